import type { PropertyView } from "@porchlight/contract/properties.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { Confirm } from "../../ui/Dialogs.tsx";
import { useLiveShowings } from "../showings/live-showings.ts";
import { useComplete, usePause } from "./listing-moves.ts";

type EndingProps = { property: PropertyView; opened: boolean; onClose: () => void };

/** Takes a home off the platforms for a while. */
export function PauseDialog({ property, opened, onClose }: EndingProps) {
  const pause = usePause(property.id);
  const done = () => {
    onClose();
    showSuccess(
      <>
        <b>{property.displayName}</b> has been unlisted
      </>,
    );
  };
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title="Pause this listing?"
      verb="Pause listing"
      busy={pause.isPending}
      onConfirm={() => pause.mutate(undefined, { onSuccess: done })}
    >
      The listing will be removed from platforms. Conversations and showings are kept.
    </Confirm>
  );
}

/** The dialog that marks a home as rented out, with what that cancels. */
export function RentedOutDialog({ property, opened, onClose }: EndingProps) {
  const showings = useLiveShowings(property.id, opened);
  const complete = useComplete(property.id);
  const done = () => {
    onClose();
    showSuccess(
      <>
        <b>{property.displayName}</b> has been marked as rented out
      </>,
    );
  };
  return (
    <Confirm
      opened={opened}
      onClose={onClose}
      title="Mark as rented out?"
      verb="Mark as rented out"
      kind="danger"
      busy={complete.isPending}
      onConfirm={() => complete.mutate(undefined, { onSuccess: done })}
    >
      The listing will be removed from platforms, conversations and pending or confirmed showings will be canceled, and
      new leads will be informed.
      {showings > 0 && <b> {showings === 1 ? "One showing" : `${showings} showings`} will be canceled.</b>}
    </Confirm>
  );
}

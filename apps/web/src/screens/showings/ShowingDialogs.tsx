import type { ShowingView } from "@porchlight/contract/showings.ts";
import { useOpened } from "../../ui/use-opened.ts";
import { AcceptDialog } from "./AcceptDialog.tsx";
import { AssignDialog } from "./AssignDialog.tsx";
import type { Asked, Moving } from "./asked.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { DeclineDialog } from "./DeclineDialog.tsx";
import { ReschedulePanel } from "./ReschedulePanel.tsx";

/** What a screen with showings opens for them. */
export const useShowingLayers = () => ({
  accept: useOpened<Asked>(),
  decline: useOpened<Asked>(),
  reschedule: useOpened<Moving>(),
  assign: useOpened<ShowingView>(),
  cancel: useOpened<ShowingView>(),
});
export type ShowingLayers = ReturnType<typeof useShowingLayers>;

/** The layers, beside the rows that open them, so that they outlive an emptied list. */
export function ShowingDialogs({ layers, now }: { layers: ShowingLayers; now: Temporal.Instant }) {
  return (
    <>
      <AcceptDialog accept={layers.accept} now={now} />
      <DeclineDialog decline={layers.decline} />
      <ReschedulePanel reschedule={layers.reschedule} now={now} />
      <AssignDialog assign={layers.assign} now={now} />
      <CancelDialog cancel={layers.cancel} now={now} />
    </>
  );
}

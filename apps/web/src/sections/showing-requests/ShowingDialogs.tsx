import type { ShowingView } from "@porchlight/contract/showings.ts";
import { late } from "../../ui/late.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import type { Asked, Moving } from "./asked.ts";

const AcceptDialog = late(
  () => import("./AcceptDialog.tsx").then((file) => file.AcceptDialog),
  ({ accept }) => accept.opened,
);
const DeclineDialog = late(
  () => import("./DeclineDialog.tsx").then((file) => file.DeclineDialog),
  ({ decline }) => decline.opened,
);
const ReschedulePanel = late(
  () => import("./ReschedulePanel.tsx").then((file) => file.ReschedulePanel),
  ({ reschedule }) => reschedule.opened,
);
const AssignDialog = late(
  () => import("./AssignDialog.tsx").then((file) => file.AssignDialog),
  ({ assign }) => assign.opened,
);
const CancelDialog = late(
  () => import("./CancelDialog.tsx").then((file) => file.CancelDialog),
  ({ cancel }) => cancel.opened,
);

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

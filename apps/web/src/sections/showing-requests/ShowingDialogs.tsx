import type { ShowingView } from "@porchlight/contract/showings.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useLayer } from "../../ui/use-layer.ts";
import type { RequestOfShowing, RescheduleTarget } from "./request-of-showing.ts";

const AcceptDialog = lazyPart(
  () => import("./AcceptDialog.tsx").then((file) => file.AcceptDialog),
  ({ accept }) => accept.opened,
);
const DeclineDialog = lazyPart(
  () => import("./DeclineDialog.tsx").then((file) => file.DeclineDialog),
  ({ decline }) => decline.opened,
);
const ReschedulePanel = lazyPart(
  () => import("./ReschedulePanel.tsx").then((file) => file.ReschedulePanel),
  ({ reschedule }) => reschedule.opened,
);
const AssignDialog = lazyPart(
  () => import("./AssignDialog.tsx").then((file) => file.AssignDialog),
  ({ assign }) => assign.opened,
);
const CancelDialog = lazyPart(
  () => import("./CancelDialog.tsx").then((file) => file.CancelDialog),
  ({ cancel }) => cancel.opened,
);

/** The state of the dialogs that a screen with showings can open. */
export const useShowingLayers = () => ({
  accept: useLayer<RequestOfShowing>(),
  decline: useLayer<RequestOfShowing>(),
  reschedule: useLayer<RescheduleTarget>(),
  assign: useLayer<ShowingView>(),
  cancel: useLayer<ShowingView>(),
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

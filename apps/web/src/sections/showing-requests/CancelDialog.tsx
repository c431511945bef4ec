import type { ShowingView } from "@porchlight/contract/showings.ts";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog } from "../../ui/Dialogs.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { rentersIn } from "../showings/showing-entries.ts";
import { momentOf } from "../showings/showing-times.ts";
import { namesOf } from "../showings/showing-words.ts";
import { useCancelShowing } from "./data.ts";
import { ReasonForm } from "./ReasonForm.tsx";

export function CancelDialog({ cancel, now }: { cancel: Layer<ShowingView>; now: Temporal.Instant }) {
  return (
    <Dialog opened={cancel.opened} onClose={cancel.close} title="Cancel showing?">
      {cancel.thing && <CancelForm showing={cancel.thing} now={now} onClose={cancel.close} />}
    </Dialog>
  );
}

function CancelForm({ showing, now, onClose }: { showing: ShowingView; now: Temporal.Instant; onClose: () => void }) {
  const cancel = useCancelShowing(showing);
  const told = rentersIn(showing);
  return (
    <ReasonForm
      about={showing.id}
      tells={`${namesOf(told)} will be notified that the showing on ${momentOf(showing, now, viewerTimeZone())} is canceled.`}
      keep="Keep showing"
      verb="Cancel showing"
      move={cancel}
      onDone={() => {
        showSuccess("Showing canceled");
        onClose();
      }}
      onClose={onClose}
    />
  );
}

import { showSuccess } from "../../ui/alerts.ts";
import { Dialog } from "../../ui/Dialogs.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { useDeclineRequest } from "./data.ts";
import { ReasonForm } from "./ReasonForm.tsx";
import type { RequestOfShowing } from "./request-of-showing.ts";

export function DeclineDialog({ decline }: { decline: Layer<RequestOfShowing> }) {
  return (
    <Dialog opened={decline.opened} onClose={decline.close} title="Decline showing request?">
      {decline.thing && <DeclineForm asked={decline.thing} onClose={decline.close} />}
    </Dialog>
  );
}

function DeclineForm({ asked: { showing, request }, onClose }: { asked: RequestOfShowing; onClose: () => void }) {
  const decline = useDeclineRequest(showing, request);
  return (
    <ReasonForm
      about={request.id}
      tells={`${request.renter.name} will be notified and offered other times.`}
      keep="Cancel"
      verb="Decline"
      move={decline}
      onDone={() => {
        showSuccess("Showing declined");
        onClose();
      }}
      onClose={onClose}
    />
  );
}

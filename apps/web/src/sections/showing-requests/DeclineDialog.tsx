import { tellSuccess } from "../../ui/alerts.ts";
import { Dialog } from "../../ui/Dialogs.tsx";
import type { Opened } from "../../ui/use-opened.ts";
import type { Asked } from "./asked.ts";
import { useDeclineRequest } from "./data.ts";
import { ReasonForm } from "./ReasonForm.tsx";

export function DeclineDialog({ decline }: { decline: Opened<Asked> }) {
  return (
    <Dialog opened={decline.opened} onClose={decline.close} title="Decline showing request?">
      {decline.thing && <DeclineForm asked={decline.thing} onClose={decline.close} />}
    </Dialog>
  );
}

function DeclineForm({ asked: { showing, request }, onClose }: { asked: Asked; onClose: () => void }) {
  const decline = useDeclineRequest(showing, request);
  return (
    <ReasonForm
      about={request.id}
      tells={`${request.renter.name} will be notified and offered other times.`}
      keep="Cancel"
      verb="Decline"
      move={decline}
      onDone={() => {
        tellSuccess("Showing declined");
        onClose();
      }}
      onClose={onClose}
    />
  );
}

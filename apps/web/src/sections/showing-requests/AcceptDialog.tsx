import { calledBy } from "@porchlight/domain/kernel/names.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useState } from "react";
import { Dialog } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { product } from "../../words.ts";
import { momentOf } from "../showings/showing-times.ts";
import { namesOf } from "../showings/showing-words.ts";
import { AgentForm } from "./agents/AgentForm.tsx";
import { BusyNote } from "./BusyNote.tsx";
import css from "./Dialog.module.css";
import { useAcceptRequest } from "./data.ts";
import type { RequestOfShowing } from "./request-of-showing.ts";
import { ShowingStrip } from "./ShowingStrip.tsx";

/** Asks who will conduct the showing, and accepts. */
export function AcceptDialog({ accept, now }: { accept: Layer<RequestOfShowing>; now: Temporal.Instant }) {
  const [adding, setAdding] = useState(false);
  const title = adding ? "Add showing agent" : "Accept showing";
  return (
    <Dialog opened={accept.opened} onClose={accept.close} title={title}>
      {accept.thing && <AcceptForm asked={accept.thing} now={now} onAdding={setAdding} onClose={accept.close} />}
    </Dialog>
  );
}

function AcceptForm({
  asked: { showing, request },
  now,
  onAdding,
  onClose,
}: {
  asked: RequestOfShowing;
  now: Temporal.Instant;
  onAdding: (adding: boolean) => void;
  onClose: () => void;
}) {
  const accept = useAcceptRequest(showing, request);
  const moment = momentOf(showing, now, viewerTimeZone());
  const coming = showing.showingRequests.filter(({ status }) => status === "ACCEPTED").map(({ renter }) => renter);
  return (
    <AgentForm
      showing={showing}
      moment={moment}
      sending={accept}
      sendLabel="Accept"
      success="Showing accepted"
      onAdding={onAdding}
      onClose={onClose}
      before={
        <>
          <p className={css.sub}>Choose who will conduct the showing</p>
          <ShowingStrip showing={showing} moment={moment}>
            {request.renter.name}, {tourTypeLabels[showing.tourType]}, {showing.property.displayName}
          </ShowingStrip>
          {showing.isOwnerBusy && (
            <p className={css.busy}>
              <BusyNote showing={showing} />
            </p>
          )}
        </>
      }
      note={(agentFirstName) => (
        <PiperNote>
          {product.assistant} will tell {calledBy(request.renter.name)}{" "}
          {showing.tourType === "VIRTUAL" ? "" : "the address, "}the time and{" "}
          {agentFirstName ? `${agentFirstName}'s name` : "who will be there"}.
          {coming.length > 0 && ` ${namesOf(coming)} ${coming.length > 1 ? "are" : "is"} already coming at this time.`}
        </PiperNote>
      )}
    />
  );
}

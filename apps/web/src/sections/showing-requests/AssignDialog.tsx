import type { ShowingView } from "@porchlight/contract/showings.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { useState } from "react";
import { Dialog } from "../../ui/Dialogs.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { viewerTimeZone } from "../../ui/viewer-time-zone.ts";
import { rentersIn } from "../showings/showing-entries.ts";
import { momentOf } from "../showings/showing-times.ts";
import { namesOf } from "../showings/showing-words.ts";
import { AgentForm } from "./agents/AgentForm.tsx";
import { useAssignAgent } from "./data.ts";
import { ShowingStrip } from "./ShowingStrip.tsx";

export function AssignDialog({ assign, now }: { assign: Layer<ShowingView>; now: Temporal.Instant }) {
  const [adding, setAdding] = useState(false);
  const title = adding ? "Add showing agent" : "Choose a showing agent";
  return (
    <Dialog opened={assign.opened} onClose={assign.close} title={title}>
      {assign.thing && <AssignForm showing={assign.thing} now={now} onAdding={setAdding} onClose={assign.close} />}
    </Dialog>
  );
}

type AssignFormProps = {
  showing: ShowingView;
  now: Temporal.Instant;
  onAdding: (adding: boolean) => void;
  onClose: () => void;
};

function AssignForm({ showing, now, onAdding, onClose }: AssignFormProps) {
  const assign = useAssignAgent(showing);
  const moment = momentOf(showing, now, viewerTimeZone());
  return (
    <AgentForm
      showing={showing}
      moment={moment}
      before={
        <ShowingStrip showing={showing} moment={moment}>
          {namesOf(rentersIn(showing))}, {tourTypeLabels[showing.tourType]}, {showing.property.displayName}
        </ShowingStrip>
      }
      sending={assign}
      sendLabel="Save"
      success="Showing agent assigned"
      onAdding={onAdding}
      onClose={onClose}
    />
  );
}

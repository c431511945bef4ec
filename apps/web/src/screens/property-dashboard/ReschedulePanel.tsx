import type { ShowingRequestView, ShowingView } from "@porchlight/contract/showings.ts";
import { useState } from "react";
import { SidePanel } from "../../ui/Dialogs.tsx";
import { RescheduleForm } from "./RescheduleForm.tsx";
import type { Opened } from "./use-opened.ts";

/** A showing to be moved: for one renter, or without a request for everyone in it. */
export type Moving = { showing: ShowingView; request: ShowingRequestView | null };

export function ReschedulePanel({ reschedule, now }: { reschedule: Opened<Moving>; now: Temporal.Instant }) {
  const [dirty, setDirty] = useState(false);
  const [adding, setAdding] = useState(false);
  const close = () => {
    setDirty(false);
    reschedule.close();
  };
  return (
    <SidePanel
      opened={reschedule.opened}
      onClose={close}
      dirty={dirty}
      title={adding ? "Add showing agent" : "Reschedule showing"}
    >
      {reschedule.thing && (
        <RescheduleForm
          moving={reschedule.thing}
          now={now}
          onDirty={() => setDirty(true)}
          onAdding={setAdding}
          onClose={close}
        />
      )}
    </SidePanel>
  );
}

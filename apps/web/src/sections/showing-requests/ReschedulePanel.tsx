import { useState } from "react";
import { SidePanel } from "../../ui/Dialogs.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { RescheduleForm } from "./RescheduleForm.tsx";
import type { RescheduleTarget } from "./request-of-showing.ts";

export function ReschedulePanel({ reschedule, now }: { reschedule: Layer<RescheduleTarget>; now: Temporal.Instant }) {
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

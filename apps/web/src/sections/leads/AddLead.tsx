import { useEffect, useRef } from "react";
import { showSuccess } from "../../ui/alerts.ts";
import { Dialog } from "../../ui/Dialogs.tsx";
import { useFocusKept } from "../../ui/use-focus-kept.ts";
import type { Layer } from "../../ui/use-layer.ts";
import { SendApplicationDialog } from "../applications/LazySendApplicationDialog.tsx";
import { type Recipient, useSending } from "../applications/sending.ts";
import { AddLeadForm } from "./AddLeadForm.tsx";
import type { NewLead } from "./data.ts";

/** A renter the owner met elsewhere: Piper writes to them and helps to find a time, or they are sent an application. */
export function AddLeadDialog({ adding }: { adding: Layer<string> }) {
  const sending = useSending();
  const { dialog } = sending;
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (adding.opened) opener.current = document.activeElement as HTMLElement;
  }, [adding.opened]);
  // The second dialog knows only the button of the first, which is gone by then.
  useFocusKept(opener, dialog.opened ? null : dialog.thing);
  const goOn = (lead: Recipient, action: NewLead["action"]) => {
    if (action === "SEND_APPLICATION") return sending.open(lead, adding.close);
    showSuccess(`The assistant will contact ${lead.name} shortly`);
    adding.close();
  };
  return (
    <>
      <Dialog opened={adding.opened} onClose={adding.close} title="Add new lead" width="medium">
        {adding.thing && (
          <AddLeadForm
            propertyId={adding.thing}
            busy={sending.loading !== null}
            onAdded={goOn}
            onCancel={adding.close}
          />
        )}
      </Dialog>
      <SendApplicationDialog
        dialog={dialog}
        onSent={({ name }) => showSuccess(`Application has been sent to ${name}`)}
      />
    </>
  );
}

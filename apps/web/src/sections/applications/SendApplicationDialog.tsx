import { useState } from "react";
import { Dialog } from "../../ui/Dialogs.tsx";
import type { Layer } from "../../ui/use-layer.ts";
import { AddressDialog } from "./LazyAddressDialog.tsx";
import { SendForm } from "./SendForm.tsx";
import { Sent } from "./Sent.tsx";
import type { Sending } from "./sending.ts";
import { useAddressFirst } from "./use-address-first.ts";

type SendApplicationDialogProps = {
  dialog: Layer<Sending>;
  /** Called when the application is sent, while the dialog still says so. */
  onSent?: ((sending: Sending) => void) | undefined;
};

/** Sends an application to a lead: what the owner agrees to, then what the renter gets. */
export function SendApplicationDialog({ dialog, onSent }: SendApplicationDialogProps) {
  const first = useAddressFirst();
  const [sent, setSent] = useState<string | null>(null);
  const sending = dialog.thing;
  const isSent = sending !== null && sent === sending.inquiryId;
  return (
    <>
      <Dialog
        opened={dialog.opened}
        onClose={dialog.close}
        covered={first.asking.opened}
        width="large"
        title={isSent ? "Application sent" : "Send application"}
      >
        {sending && !isSent && (
          <SendForm
            sending={sending}
            first={first}
            onCancel={dialog.close}
            onSent={() => {
              setSent(sending.inquiryId);
              onSent?.(sending);
            }}
          />
        )}
        {isSent && <Sent sending={sending} onClose={dialog.close} />}
      </Dialog>
      {sending && <AddressDialog first={first} propertyId={sending.propertyId} />}
    </>
  );
}

import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { Action } from "../../ui/Action.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { Askers } from "./Askers.tsx";

type CallRequestProps = {
  escalation: EscalationView;
  busy: boolean;
  onIgnore: () => void;
  onResolve: () => void;
  onConversation: (inquiryId: string) => void;
};

/** A renter to call back; the request is resolved once that is done. */
export function CallRequest({ escalation, busy, onIgnore, onResolve, onConversation }: CallRequestProps) {
  return (
    <>
      <Askers escalation={escalation} toCall onConversation={onConversation} />
      <DialogButtons>
        <Action busy={busy} onClick={onIgnore}>
          Ignore
        </Action>
        <Action kind="primary" busy={busy} onClick={onResolve}>
          Mark as Resolved
        </Action>
      </DialogButtons>
    </>
  );
}

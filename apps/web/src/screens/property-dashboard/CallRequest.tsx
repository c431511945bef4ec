import type { EscalationView } from "@porchlight/contract/escalations.ts";
import { Action } from "../../ui/Action.tsx";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { Askers } from "./Askers.tsx";
import { isCallRequest } from "./escalation-words.ts";

type CallRequestProps = {
  escalation: EscalationView;
  busy: boolean;
  onIgnore: () => void;
  onResolve: () => void;
  onConversation: (inquiryId: string) => void;
};

/** Somebody to call; it is resolved once that is done. What is no call can only be ignored. */
export function CallRequest({ escalation, busy, onIgnore, onResolve, onConversation }: CallRequestProps) {
  return (
    <>
      <Askers renters={escalation.renters} toCall onConversation={onConversation} />
      <DialogButtons>
        <Action busy={busy} onClick={onIgnore}>
          Ignore
        </Action>
        {isCallRequest(escalation) && (
          <Action kind="primary" busy={busy} onClick={onResolve}>
            Mark as Resolved
          </Action>
        )}
      </DialogButtons>
    </>
  );
}

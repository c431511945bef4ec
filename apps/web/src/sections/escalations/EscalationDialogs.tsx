import { Confirm, Dialog } from "../../ui/Dialogs.tsx";
import { AnswerForm } from "./AnswerForm.tsx";
import { CallRequest } from "./CallRequest.tsx";
import { escalationHeading, isCallRequest } from "./escalation-words.ts";
import { ShareForm } from "./ShareForm.tsx";
import type { EscalationHandling } from "./use-escalation-handling.ts";

type EscalationDialogsProps = {
  handling: EscalationHandling;
  /** A conversation lies over whatever is open here. */
  covered: boolean;
  onConversation: (inquiryId: string) => void;
};

/** The dialogs over the escalations: the answer form, and the question before one with several renters is ignored. */
export function EscalationDialogs({ handling, covered, onConversation }: EscalationDialogsProps) {
  const { handled, ignored, busy, close: onClose, ignore: onIgnore, end: onEnd } = handling;
  const escalation = handled.thing;
  return (
    <>
      <Dialog
        opened={handled.opened}
        onClose={onClose}
        covered={covered || ignored.opened}
        width={escalation && isCallRequest(escalation) ? "small" : "medium"}
        title={escalation && escalationHeading(escalation)}
      >
        {escalation?.moves.includes("answer") && (
          <AnswerForm
            escalation={escalation}
            ignoring={busy}
            onIgnore={() => onIgnore(escalation)}
            onConversation={onConversation}
            onClose={onClose}
          />
        )}
        {escalation?.moves.includes("share") && (
          <ShareForm escalation={escalation} onConversation={onConversation} onClose={onClose} />
        )}
        {escalation && isCallRequest(escalation) && (
          <CallRequest
            escalation={escalation}
            busy={busy}
            onIgnore={() => onIgnore(escalation)}
            onResolve={() => onEnd(escalation, "Escalation resolved")}
            onConversation={onConversation}
          />
        )}
      </Dialog>
      <Confirm
        opened={ignored.opened}
        onClose={ignored.close}
        title="Ignore this question?"
        verb="Ignore"
        kind="danger"
        busy={busy}
        onConfirm={() => ignored.thing && onEnd(ignored.thing, "Escalation ignored")}
      >
        {ignored.thing?.renters.length} renters are waiting. Piper will tell them you don't have an answer.
      </Confirm>
    </>
  );
}

import { Checkbox } from "@mantine/core";
import { answerEscalation, type EscalationView } from "@porchlight/contract/escalations.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { useKeptText } from "../../app/kept-typing.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { product } from "../../words.ts";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import css from "./Askers.module.css";
import { Askers } from "./Askers.tsx";
import { useAnswerEscalation } from "./data.ts";

type AnswerFormProps = {
  escalation: EscalationView;
  ignoring: boolean;
  onIgnore: () => void;
  onConversation: (inquiryId: string) => void;
  onClose: () => void;
};

/**
 * The form for the owner's answer to everyone who asked; a fact about the home is stored as knowledge unless unchecked.
 */
export function AnswerForm({ escalation, ignoring, onIgnore, onConversation, onClose }: AnswerFormProps) {
  const [answer, setAnswer] = useKeptText(`answer to ${escalation.id}`);
  const [remember, setRemember] = useState(true);
  const { warning, field, refused } = useCheckedWords();
  const send = useAnswerEscalation(escalation);
  const checked = answerEscalation.body.shape.answer.safeParse(answer);
  const reason = checked.success ? undefined : (checked.error.issues[0]?.message ?? "Answer is required");
  const several = escalation.renters.length;
  const submit = () =>
    send.mutate(
      { answer: answer.trim(), useForFutureAnswers: remember },
      {
        onSuccess: () => {
          showSuccess("Escalation resolved");
          onClose();
        },
        onError: (error) => {
          alertFailure(error, refused(error) ?? "Error resolving escalation");
          if (error instanceof CallError && error.status === 409) onClose();
        },
      },
    );
  return (
    <>
      <Askers escalation={escalation} onConversation={onConversation} />
      <FairWarning said={warning} />
      <TextArea
        ref={field}
        label="Answer"
        minRows={3}
        maxRows={10}
        most={messageLength.max}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        aria-invalid={warning ? true : undefined}
        data-autofocus
      />
      {escalation.becomesKnowledge && (
        <Checkbox
          mt="md"
          label="Use for future answers"
          description={`${product.assistant} will reuse this answer when another renter asks`}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
      )}
      <PiperNote>
        {product.assistant} replies to{" "}
        {several === 1 ? escalation.renters[0]!.name : several === 2 ? "both renters" : `all ${several} renters`}.
      </PiperNote>
      <DialogButtons>
        <Action busy={ignoring} onClick={onIgnore}>
          Ignore
        </Action>
        <Action kind="primary" reason={reason} busy={send.isPending} onClick={submit}>
          Send
        </Action>
      </DialogButtons>
      {reason && <p className={css.reason}>{reason}</p>}
    </>
  );
}

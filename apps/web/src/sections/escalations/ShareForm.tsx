import { type EscalationView, shareSelfShowingInstructions } from "@porchlight/contract/escalations.ts";
import {
  type CodeValidityPeriod,
  codeValidityPeriods,
  instructionsLength,
} from "@porchlight/domain/showings/self-guided.ts";
import { codeValidityLabels } from "@porchlight/domain/words/labels.ts";
import { useState } from "react";
import { alertFailure } from "../../app/alert-failure.ts";
import { CallError } from "../../app/call-error.ts";
import { Action } from "../../ui/Action.tsx";
import { showSuccess } from "../../ui/alerts.ts";
import { DialogButtons } from "../../ui/Dialogs.tsx";
import { PiperNote } from "../../ui/PiperNote.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { product } from "../../words.ts";
import { FairWarning, useCheckedWords } from "../fair-housing/FairWarning.tsx";
import { namesOf } from "../showings/showing-words.ts";
import css from "./Askers.module.css";
import { Askers } from "./Askers.tsx";
import { useShareInstructions } from "./data.ts";

const choices = codeValidityPeriods.map((value) => ({ value, label: codeValidityLabels[value] }));

type ShareFormProps = {
  escalation: EscalationView;
  onConversation: (inquiryId: string) => void;
  onClose: () => void;
};

/** Entry instructions to a home without anyone there, and for how long the code that shows it works. */
export function ShareForm({ escalation, onConversation, onClose }: ShareFormProps) {
  const [instructions, setInstructions] = useState(escalation.lastInstructions ?? "");
  const [period, setPeriod] = useState<CodeValidityPeriod>("ONE_HOUR");
  const { warning, field, refused } = useCheckedWords();
  const share = useShareInstructions(escalation);
  const checked = shareSelfShowingInstructions.body.safeParse({ instructions, codeValidityPeriod: period });
  const reason = checked.success ? undefined : checked.error.issues[0]?.message;
  const submit = () => {
    if (!checked.success) return;
    share.mutate(checked.data, {
      onSuccess: () => {
        showSuccess("Instructions shared");
        onClose();
      },
      onError: (error) => {
        alertFailure(error, refused(error) ?? "Error sharing instructions");
        if (error instanceof CallError && error.status === 409) onClose();
      },
    });
  };
  return (
    <>
      <Askers escalation={escalation} onConversation={onConversation} />
      <FairWarning said={warning} />
      <TextArea
        ref={field}
        label="Instructions"
        description="Key location, lock code, how to lock up"
        minRows={4}
        maxRows={12}
        most={instructionsLength.max}
        value={instructions}
        onChange={(event) => setInstructions(event.currentTarget.value)}
        aria-invalid={warning ? true : undefined}
        data-autofocus
      />
      <SelectField
        mt="md"
        label="Code validity"
        description="How long the link works"
        choices={choices}
        value={period}
        onChange={setPeriod}
      />
      <PiperNote>
        {product.assistant} sends {namesOf(escalation.renters)} a code that opens these instructions shortly before the
        tour.
      </PiperNote>
      <DialogButtons>
        <Action onClick={onClose}>Cancel</Action>
        <Action kind="primary" reason={reason} busy={share.isPending} onClick={submit}>
          Send
        </Action>
      </DialogButtons>
      {reason && <p className={css.reason}>{reason}</p>}
    </>
  );
}

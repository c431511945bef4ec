import { changeLearnedAnswer, type LearnedAnswerView } from "@porchlight/contract/learned-answers.ts";
import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { alertFailure } from "../../../app/alert-failure.ts";
import { useKeptText } from "../../../app/kept-typing.ts";
import { FairWarning, useCheckedWords } from "../../../sections/fair-housing/FairWarning.tsx";
import { Action } from "../../../ui/Action.tsx";
import { showSuccess } from "../../../ui/alerts.ts";
import { DialogButtons } from "../../../ui/Dialogs.tsx";
import { TextArea } from "../../../ui/TextArea.tsx";
import { useChangeLearned } from "./data.ts";

type ChangeFormProps = { propertyId: string; learned: LearnedAnswerView; onEnd: () => void };

/** The words Piper will say to the next renter who asks. */
export function ChangeForm({ propertyId, learned, onEnd }: ChangeFormProps) {
  const [answer, setAnswer] = useKeptText(`answer ${learned.id}`, learned.answer);
  const { warning, field, refused } = useCheckedWords();
  const change = useChangeLearned(propertyId, learned);
  const checked = changeLearnedAnswer.body.shape.answer.safeParse(answer);
  const save = () =>
    change.mutate(answer.trim(), {
      onSuccess: () => {
        showSuccess("Answer saved");
        onEnd();
      },
      onError: (error) => {
        if (!refused(error)) alertFailure(error);
        field.current?.focus();
      },
    });
  return (
    <>
      <FairWarning said={warning} />
      <TextArea
        ref={field}
        label={learned.question}
        minRows={3}
        maxRows={10}
        most={messageLength.max}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
        error={checked.success ? undefined : checked.error.issues[0]?.message}
        data-autofocus
      />
      <DialogButtons>
        <Action onClick={onEnd}>Cancel</Action>
        <Action
          kind="primary"
          reason={checked.success ? undefined : checked.error.issues[0]?.message}
          busy={change.isPending}
          onClick={save}
        >
          Save
        </Action>
      </DialogButtons>
    </>
  );
}

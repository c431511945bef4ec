import { answerExam, type SittingView } from "@porchlight/contract/renter-screening.ts";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "../../../app/call.ts";
import { useWords } from "../../../sections/renter/language.tsx";
import { ChoiceCards } from "../../../ui/ChoiceCards.tsx";
import type { Proof } from "./identity.ts";
import { OtherWays } from "./OtherWays.tsx";
import css from "./Screening.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import type { PageProps } from "./screened.ts";
import { focusFirstBad, formId, useScreeningStep } from "./use-screening-step.ts";

export type Exam = NonNullable<SittingView["exam"]>;

type ExamPageProps = PageProps & {
  proof: Proof;
  exam: Exam;
  /** Whether the bureau asked other questions before. */
  isOther: boolean;
  onAnswer: (proof: Proof, sitting: SittingView) => void;
};

/** The bureau's questions, in its own words. */
export function ExamPage({ view, Frame, proof, exam: { examId, questions }, isOther, onAnswer }: ExamPageProps) {
  const { exam: words } = useWords().screening;
  const { take, isBusy } = useScreeningStep(view.id);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMarked, setMarked] = useState(false);
  // Other questions follow in the same status, and why they do is said below the heading.
  useEffect(() => {
    if (isOther) document.querySelector<HTMLElement>("#main h1")?.focus();
  }, [isOther]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answers = questions.flatMap(({ key }) => (chosen[key] ? [{ questionKey: key, choiceKey: chosen[key] }] : []));
    if (answers.length < questions.length) {
      setMarked(true);
      return focusFirstBad({ answers: words.missing });
    }
    const { ssn, birthDate } = proof;
    void take(() => call(answerExam, { params: { id: view.id, examId }, body: { ssn, birthDate, answers } }), {
      before: (sitting) => onAnswer(proof, sitting),
    });
  };
  return (
    <Frame
      title={words.title}
      why={isOther ? words.other : words.why}
      next={<SubmitButton busy={isBusy}>{words.submit}</SubmitButton>}
    >
      <form id={formId} className={css.fields} noValidate onSubmit={submit}>
        {words.inEnglish && <p className={css.note}>{words.inEnglish}</p>}
        {questions.map(({ key, text, choices }) => (
          <ChoiceCards
            key={key}
            legend={<span lang="en">{text}</span>}
            titled
            choices={choices.map((choice) => ({ value: choice.key, label: <span lang="en">{choice.text}</span> }))}
            value={chosen[key] ?? null}
            onChange={(choice) => setChosen((before) => ({ ...before, [key]: choice }))}
            error={isMarked && !chosen[key] && words.missing}
          />
        ))}
      </form>
      <OtherWays view={view} />
    </Frame>
  );
}

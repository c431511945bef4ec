import type { AnswerSection, Answers } from "@porchlight/domain/applications/answers.ts";
import { useLanguage, useWords } from "../../sections/renter/language.tsx";
import { Action } from "../../ui/Action.tsx";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";
import { useSaverState } from "./saving/use-answer-saver.ts";
import { differences, factsOf } from "./summary/answer-facts.ts";
import { FactList } from "./summary/FactList.tsx";

/** What another device changed in a section meanwhile, and the choice between the two. */
export function Conflict({ section }: { section: AnswerSection }) {
  const { frame } = useWords();
  const language = useLanguage();
  const { saver } = useApplicationForm();
  const { typed, theirs } = useSaverState(saver).sections[section];
  if (!theirs) return null;
  const facts = (answers: unknown) => factsOf(section, answers as Answers[AnswerSection], language);
  return (
    <section className={css.notice} role="alert" aria-label={frame.conflict.title}>
      <h2>{frame.conflict.title}</h2>
      <p>{frame.conflict.text}</p>
      <FactList facts={differences(facts(typed), facts(theirs.answers))} showsEmpty />
      <div className={css.choices}>
        <Action onClick={() => saver.resolve(section, "mine")}>{frame.conflict.keep}</Action>
        <Action onClick={() => saver.resolve(section, "theirs")}>{frame.conflict.take}</Action>
      </div>
    </section>
  );
}

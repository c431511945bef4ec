import { Link } from "@tanstack/react-router";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import css from "./Chat.module.css";
import { answerTo, type QuestionStep, questions } from "./questions.ts";
import type { Draft } from "./steps.ts";

/** The previous question and the owner's answer, with a link back to it. */
export function AnsweredQuestion({ path, draft }: { path: QuestionStep; draft: Draft }) {
  return (
    <section className={css.told} aria-label="Your earlier answers">
      <div className={css.row}>
        <LanternDisc size={44} />
        <div className={css.said}>
          <p className={css.bubble}>{questions[path]}</p>
        </div>
      </div>
      <div className={css.mine}>
        <p className={css.ownBubble}>{answerTo(path, draft)}</p>
        <Link to={`/onboarding/${path}`} className={css.change} aria-label={`Change: ${questions[path]}`}>
          Change
        </Link>
      </div>
    </section>
  );
}

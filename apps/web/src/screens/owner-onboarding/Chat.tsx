import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { LanternDisc } from "../../ui/LanternDisc.tsx";
import css from "./Chat.module.css";
import { type Draft, isReachable, type StepPath, stepCount, steps } from "./steps.ts";

type ChatProps = {
  /** What is asked; the page's heading. */
  question: string;
  /** A second bubble. */
  more?: ReactNode;
  at?: StepPath;
  draft: Draft;
  children: ReactNode;
};

/** One question of the assistant and the place to answer it. */
export function Chat({ question, more, at, draft, children }: ChatProps) {
  useDocumentTitle(at ? question : "Welcome");
  return (
    <div className={css.page}>
      {at && <Progress at={at} draft={draft} />}
      <div className={css.row}>
        <LanternDisc size={44} />
        <div>
          <div className={css.bubble}>
            <h1 tabIndex={-1}>{question}</h1>
          </div>
          {more && <div className={css.bubble}>{more}</div>}
          <div className={css.answer}>{children}</div>
        </div>
      </div>
    </div>
  );
}

function Progress({ at, draft }: { at: StepPath; draft: Draft }) {
  const current = steps.find((step) => step.path === at)!;
  return (
    <nav className={css.progress} aria-label="Steps">
      <span className="pl-num">
        Step {current.number} of {stepCount}
      </span>
      <ol className={css.dots}>
        {steps.map((step) => {
          const look = `${css.dot} ${step.path === at ? css.current : ""} ${step.isAnswered(draft) ? css.answered : ""}`;
          const name = `Step ${step.number}, ${step.path.replace("-", " ")}`;
          return (
            <li key={step.path}>
              {isReachable(step.path, draft) ? (
                <Link to={`/onboarding/${step.path}`} className={`${look} ${css.open}`} aria-label={name}>
                  <i />
                </Link>
              ) : (
                <span className={look}>
                  <i />
                  <span className="pl-hidden">{name}, not open yet</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

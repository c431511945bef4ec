import { Link } from "@tanstack/react-router";
import css from "./Progress.module.css";
import { type Draft, isReachable, isWalked, type StepPath, stepCount, steps } from "./steps.ts";

type ProgressProps = { at: StepPath; draft: Draft; isSaved: boolean };

/** Which of the six steps this is, and a way back to the earlier ones as long as nothing is saved. */
export function Progress({ at, draft, isSaved }: ProgressProps) {
  const current = steps.find((step) => step.path === at)!;
  const numbers = Array.from({ length: stepCount }, (_, index) => index + 1);
  return (
    <nav className={css.progress} aria-label="Steps">
      <span className="pl-num">
        Step {current.number} of {stepCount}
      </span>
      <ol className={css.dots}>
        {numbers.map((number) => (
          <li key={number}>
            <Dot number={number} at={at} draft={draft} isSaved={isSaved} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Dot({ number, at, draft, isSaved }: ProgressProps & { number: number }) {
  const step = steps.find((one) => one.number === number);
  const name = `Step ${number}${step ? `, ${step.path.replace("-", " ")}` : ""}`;
  const isSkipped = step !== undefined && !isSaved && !isWalked(step.path, draft);
  const isAnswered = isSaved ? number < stepCount : Boolean(step?.isAnswered(draft)) && !isSkipped;
  const look = [css.dot, step?.path === at && css.current, isAnswered && css.answered, isSkipped && css.skipped];
  const className = look.filter(Boolean).join(" ");
  if (step && !isSaved && isReachable(step.path, draft)) {
    return (
      <Link
        to={`/onboarding/${step.path}`}
        className={`${className} ${css.open}`}
        aria-label={name}
        aria-current={step.path === at ? "step" : undefined}
      >
        <i />
      </Link>
    );
  }
  return (
    <span className={className}>
      <i />
      <span className="pl-hidden">
        {name}, {isSaved ? "done" : isSkipped ? "not needed" : "not open yet"}
      </span>
    </span>
  );
}

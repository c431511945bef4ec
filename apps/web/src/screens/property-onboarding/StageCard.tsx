import type { PropertyView } from "@porchlight/contract/properties.ts";
import { IconCheck, IconLock, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { stepLabels } from "../../sections/property/step-labels.ts";
import { ActionLink } from "../../ui/Action.tsx";
import { stageTitles, stepWords } from "./onboarding-words.ts";
import type { Stage } from "./progress.ts";
import css from "./StageCard.module.css";
import { stageFacts } from "./stage-facts.ts";

type StageCardProps = { stage: Stage; home: PropertyView | null; isCurrent: boolean };

/** The card of a stage: done with its facts, open with its missing steps, or locked with the reason. */
export function StageCard({ stage, home, isCurrent }: StageCardProps) {
  const { name, number, steps, done, isDone, isOpen, next } = stage;
  const propertyId = home?.id ?? "new";
  const state = isDone ? "done" : isOpen ? "open" : "locked";
  const hasBegun = done.length > 0;
  const left = steps.filter((step) => !done.includes(step));
  const minutes = left.reduce((sum, step) => sum + stepWords[step].minutes, 0);
  const said = {
    done: "Done",
    open: `${done.length} of ${steps.length} steps, about ${minutes} ${minutes === 1 ? "minute" : "minutes"} left`,
    locked: "Finish the previous stage first",
  }[state];
  return (
    <li className={css.stage} data-state={state}>
      <span className={css.number} aria-hidden>
        {isDone ? <IconCheck size={22} stroke={2} /> : number}
      </span>
      <section className={css.card} aria-labelledby={name}>
        <div className={css.cardHead}>
          <h2 id={name}>
            {isOpen ? (
              <Link
                className={css.cardLink}
                to="/property/onboarding/$propertyId/$step"
                params={{ propertyId, step: name }}
              >
                {stageTitles[name]}
              </Link>
            ) : (
              stageTitles[name]
            )}
          </h2>
          {state === "locked" && (
            <span className={css.lock}>
              <IconLock size={15} stroke={1.75} aria-hidden />
              Locked
            </span>
          )}
          {isDone && (
            <span className={css.edit} aria-hidden>
              <IconPencil size={16} stroke={1.75} />
              Edit
            </span>
          )}
        </div>
        <p className={`${css.said} pl-num`}>{said}</p>
        {isDone && home && (
          <ul className={css.facts} aria-label="Your answers">
            {stageFacts(name, home).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {state === "open" && (
          <div
            className={css.meter}
            role="progressbar"
            aria-label={`Steps done of “${stageTitles[name]}”`}
            aria-valuemin={0}
            aria-valuemax={steps.length}
            aria-valuenow={done.length}
          >
            <div style={{ width: `${(done.length / steps.length) * 100}%` }} />
          </div>
        )}
        {!isDone && (
          <ul className={css.steps}>
            {steps.map((step) => (
              <li key={step} data-done={done.includes(step) || undefined} data-next={isOpen && step === next}>
                <span className={css.tick} aria-hidden>
                  {done.includes(step) && <IconCheck size={14} stroke={2.25} />}
                </span>
                {stepLabels[step]}
                {done.includes(step) && <span className="pl-hidden">, done</span>}
              </li>
            ))}
          </ul>
        )}
        {isCurrent && (
          <div className={css.go}>
            <ActionLink
              kind="primary"
              size="md"
              to="/property/onboarding/$propertyId/$step"
              params={{ propertyId, step: next }}
            >
              {hasBegun ? "Continue" : "Start"}
            </ActionLink>
            <span>Next: {stepLabels[next].toLowerCase()}</span>
          </div>
        )}
      </section>
    </li>
  );
}

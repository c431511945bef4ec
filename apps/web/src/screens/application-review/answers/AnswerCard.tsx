import { type ReactNode, useId } from "react";
import css from "./Answers.module.css";
import type { Answer } from "./answer-words.ts";

/** Answers that belong together, such as those about one job. */
export type AnswerEntry = { id: string; heading?: string; answers: readonly Answer[] };

type AnswerCardProps = {
  title: string;
  entries?: readonly AnswerEntry[];
  /** What it says without any answer. */
  none?: string;
  children?: ReactNode;
};

/** What is longer takes the whole width of a card. */
const lineLength = 60;

/** A part of an application under its heading: the answers that were given. */
export function AnswerCard({ title, entries = [], none = "No info", children }: AnswerCardProps) {
  const titleId = useId();
  const given = entries
    .map((entry) => ({ ...entry, answers: entry.answers.filter(([, value]) => value) }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {given.length === 0 && !children && <p className={css.quiet}>{none}</p>}
      {given.map(({ id, heading, answers }) => (
        <div key={id} className={css.entry}>
          {heading && <h4>{heading}</h4>}
          <dl className="pl-num">
            {answers.map(([label, value]) => (
              <div key={label} data-long={(value?.length ?? 0) > lineLength || undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {children}
    </section>
  );
}

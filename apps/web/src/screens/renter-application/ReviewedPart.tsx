import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import css from "./Form.module.css";
import type { Step } from "./steps.ts";

type ReviewedPartProps = {
  step: Step;
  short: string;
  /** The messages of what is missing, by the field of the step that they lead to. */
  missing: Readonly<Record<string, string>>;
  /** What a field is called, where it has a name of its own. */
  labels?: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** One step at the review: what is in it, what is missing, and the way to change it. */
export function ReviewedPart({ step, short, missing, labels = {}, children }: ReviewedPartProps) {
  const { review } = useWords();
  const spoken = useSpoken();
  const fields = Object.entries(missing);
  return (
    <section className={`${css.card} ${css.reviewed}`} aria-labelledby={`review-${step}`}>
      <div className={css.row}>
        <h2 id={`review-${step}`}>{short}</h2>
        <ActionLink
          kind="plain"
          size="xs"
          to="."
          search={{ step }}
          preload={false}
          aria-label={review.editSection(short)}
        >
          {review.edit}
        </ActionLink>
      </div>
      {fields.length === 0 ? (
        <p className={css.done}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {review.complete}
        </p>
      ) : (
        <ul className={css.missing} aria-label={review.missing(fields.length)}>
          {fields.map(([field, message]) => (
            <li key={field}>
              <Link to="." search={{ step, at: field }} preload={false}>
                {labels[field] ?? spoken.message(message)}
              </Link>
              {labels[field] && <span>{spoken.message(message)}</span>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

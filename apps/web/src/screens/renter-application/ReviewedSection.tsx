import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSpoken, useWords } from "../../sections/renter/language.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";
import { SectionSummary } from "./summary/SectionSummary.tsx";

/** One section at the review: its answers, what is missing, and the way to change it. */
export function ReviewedSection({ section }: { section: FormSection }) {
  const { review, steps } = useWords();
  const spoken = useSpoken();
  const { view } = useApplicationForm();
  const missing = Object.entries(view.missing[section] ?? {});
  const { short } = steps[section];
  return (
    <section className={css.card} aria-labelledby={`review-${section}`}>
      <div className={css.row}>
        <h2 id={`review-${section}`}>{short}</h2>
        <ActionLink
          kind="plain"
          size="xs"
          to="."
          search={{ step: section }}
          preload={false}
          aria-label={review.editSection(short)}
        >
          {review.edit}
        </ActionLink>
      </div>
      {missing.length === 0 ? (
        <p className={css.done}>
          <IconCheck size={16} stroke={2} aria-hidden />
          {review.complete}
        </p>
      ) : (
        <ul className={css.missing} aria-label={review.missing(missing.length)}>
          {missing.map(([field, message]) => (
            <li key={field}>
              <Link to="." search={{ step: section, at: field }} preload={false}>
                {spoken.message(message)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SectionSummary view={view} section={section} />
    </section>
  );
}

import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLanguage, useSpoken, useWords } from "../../sections/renter/language.tsx";
import { ActionLink } from "../../ui/Action.tsx";
import { Conflict } from "./Conflict.tsx";
import css from "./Form.module.css";
import { useApplicationForm } from "./form-context.ts";
import { factsOf } from "./summary/answer-facts.ts";
import { SectionSummary } from "./summary/SectionSummary.tsx";

/** The label of each field of a section, by its path; files and people have none. */
function useLabels(section: FormSection): Readonly<Record<string, string>> {
  const language = useLanguage();
  const { view } = useApplicationForm();
  if (section === "people" || section === "documents") return {};
  const facts = factsOf(section, view.answers[section], language);
  return Object.fromEntries(facts.map(({ path, label }) => [path, label]));
}

/** One section at the review: its answers, what is missing, and the way to change it. */
export function ReviewedSection({ section }: { section: FormSection }) {
  const { review, steps } = useWords();
  const spoken = useSpoken();
  const { view } = useApplicationForm();
  const labels = useLabels(section);
  const missing = Object.entries(view.missing[section] ?? {});
  const { short } = steps[section];
  return (
    <section className={`${css.card} ${css.reviewed}`} aria-labelledby={`review-${section}`}>
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
                {labels[field] ?? spoken.message(message)}
              </Link>
              {labels[field] && <span>{spoken.message(message)}</span>}
            </li>
          ))}
        </ul>
      )}
      {section !== "people" && section !== "documents" && <Conflict section={section} />}
      <SectionSummary view={view} section={section} />
    </section>
  );
}

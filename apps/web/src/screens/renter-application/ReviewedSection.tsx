import type { FormSection } from "@porchlight/domain/applications/answers.ts";
import { useLanguage, useWords } from "../../sections/renter/language.tsx";
import { Conflict } from "./Conflict.tsx";
import { useApplicationForm } from "./form-context.ts";
import { ReviewedPart } from "./ReviewedPart.tsx";
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

/** One section at the review. */
export function ReviewedSection({ section }: { section: FormSection }) {
  const { steps } = useWords();
  const { view } = useApplicationForm();
  const labels = useLabels(section);
  return (
    <ReviewedPart step={section} short={steps[section].short} missing={view.missing[section] ?? {}} labels={labels}>
      {section !== "people" && section !== "documents" && <Conflict section={section} />}
      <SectionSummary view={view} section={section} />
    </ReviewedPart>
  );
}

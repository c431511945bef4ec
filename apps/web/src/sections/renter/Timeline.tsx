import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import { IconCheck } from "@tabler/icons-react";
import { dayAt } from "./days.ts";
import { useLanguage, useWords } from "./language.tsx";
import { standingOf, timelineOf } from "./standing.ts";
import css from "./Timeline.module.css";
import type { RenterWords } from "./words/words.ts";

/** The steps of an application with their days, and a sentence on what comes next. */
export function Timeline({ application }: { application: ApplicationSummary }) {
  const { home } = useWords();
  const language = useLanguage();
  const { timeZone } = application.home;
  const steps = timelineOf(application);
  const isOver = ["withdrawn", "closed"].includes(standingOf(application));
  const next = isOver ? -1 : steps.findIndex(({ at }) => at === null);
  const sentence = sentenceFor(home, application, (at) => dayAt(language, at, timeZone));
  return (
    <div className={css.timeline}>
      <ol className={css.steps} aria-label={home.timeline.title}>
        {steps.map(({ step, at }, index) => (
          <li key={step} data-state={at ? "done" : index === next ? "next" : "later"}>
            <span className={css.dot}>{at && <IconCheck size={12} stroke={3} aria-hidden />}</span>
            <span className={css.name}>{home.timeline[step]}</span>
            {at && <span className={`${css.day} pl-num`}>{dayAt(language, at, timeZone)}</span>}
          </li>
        ))}
      </ol>
      {sentence && <p className={css.sentence}>{sentence}</p>}
    </div>
  );
}

function sentenceFor(
  words: RenterWords["home"],
  application: ApplicationSummary,
  dayOf: (at: string) => string,
): string | null {
  const { bundle, ownerName } = application;
  const standing = standingOf(application);
  if (standing === "withdrawn") return words.withdrawn(dayOf(bundle.withdrawnAt!));
  if (standing === "accepted") return words.accepted(ownerName);
  if (standing === "declined") return words.declined(ownerName);
  if (standing === "closed") return words.gone;
  if (standing !== "submitted") return null;
  return bundle.submittedAt ? words.ownerReviews(ownerName) : words.othersFirst;
}

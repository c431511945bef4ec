import type { ReviewView } from "@porchlight/contract/applications.ts";
import { bundleBadges } from "@porchlight/domain/words/labels.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { completedWords } from "./completed-words.ts";
import { submittedOn } from "./submitted-on.ts";

/** The status of what waits for the owner or was withdrawn; a decision is told beside the criteria. */
export function ReviewBadges({ review: { status, withdrawnAt } }: { review: ReviewView }) {
  if (withdrawnAt) return <ToneBadge label="Withdrawn" tone="neutral" />;
  return status === "SUBMITTED" && <ToneBadge {...bundleBadges[status]} />;
}

/** When it was submitted, who would live in the home, and how many others were completed before it. */
export const ReviewLine = ({ review: { submittedAt, household, completedAs } }: { review: ReviewView }) => (
  <>
    <div>{submittedAt ? [submittedOn(submittedAt), household].filter(Boolean).join(" • ") : "Not submitted yet"}</div>
    {completedAs && <div>{completedWords(completedAs)}</div>}
  </>
);

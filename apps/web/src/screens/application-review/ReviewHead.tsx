import type { ReviewView } from "@porchlight/contract/applications.ts";
import { bundleBadges } from "@porchlight/domain/words/labels.ts";
import { ToneBadge } from "../../ui/ToneBadge.tsx";
import { submittedOn } from "./submitted-on.ts";

/** The status of what waits for the owner or was withdrawn; a decision is told beside the criteria. */
export function ReviewBadges({ review: { status, withdrawnAt } }: { review: ReviewView }) {
  if (withdrawnAt) return <ToneBadge label="Withdrawn" tone="neutral" />;
  return status === "SUBMITTED" && <ToneBadge {...bundleBadges[status]} />;
}

/** When it was submitted, and who would live in the home. */
export const ReviewLine = ({ review: { submittedAt, household } }: { review: ReviewView }) => (
  <>{submittedAt ? [submittedOn(submittedAt), household].filter(Boolean).join(" • ") : "Not submitted yet"}</>
);

import type { ReviewView } from "@porchlight/contract/applications.ts";
import { DecisionRecord } from "./DecisionRecord.tsx";
import { Notices } from "./Notices.tsx";

/** What is kept of a decision: who was told of their rights, and what it was decided by. */
export const Decided = ({ review }: { review: ReviewView }) => (
  <>
    <Notices bundleId={review.id} />
    <DecisionRecord review={review} />
  </>
);

import type { ApplicationSummary } from "@porchlight/contract/renter-applications.ts";
import type { Tone } from "@porchlight/design/colors.ts";
import type { RenterWords } from "./words/words.ts";

export type Standing = keyof RenterWords["home"]["status"];

/** Returns where a person's application stands, as its badge says. */
export function standingOf({
  bundle,
  status,
  isHomeGone,
}: Pick<ApplicationSummary, "bundle" | "status" | "isHomeGone">): Standing {
  if (bundle.withdrawnAt) return "withdrawn";
  if (bundle.status === "ACCEPTED") return "accepted";
  if (bundle.status === "DECLINED") return "declined";
  if (isHomeGone) return "closed";
  if (status === "SUBMITTED") return "submitted";
  return status === "SENT" ? "waiting" : "inProgress";
}

export const standingTones: Record<Standing, Tone> = {
  waiting: "warm",
  inProgress: "info",
  submitted: "info",
  accepted: "good",
  declined: "neutral",
  withdrawn: "neutral",
  closed: "neutral",
};

export type TimelineStep = {
  step: "sent" | "inProgress" | "submitted" | "offer" | "decision";
  /** When it happened, an ISO instant; null while it has not. */
  at: string | null;
};

/** Returns the steps of an application in their order, each with when it happened. A conditional offer is told once it was made. */
export const timelineOf = ({ bundle, startedAt, submittedAt }: ApplicationSummary): TimelineStep[] => [
  { step: "sent", at: bundle.createdAt },
  { step: "inProgress", at: startedAt },
  { step: "submitted", at: submittedAt },
  ...(bundle.conditionalOfferAt ? [{ step: "offer" as const, at: bundle.conditionalOfferAt }] : []),
  { step: "decision", at: bundle.decidedAt },
];

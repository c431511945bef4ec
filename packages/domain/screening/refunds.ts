import type { LawValues } from "../applications/law/law-row.ts";
import { hoursOfDays } from "../kernel/moments.ts";
import { isFeeReturned, type ScreeningEvent, type ScreeningStatus, screeningLifecycle } from "./lifecycle.ts";

/** Why a fee goes back. */
export const refundReasons = [
  "no-reports",
  "withdrawn",
  "home-gone",
  "application-gone",
  "not-chosen",
  "not-decided",
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** What decides about a fee that was paid. Times are null until it is so. */
export type PaidFee = {
  /** Null once the application is erased or its person removed. */
  screening: ScreeningStatus | null;
  /** Whether reports were ordered with it. */
  isUsed: boolean;
  isWithdrawn: boolean;
  isHomeGone: boolean;
  /** Whether the owner has decided about the household. */
  isDecided: boolean;
  isAccepted: boolean;
  /** When the household was declined or another chosen. */
  notChosenAt: Temporal.Instant | null;
  submittedAt: Temporal.Instant | null;
  /** The law's rows about refunds at the home. */
  refundLaws: readonly LawValues["fee-refund"][];
};

/**
 * Returns why a paid fee goes back now; null where it is kept. By a law about who is not chosen, it goes back at once when
 * somebody else is, and when the law's days are over without a decision.
 */
export function refundReasonOf(fee: PaidFee, now: Temporal.Instant): RefundReason | null {
  if (fee.screening !== null && isFeeReturned[fee.screening]) return "no-reports";
  if (!fee.isUsed) {
    if (fee.screening === null) return "application-gone";
    if (fee.isWithdrawn) return "withdrawn";
    if (fee.isHomeGone) return "home-gone";
    if (fee.isDecided) return "no-reports";
  }
  return fee.isAccepted ? null : reasonByLaw(fee, now);
}

/** Returns why a law has a fee go back to a person who was not accepted; null where none does. */
export function reasonByLaw(
  { refundLaws, notChosenAt, submittedAt }: Pick<PaidFee, "refundLaws" | "notChosenAt" | "submittedAt">,
  now: Temporal.Instant,
): Extract<RefundReason, "not-chosen" | "not-decided"> | null {
  const days = refundLaws.flatMap((law) => (law.kind === "not-chosen" ? law.daysAfterApplying : []));
  if (days.length > 0 && notChosenAt !== null) return "not-chosen";
  return days.some((one) => isOver(one, submittedAt, now)) ? "not-decided" : null;
}

/** Whether so many days have passed since a person applied. */
const isOver = (days: number, submittedAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  submittedAt !== null && Temporal.Instant.compare(submittedAt.add(hoursOfDays(days)), now) <= 0;

/**
 * Returns what a fee that goes back is in the screening of its person, so that nobody is asked to order reports that are not
 * paid for; null where nothing was to be ordered with it anymore.
 */
export function eventOfReturn(
  status: ScreeningStatus,
  { isUsed, submittedAt }: Pick<PaidFee, "isUsed" | "submittedAt">,
): ScreeningEvent | null {
  if (isUsed) return null;
  const event = submittedAt === null ? "feeReturned" : "feeReturnedOnceSubmitted";
  return event in screeningLifecycle[status] ? event : null;
}

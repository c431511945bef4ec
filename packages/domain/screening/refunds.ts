import type { LawValues } from "../applications/law/law-row.ts";
import { hoursOfDays } from "../kernel/moments.ts";
import { isFeeReturned, type ScreeningStatus } from "./lifecycle.ts";

/** Why a fee goes back. */
export const refundReasons = ["no-reports", "withdrawn", "home-gone", "application-gone", "not-chosen"] as const;
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

/** Returns why a paid fee goes back now; null where it is kept. */
export function refundReasonOf(fee: PaidFee, now: Temporal.Instant): RefundReason | null {
  if (fee.screening !== null && isFeeReturned[fee.screening]) return "no-reports";
  if (!fee.isUsed) {
    if (fee.screening === null) return "application-gone";
    if (fee.isWithdrawn) return "withdrawn";
    if (fee.isHomeGone) return "home-gone";
    if (fee.isDecided) return "no-reports";
  }
  return fee.refundLaws.some((law) => isOwedByLaw(law, fee, now)) ? "not-chosen" : null;
}

/** A household that was not chosen is refunded at once; one that nobody decided about, when the law's days are over. */
function isOwedByLaw(law: LawValues["fee-refund"], fee: PaidFee, now: Temporal.Instant): boolean {
  if (law.kind !== "not-chosen" || fee.isAccepted) return false;
  if (fee.notChosenAt !== null) return true;
  const lastDay = fee.submittedAt?.add(hoursOfDays(law.daysAfterApplying));
  return lastDay !== undefined && Temporal.Instant.compare(lastDay, now) <= 0;
}

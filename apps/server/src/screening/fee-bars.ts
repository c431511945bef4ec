import type { FeeBar } from "@porchlight/contract/renter-screening.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { type RefusalCode, refuse } from "@porchlight/domain/refusals.ts";
import { reasonByLaw } from "@porchlight/domain/screening/refunds.ts";
import { lawAt, needsAvailableHome, refundLawsIn } from "./law-at-home.ts";
import type { FeeSituation, Situation } from "./queries.ts";

const barOf = { "not-chosen": "other-accepted", "not-decided": "not-decided" } as const;

/**
 * Returns why the law has no fee taken from a person now; null where one may be. None is taken that would go back at once.
 */
export function feeBarOf(
  home: HomeOfLaw & Pick<Situation["home"], "status">,
  fee: Pick<FeeSituation, "otherAcceptedAt" | "submittedAt"> | null,
  now: Temporal.Instant,
): FeeBar | null {
  const laws = lawAt(home, now);
  const { otherAcceptedAt: notChosenAt = null, submittedAt = null } = fee ?? {};
  const returned = reasonByLaw({ refundLaws: refundLawsIn(laws), notChosenAt, submittedAt }, now);
  if (returned) return barOf[returned];
  return needsAvailableHome(laws) && !isBookable(home.status) ? "home-not-available" : null;
}

const refusals = {
  "other-accepted": "payment.other-accepted",
  "not-decided": "screening.step-not-open",
  "home-not-available": "payment.home-not-available",
} as const satisfies Record<FeeBar, RefusalCode>;

/** Errors  `payment.other-accepted`, `screening.step-not-open`, `payment.home-not-available` */
export const refuseBarred = (bar: FeeBar): never => refuse(refusals[bar]);

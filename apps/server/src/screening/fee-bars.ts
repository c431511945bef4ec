import type { FeeBar } from "@porchlight/contract/renter-screening.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { type RefusalCode, refuse } from "@porchlight/domain/refusals.ts";
import { isReturnedIfNotChosen, lawAt, needsAvailableHome } from "./law-at-home.ts";
import type { FeeSituation, Situation } from "./queries.ts";

/** Returns why the law has no fee taken from a person now; null where one may be. */
export function feeBarOf(
  home: HomeOfLaw & Pick<Situation["home"], "status">,
  fee: Pick<FeeSituation, "otherAcceptedAt"> | null,
  now: Temporal.Instant,
): FeeBar | null {
  const laws = lawAt(home, now);
  if (fee?.otherAcceptedAt && isReturnedIfNotChosen(laws)) return "other-accepted";
  return needsAvailableHome(laws) && !isBookable(home.status) ? "home-not-available" : null;
}

const refusals = {
  "other-accepted": "payment.other-accepted",
  "home-not-available": "payment.home-not-available",
} as const satisfies Record<FeeBar, RefusalCode>;

/** Errors  `payment.other-accepted`, `payment.home-not-available` */
export const refuseBarred = (bar: FeeBar): never => refuse(refusals[bar]);

import type { FeeBar } from "@porchlight/contract/renter-screening.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import { type RefusalCode, refuse } from "@porchlight/domain/refusals.ts";
import { isReturnedIfNotChosen, lawAt } from "./law-at-home.ts";
import type { FeeSituation } from "./queries.ts";

/** Returns why the law has no fee taken from a person now; null where one may be. */
export function feeBarOf(
  home: HomeOfLaw,
  fee: Pick<FeeSituation, "otherAcceptedAt"> | null,
  now: Temporal.Instant,
): FeeBar | null {
  if (!fee?.otherAcceptedAt) return null;
  return isReturnedIfNotChosen(lawAt(home, now)) ? "other-accepted" : null;
}

const refusals = {
  "other-accepted": "payment.other-accepted",
} as const satisfies Record<FeeBar, RefusalCode>;

/** Errors  `payment.other-accepted` */
export const refuseBarred = (bar: FeeBar): never => refuse(refusals[bar]);

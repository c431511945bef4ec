import type { ReviewView } from "@porchlight/contract/applications.ts";
import type { HomeOfLaw } from "@porchlight/domain/applications/home-fees.ts";
import { type OfferRule, offerRuleOf } from "@porchlight/domain/applications/law/conditional-offer.ts";
import { placeWords } from "@porchlight/domain/applications/law/place-words.ts";
import type { OfferState } from "@porchlight/domain/applications/lifecycle.ts";
import { lawAt } from "../screening/law-at-home.ts";
import type { Bundle } from "./store.ts";

/** Where a bundle is with a conditional offer, and the law about it. */
export type OfferTerms = { offer: OfferState; rule: OfferRule | null };

/** Returns the terms by the law of the day of the offer; until it is made, of today. Without reports there is none to make. */
export function offerTermsOf(
  { isScreened, offeredAt }: Pick<Bundle, "isScreened" | "offeredAt">,
  home: HomeOfLaw,
  now: Temporal.Instant,
): OfferTerms {
  const rule = isScreened ? offerRuleOf(lawAt(home, offeredAt ?? now)) : null;
  return { rule, offer: offeredAt ? "MADE" : rule ? "NEEDED" : "NOT_NEEDED" };
}

/** Returns the terms as the owner reads them. */
export function offerViewOf(
  { offeredAt }: Pick<Bundle, "offeredAt">,
  { offer, rule }: OfferTerms,
): ReviewView["conditionalOffer"] {
  return {
    isNeeded: offer !== "NOT_NEEDED",
    madeAt: offeredAt?.toString() ?? null,
    isLimited: rule?.isLimited ?? false,
    law: rule && { place: placeWords(rule.row.place), source: rule.row.source, checkedOn: rule.row.checkedOn },
    appealDays: rule?.appealDays ?? null,
  };
}

import type { LeaseTerm } from "@porchlight/domain/properties/property.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { leaseOf } from "../topics/lease.ts";
import type { Answer } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";

/** How many months each term lasts; null of those that say no length. */
const lengths: Record<LeaseTerm, number | null> = {
  MONTH_TO_MONTH: 1,
  SIX_MONTHS: 6,
  TWELVE_MONTHS: 12,
  RENT_TO_OWN: null,
  OTHER: null,
};

/** The yes to a lease of so many months, where the owner offers one: "could I sign for six months". Null where none is asked for. */
export function leaseFor({ world }: Draft, { topic, supposedMonths }: TopicQuestion): Answer | null {
  const offered = world.property.leaseConditions?.possibleLeaseTerms ?? [];
  const asked = offered.find((term) => lengths[term] !== null && lengths[term] === supposedMonths);
  if (topic !== "lease_terms" || asked === undefined) return null;
  return leaseOf([asked], true);
}

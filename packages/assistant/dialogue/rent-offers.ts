import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import type { World } from "../world.ts";

/** How much of the rent may be offered for it. */
const [least, most] = [0.6, 1.15];

/** Whether an amount is about what the home costs a month. */
export const isNearRent = (dollars: number, rent: number | null | undefined): boolean =>
  Boolean(rent) && dollars >= least * (rent as number) && dollars <= most * (rent as number);

/** Whether the owner was asked for better terms in this talk. */
export const isNegotiating = ({ escalated }: Talk): boolean =>
  escalated.some((topic) => topic.startsWith("negotiation."));

/** What was heard, an offer for the rent being no income that nobody called one: "meet in the middle, 2,075". */
export function withoutOfferedRent(heard: Heard | null, { property }: World): Heard | null {
  const isOffer =
    heard?.isIncomeUnsure &&
    heard.intents.includes("negotiate") &&
    isNearRent(heard.facts.monthlyIncome ?? 0, property.leaseConditions?.rent);
  if (!heard || !isOffer) return heard;
  const { incomes: _, isIncomeUnsure: __, facts, ...rest } = heard;
  const { monthlyIncome: ___, ...others } = facts;
  return { ...rest, facts: others };
}

import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { Heard } from "../heard.ts";
import type { Incomes, Talk } from "../talk.ts";
import type { World } from "../world.ts";
import { householdIncome, isOfOthersAlone } from "./incomes.ts";

/*
 * An income of which it is in doubt whether it is one, or whether it is the whole: nobody is turned down by what may be their
 * rent or their car, nor by what was heard of it alone. Piper asks, once.
 */

/** An income in doubt; `isWhole`: whether it is all that the household has, where that it is one is sure. */
export type DoubtedIncome = { amount: number; isWhole: boolean };

/** The income in doubt by which a renter would fall short; null where there is none, or where Piper has asked already. */
export function incomeInDoubt(
  { doubtedIncome, trouble }: Talk,
  { renter, property, now }: World,
  heard: Heard | null,
  { monthlyIncome, ...rest }: Partial<RenterFacts>,
  incomes: Incomes,
): DoubtedIncome | null {
  // "My girlfriend makes 2,100": what who writes earns is not told yet.
  const isOfOthers = isOfOthersAlone(incomes) && !heard?.namesIncomeUntold;
  const isWhole = heard?.mayEarnMore === true || !heard?.isIncomeUnsure;
  const isDoubted = heard?.isIncomeUnsure || heard?.mayEarnMore || isOfOthers;
  if (!monthlyIncome || !isDoubted || doubtedIncome !== undefined || trouble) return null;
  const known = { ...noFacts, ...renter.facts, ...rest, monthlyIncome };
  const isShort = verdictOn(known, property, now).failed.includes("income");
  return isShort ? { amount: monthlyIncome, isWhole } : null;
}

/** What is known of the household's income by the facts, or else by an account of which Piper asked whether it is the whole. */
export const incomeKnown = ({ doubtedIncome, incomes }: Talk, { monthlyIncome }: RenterFacts): number | null =>
  monthlyIncome ?? (doubtedIncome && incomes && householdIncome(incomes) === doubtedIncome ? doubtedIncome : null);

/** Whether a message has what the household earns deleted, and tells nothing in its place. */
export const deletesIncome = (heard: Heard | null): boolean =>
  heard?.deletes?.includes("monthlyIncome") === true && !heard.facts.monthlyIncome;

/** The talk without what the household was heard to earn, where a message has that deleted. */
export function withoutDeleted(talk: Talk, heard: Heard | null): Talk {
  if (!deletesIncome(heard)) return talk;
  const { incomes: _, ...rest } = talk;
  return rest.doubtedIncome === undefined ? rest : { ...rest, doubtedIncome: 0 };
}

/** "Yes" to whether an amount is their income, or "that's all" to whether it is the whole, tells it. */
export function withDoubtSettled(heard: Heard | null, { awaiting, asked, doubtedIncome }: Talk): Heard | null {
  const isAsked = doubtedIncome !== undefined && awaiting === "facts" && asked.includes(ofDoubtedIncome);
  const isYes = heard?.signals.has("begins-with-yes") || heard?.signals.has("says-that-is-all");
  if (!heard || !isAsked || heard.facts.monthlyIncome || !isYes) return heard;
  return { ...heard, facts: { ...heard.facts, monthlyIncome: doubtedIncome } };
}

/** How the talk remembers that it was asked what an amount is. */
export const ofDoubtedIncome = "doubted-income";

/** How the talk remembers that it was asked what an income named without its amount comes to. */
export const ofUntoldIncome = "untold-income";

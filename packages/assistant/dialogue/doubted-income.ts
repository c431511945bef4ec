import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { Heard } from "../heard.ts";
import type { Talk } from "../talk.ts";
import type { World } from "../world.ts";

/*
 * An income of which it is in doubt whether it is one: nobody is turned down by what may be their rent or their car. Piper
 * asks which it is, once.
 */

/** The income in doubt by which a renter would fall short; null where there is none, or where Piper has asked already. */
export function incomeInDoubt(
  { doubtedIncome, trouble }: Talk,
  { renter, property, now }: World,
  heard: Heard | null,
  { monthlyIncome, ...rest }: Partial<RenterFacts>,
): number | null {
  if (!monthlyIncome || !heard?.isIncomeUnsure || doubtedIncome !== undefined || trouble) return null;
  const known = { ...noFacts, ...renter.facts, ...rest, monthlyIncome };
  return verdictOn(known, property, now).failed.includes("income") ? monthlyIncome : null;
}

/** "Yes" to whether an amount is their income tells it. */
export function withDoubtSettled(heard: Heard | null, { awaiting, asked, doubtedIncome }: Talk): Heard | null {
  const isAsked = doubtedIncome !== undefined && awaiting === "facts" && asked.includes(ofDoubtedIncome);
  if (!heard || !isAsked || heard.facts.monthlyIncome || !heard.signals.has("answers-yes")) return heard;
  return { ...heard, facts: { ...heard.facts, monthlyIncome: doubtedIncome } };
}

/** How the talk remembers that it was asked what an amount is. */
export const ofDoubtedIncome = "doubted-income";

/** How the talk remembers that it was asked what an income named without its amount comes to. */
export const ofUntoldIncome = "untold-income";

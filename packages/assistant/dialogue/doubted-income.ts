import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { verdictOn } from "@porchlight/domain/qualification/verdict.ts";
import type { IncomeHeard, IncomesHeard } from "../heard/incomes.ts";
import type { Heard } from "../heard.ts";
import { isAboutTheSame, isToldAnew, sumOf } from "../reading/money/amounts-alike.ts";
import type { Incomes, Talk } from "../talk.ts";
import type { World } from "../world.ts";
import { householdIncome, isOfOthersAlone, isOfSeveral, isOneByMonth } from "./incomes.ts";
import { offersBeside } from "./making-up.ts";
import { isAllowed, waitsForOwner } from "./obstacles.ts";

/*
 * An income of which it is in doubt whether it is one, or what it comes to: nobody is turned down by what may be their rent or
 * their car, nor by an account of several parts of which Piper may have missed one. Piper asks, once.
 */

/** An income in doubt; `isWhole`: whether it is all that the household has, where that it is one is sure. */
export type DoubtedIncome = { amount: number; isWhole: boolean };

/** The income in doubt by which a renter would fall short; null where there is none, or where Piper has asked already. */
export function incomeInDoubt(
  talk: Talk,
  { renter, property, now, request }: World,
  heard: Heard | null,
  { monthlyIncome, ...rest }: Partial<RenterFacts>,
  { before, after }: { before: Incomes; after: Incomes },
): DoubtedIncome | null {
  const { doubtedIncome, trouble } = talk;
  // "My girlfriend makes 2,100": what who writes earns is not told yet.
  const isOfOthers = isOfOthersAlone(after) && !heard?.namesIncomeUntold;
  // Of several incomes it is no question whether their sum is one.
  const isWhole = heard?.mayEarnMore === true || !heard?.isIncomeUnsure || isOfSeveral(after);
  // Who has a showing, or for whom the owner decides, is not turned down by it.
  const isOpen = request === null && !isAllowed(talk, "income") && !waitsForOwner(talk, "income");
  const isAnswer = talk.awaiting === "facts" && talk.asked.includes(ofUntoldIncome);
  const isUnplain = isOpen && !isAnswer && !heard?.namesIncomeUntold && !isPlain(heard, before, after);
  const isDoubted = heard?.isIncomeUnsure || heard?.mayEarnMore || isOfOthers || isUnplain;
  if (!monthlyIncome || !isDoubted || doubtedIncome !== undefined || trouble) return null;
  const known = { ...noFacts, ...renter.facts, ...rest, monthlyIncome };
  const isShort = verdictOn(known, property, now).failed.includes("income");
  return isShort ? { amount: monthlyIncome, isWhole } : null;
}

/** Whether all that was ever told of the household's income is one part by the month, or what all of it comes to. */
function isPlain(heard: Heard | null, before: Incomes, after: Incomes): boolean {
  const { parts = [], total = null, wrong = [] } = heard?.incomes ?? {};
  if (wrong.length > 0 || heard?.namesMoneyBeside) return false;
  if (parts.length === 0) return total !== null || isOneByMonth(after);
  const known = householdIncome(before);
  if (known !== null && known !== householdIncome(after)) return false;
  return total === null ? isOneByMonth(after) : isAboutTheSame(sumOf(parts.map(({ monthly }) => monthly)), total);
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

/**
 * What a message tells as the answer to what Piper asked of an income: "yes" or "that's all" tells what Piper counts, and one
 * figure the whole of it. Who offers to make up for what is lacking takes it for the whole, too.
 */
export function withDoubtSettled(said: Heard | null, talk: Talk, known: RenterFacts): Heard | null {
  const { doubtedIncome, incomes } = talk;
  const heard = said && withUntoldAdded(said, talk);
  if (!heard || !doubtedIncome) return heard;
  const isAsked = talk.awaiting === "facts" && talk.asked.includes("income");
  if (heard.facts.monthlyIncome) return isAsked ? withWholeTold(heard, incomes) : heard;
  const isAnswer = isAsked && talk.asked.includes(ofDoubtedIncome) && confirms(heard);
  const isTold = isInDoubtStill(talk, known) && (saysAllIsEarned(heard) || offersBeside(heard));
  return isAnswer || isTold ? { ...heard, facts: { ...heard.facts, monthlyIncome: doubtedIncome } } : heard;
}

/** "It's 1,700", to what the other income comes to, is one more beside the one told. */
function withUntoldAdded(heard: Heard, { awaiting, asked, incomes: before }: Talk): Heard {
  const { incomes } = heard;
  const known = before ? householdIncome(before) : null;
  if (!incomes || !known || awaiting !== "facts" || !asked.includes(ofUntoldIncome) || incomes.isCorrection)
    return heard;
  const [part, other] = incomes.parts;
  if (incomes.total !== null)
    return incomes.total < known ? { ...heard, incomes: { ...incomes, total: known + incomes.total } } : heard;
  const isSelf = part?.who === "self" && !part.isMore && before?.entries.some(({ who }) => who === "self");
  return isSelf && !other ? { ...heard, incomes: { ...incomes, parts: [{ ...part, isMore: true }] } } : heard;
}

/** Whether a message says, to the question, that what Piper counts is all. */
const confirms = ({ signals, incomes }: Heard): boolean =>
  signals.has("begins-with-yes") ||
  signals.has("answers-yes") ||
  signals.has("says-that-is-all") ||
  incomes?.only.includes("self") === true;

/** "That's really all I earn", which is of nothing else whatever was asked since. */
const saysAllIsEarned = ({ signals, tellsPay }: Heard): boolean => tellsPay === true && signals.has("says-that-is-all");

/** What answers the question for the whole stands in place of all that was told before, unless it only adds to it. */
function withWholeTold(heard: Heard, before: Incomes = { entries: [], total: null }): Heard {
  const told = heard.incomes;
  const parts = told?.parts.filter(({ isOutside }) => !isOutside) ?? [];
  if (!told || told.total !== null || parts.length === 0) return heard;
  const sum = Math.round(sumOf(parts.map(({ monthly }) => monthly)));
  const isKnown = (who: string) => before.entries.some((entry) => entry.who === who);
  const isOfAll = parts.some(({ who, isMore }) => !isMore && (who === "self" || isKnown(who)));
  if (!isOfAll || putsOneRight(told, parts, before) || sum < (householdIncome(before) ?? 0) * leastOfWhole)
    return heard;
  const incomes = { ...told, parts: parts.length > 1 ? parts : [], total: sum, wrong: [] };
  return { ...heard, incomes, facts: { ...heard.facts, monthlyIncome: sum } };
}
/** "Oops, the pension is 2,080", of several incomes: one of them told anew, by what it comes from or as a correction. */
function putsOneRight({ isCorrection }: IncomesHeard, [part, other]: readonly IncomeHeard[], before: Incomes): boolean {
  if (!part || other || !(isCorrection || part.from !== null)) return false;
  const isOneOfSeveral = (monthly: number) => monthly < (householdIncome(before) ?? 0);
  return before.entries.some(
    ({ monthly, isOutside }) => !isOutside && isOneOfSeveral(monthly) && isToldAnew(part.monthly, monthly),
  );
}

/** Less of what Piper counts than this is hardly the whole of it. */
const leastOfWhole = 0.4;

/** Whether the income that is recorded is in doubt still: Piper asked of it, and was not answered. */
export const isInDoubtStill = ({ doubtedIncome }: Talk, { monthlyIncome }: RenterFacts): boolean =>
  Boolean(doubtedIncome) && monthlyIncome === doubtedIncome;

/** The talk in which no income is in doubt any more once one is told: it is not asked of again. */
export const withDoubtEnded = (talk: Talk, told: number | null | undefined): Talk =>
  talk.doubtedIncome && told ? { ...talk, doubtedIncome: 0 } : talk;

/** How the talk remembers that it was asked what an amount is. */
export const ofDoubtedIncome = "doubted-income";

/** How the talk remembers that it was asked what an income named without its amount comes to. */
export const ofUntoldIncome = "untold-income";

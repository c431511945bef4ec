import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { tokensOf } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";
import { amount, dollarsOf } from "./amounts-found.ts";
import type { Earning } from "./income.ts";
import { sourceOf } from "./income-from.ts";
import { joinsAnother, speaksOfIncome } from "./income-words.ts";
import { periodIn } from "./pay-periods.ts";
import { timesToldIn } from "./unlike-months.ts";
import { earnerOf, ownWords } from "./who-earns.ts";

/*
 * What somebody earns whose months are unlike: "6,500 in a good month, more like 3,000 in a slow one" is one income.
 */

const bills = anyOf(
  "bills?; electric\\w*; gas; water; heat\\w*; utilit\\w+; costs?; rent; pays?(?! (?:me|us)\\b); spend; budget",
  "recibos?; luz; agua; cuesta\\w*; renta; pag(?:o|a|amos); gasto\\w*",
);
const isOfBills = new RegExp(String.raw`\b${bills}\b`);
/** Whether a text names what is paid, which is unlike from month to month too. */
export const speaksOfBills = (text: string): boolean => isOfBills.test(text);

/** Less is no income of a week. */
const leastDollars = 200;

type TimeTold = ReturnType<typeof timesToldIn>;
/** An amount with the words around it, what they tell of when it is earned, and by whom: by whoever earns the one before, where they name nobody. */
type Told = {
  found: RegExpExecArray;
  words: string;
  times: TimeTold;
  isAdded: boolean;
  isJoined: boolean;
  who: string | null;
};

const ofMonths = ["best", "one month", "unlike", "usual"] as const;
const isOfMonths = (times: TimeTold): boolean => ofMonths.some((kind) => times.has(kind));
const isConditional = (times: TimeTold): boolean => times.has("condition") || isOfMonths(times);
const isOfSome = (words: string): boolean => isOfMonths(timesToldIn(words));

/** The amounts of a text that it tells for one kind of month or condition or another, with what it says of each. */
function toldByMonth(text: string): Told[] {
  const founds = matchesOf(text, amount).filter((found) => dollarsOf(found) >= leastDollars);
  const all: Told[] = [];
  for (const [at, found] of founds.entries()) {
    const before = founds[at - 1];
    const lead = text.slice(before ? endOf(before) : 0, found.index);
    const tail = text.slice(endOf(found), founds[at + 1]?.index);
    const own = ownWords(lead, tail, before !== undefined);
    const words = `${own.lead}${found[0]}${own.tail}`;
    const who = earnerOf(own.lead, own.tail, "") ?? all.at(-1)?.who ?? null;
    all.push({
      found,
      words,
      times: timesToldIn(words),
      isAdded: isAdded(lead),
      isJoined: joinsAnother.test(lead),
      who,
    });
  }
  const isPaid = all.length > 1 && periodIn(text) !== undefined;
  return all.filter(({ times }, at) => isOfMonths(times) || isOneOfTwo(all, at, isPaid));
}
const isAdded = tells({
  en: ["plus; also; another; on top; on the side; as well"],
  es: ["mas; tambien; aparte; ademas; otros"],
});

/** "7k when there's work and 5k when there isn't", "4,400, without overtime 3,400": whether an amount is a pay that another of its earner is told as otherwise. */
function isOneOfTwo(all: readonly Told[], at: number, isPaid: boolean): boolean {
  const one = all[at] as Told;
  const isOther = (other: Told | undefined, isLast: boolean): boolean => {
    if (!other || (other.who ?? "self") !== (one.who ?? "self")) return false;
    if (!(isPaid || isPay(one.found) || isPay(other.found))) return false;
    const [first, second] = isLast ? [one, other] : [other, one];
    return !second.isAdded && ((isConditional(one.times) && isConditional(other.times)) || isContrary(first, second));
  };
  return isOther(all[at - 1], false) || isOther(all[at + 1], true);
}

/** "3,400, without overtime 2,900", "2,300, if tips are good 3,100": what is like the amount before it, joined to it by no word unless that denies it. */
const isContrary = (first: Told, { times, isJoined, found }: Told): boolean =>
  (times.has("contrast") || times.has("if")) &&
  isLike(first.found, found) &&
  (!isJoined || first.times.has("condition"));

/** Where an amount ends, with its period where it has one: "3000 a veces" ends before "a veces". */
const endOf = ({ 0: words, index, 3: period }: RegExpExecArray): number =>
  index + (period ? words.trimEnd() : (words.split(" ", 1)[0] as string)).length;

const isOfOne = (told: readonly Told[]): boolean =>
  new Set(told.flatMap(({ who }) => (who === "all" ? [] : [who ?? "self"]))).size < 2;

/**
 * A text with one amount in place of those that one person earns in unlike months: the usual one, else the least. What is
 * earned in the best month alone tells no income.
 */
export function withSteadyAlone(text: string): string {
  const told = toldByMonth(text);
  const [first, another] = told;
  if (!first || mayBeHours(text, told)) return text;
  if (!another) return withOneKept(first, text);
  if (!isOfOne(told)) return text;
  const least = told.reduce((one, other) => (dollarsOf(other.found) < dollarsOf(one.found) ? other : one));
  const kept = told.find(({ times }) => times.has("usual") && !times.has("best")) ?? least;
  const rest = told.slice(1).reduceRight(without, text);
  const period = told.find(({ found }) => found[3])?.found[3] ?? (told.some(isOfWeeks) ? "week" : null);
  return inPlaceOf(first.found, kept.found, rest, period);
}
/** "One week 500, the next 900", where "every two weeks it's 1,640, sometimes 1,720" is of none. */
const isOfWeeks = ({ times }: Told): boolean => times.has("weeks");

/** A text of which one amount is told for some months alone: what is usual stands for those before it, and a best one for none. */
function withOneKept(told: Told, text: string): string {
  if (told.times.has("usual")) return withUsualAlone(told, text);
  return told.times.has("best") ? without(text, told) : withLessOf(told, text);
}

/** "Between 3,900 and 5,200, on average 4,500": the usual amount without those of the same earner that it is the usual one of. */
function withUsualAlone({ found, who }: Told, text: string): string {
  const before = matchesOf(text.slice(0, found.index), amount).filter((each) => isLike(each, found));
  const [first, last] = [before[0], before.at(-1)];
  if (!isPay(found) || !first || !last || joinsAnother.test(text.slice(endOf(last), found.index))) return text;
  const earners = [first, last].map((each) => earnerOf(text.slice(0, each.index), "", ""));
  if (earners.some((each) => each !== (who ?? earners[0]))) return text;
  const period = before.find((each) => each[3])?.[3] ?? null;
  const rest = [...before.slice(1), found].reduceRight((said, each) => without(said, { found: each }), text);
  const alone = inPlaceOf(first, found, rest, period);
  return alone.slice(0, first.index).replace(opensRange, "") + alone.slice(first.index);
}
const opensRange = /\b(?:between|entre|from) $/;
/** How many times as much as what is usual a single month may come to. */
const mostTimes = 2;
const isLike = (one: RegExpExecArray, usual: RegExpExecArray): boolean =>
  (one[3] === usual[3] || one[3] === undefined || usual[3] === undefined) && areLike(dollarsOf(one), dollarsOf(usual));
const areLike = (one: number, other: number): boolean => Math.max(one, other) <= Math.min(one, other) * mostTimes;

/** "4,100 in May, 5,300 in June. Average 4,700": whether a clause tells the usual amount of what one earner was told to get before. */
export function tellsUsualOf(text: string, [usual, another]: readonly Earning[], before: readonly Earning[]): boolean {
  if (!usual || another || !timesToldIn(text).has("usual") || joinsAnother.test(usual.lead)) return false;
  const isOwn = earnerOf(usual.lead, usual.tail, "") === null && sourceOf(usual.lead, usual.tail) === null;
  const earners = new Set(before.map(({ lead, tail }) => earnerOf(lead, tail, "") ?? "self"));
  return isOwn && earners.size === 1 && before.every(({ monthly }) => areLike(monthly, usual.monthly));
}

/** Whether a text tells what is earned at some times or under a condition. */
export const tellsOfTimes = (text: string): boolean => isConditional(timesToldIn(text));

/**
 * "In winter I make 2,800. In summer it's 4,000": the lesser of what a clause alone and the one `before` it tell one earner to get
 * at other times; null where they tell of two incomes.
 */
export function lesserOfTimes(text: string, [told, another]: readonly Earning[], before: ToldBefore): Earning | null {
  if (!told || another || !before || isAdded(told.lead) || !areLike(told.monthly, before.earning.monthly)) return null;
  const who = earnerOf(told.lead, told.tail, "");
  const { lead, tail } = before.earning;
  const isOfSame = who === null || who === (earnerOf(lead, tail, "") ?? "self");
  if (!isOfSame || sourceOf(told.lead, told.tail) !== null) return null;
  const [times, timesBefore] = [timesToldIn(text), timesToldIn(before.text)];
  if (times.has("usual")) return null;
  const isPronoun = tokensOf(told.lead).includes("it") && isOfMonths(times);
  const isOther = isConditional(times) && (isConditional(timesBefore) || isPronoun);
  if (!isOther && !times.has("contrast")) return null;
  return told.monthly < before.earning.monthly ? told : before.earning;
}
type ToldBefore = { earning: Earning; text: string } | undefined;

/** "5,200, some months 4,300": what is made at times counts where it is less than what is told before it. */
function withLessOf(told: Told, text: string): string {
  const { found, who, times } = told;
  if (!isPay(found)) return text;
  const before = matchesOf(text.slice(0, found.index), amount).at(-1);
  if (!before || (found[3] !== before[3] && !byMonth.test(before[3] ?? "month"))) return text;
  const isOfSame = who === null || who === earnerOf(text.slice(0, before.index), "", "");
  const between = text.slice(before.index, found.index);
  if (!isOfSame || !isOfSome(between) || between.includes(" and ")) return text;
  if (times.has("one month")) return without(text, told);
  const isLess = dollarsOf(found) < dollarsOf(before) && dollarsOf(found) >= dollarsOf(before) / 2;
  return isLess ? inPlaceOf(before, found, without(text, told)) : text;
}
const isPay = (found: RegExpExecArray): boolean => found[3] !== undefined || dollarsOf(found) >= leastOfMonth;
/** Less is rather a score where no period is said. */
const leastOfMonth = 1000;
const byMonth = /^m(?:o|es|ens)/;

/** A text with an amount as money in place of another. */
function inPlaceOf(place: RegExpExecArray, kept: RegExpExecArray, text: string, period: string | null = null): string {
  const told = kept[0].replace("$", "").trimEnd() + (kept[3] === undefined && period ? ` a ${period}` : "");
  return `${text.slice(0, place.index)}$${told} ${text.slice(place.index + place[0].length)}`;
}

/** "Normally I'm off 615, sometimes 745": figures of a clock that nothing makes money. */
const mayBeHours = (text: string, told: readonly Told[]): boolean =>
  !speaksOfIncome(text) &&
  periodIn(text) === undefined &&
  !told.some(isOfWeeks) &&
  told.every(({ found }) => ofClock.test(found[0]));
const ofClock = /^(?:1[0-2]|[1-9])[0-5][05]\W*$/;

const without = (text: string, { found }: Pick<Told, "found">): string =>
  `${text.slice(0, found.index)} ${text.slice(endOf(found))}`;

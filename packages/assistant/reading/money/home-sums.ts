import { type Figure, isFeePerPerson, isTimes, sumTopics, total } from "../../topics/figures.ts";
import { aimOf } from "../learned/aims.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { asFigures } from "./amounts-in-words.ts";

/*
 * Sums that a renter makes of what a home costs: "so 1240 plus 60, that's 1300?"
 */

/** A sum of money in a text, and where. */
export type Amount = { dollars: number; at: number; end: number };

const money = /(?<![\w.,/:$-])\$? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.00)?(k\b)?(?![\w:/]|[.,]\d| ?[ap]m\b)/g;
const spans = "months?|years?|weeks?|days?|hours?|hr|minutes?|meses|anos?|semanas?|dias?|veces|times";
const heads = "people|persons?|of us|adults?|kids?|personas?|adultos?|ways";
const measures = "x|%|percent|lbs?|pounds|loads?|miles?|libras?|beds?|baths?";
/** "6 months", "3 ways": a count and no money. */
const counted = new RegExp(`^ ?(?:${spans}|${heads}|${measures})(?![\\w])`);
const leastDollars = 5;

/** The sums of money that a normal text names, in order. */
export const amountsIn = keeping((text): readonly Amount[] =>
  matchesOf(text, money)
    .map((found) => ({
      dollars: Number((found[1] as string).replace(/,/g, "")) * (found[2] ? 1000 : 1),
      at: found.index,
      end: found.index + found[0].length,
    }))
    .filter(({ dollars, end }) => dollars >= leastDollars && !counted.test(text.slice(end))),
);

const denial =
  /\b(?:no|not|without|except|skip|minus|sin|menos|nor|drop|dropping|skipping|quitando|leave off|take off)(?: (?:the|a|an|any|my|need|el|la|los|un|una)){0,2} $/;

/** Whether a text names a figure, and not as one that is left out. */
export const names = (text: string, { named }: Figure): boolean =>
  named.test(text) && matchesOf(text, named).some(({ index }) => !denial.test(text.slice(0, index)));

/** Whether a text leaves out a figure where it names it last. */
export function isLeftOut(text: string, { named }: Figure): boolean {
  const last = matchesOf(text, named).at(-1);
  return last !== undefined && denial.test(text.slice(0, last.index));
}

/** Figures of a home whose amounts a text has, and the amount that belongs to none: what the renter says they come to. */
export type AddedUp = { parts: Figure[]; used: Amount[]; said: Amount | null };

const adds =
  /\+|=|\bplus\b|\bmas\b(?! (?:barat|grande|cerca|tarde|o menos))|\b(?:added|on top|altogether|together|total|juntos)\b/;
const inAll = /\b(?:altogether|together|total|todo junto)\b/;
const open = /(?:\+|\bplus|\bmas) ?(?:what|que|cuanto|\?|$)/;

/** What a text adds up of a home's figures; null where it is no sum of them. `before` has what was spoken of, to tell equal amounts apart. */
export function addedUp(text: string, isQuestion: boolean, figures: readonly Figure[], before: string): AddedUp | null {
  const amounts = amountsIn(text);
  const isAdding = adds.test(text);
  if (amounts.length === 0 && !isAdding) return null;
  const ranked = figures.map((figure) => ({ figure, rank: amounts.length > 0 ? rank(text, before, figure) : 0 }));
  const left = ranked.sort((one, other) => other.rank - one.rank).map(({ figure }) => figure);
  const parts: Figure[] = [];
  const used: Amount[] = [];
  const rest: Amount[] = [];
  for (const amount of amounts) {
    const at = left.findIndex((figure) => figure.dollars === amount.dollars);
    const [figure] = at < 0 ? [] : left.splice(at, 1);
    if (figure) parts.push(figure);
    (figure ? used : rest).push(amount);
  }
  if (isAdding && parts.length > 0) takeSumsOf(rest, left, { parts, used, last: amounts.at(-1), text });
  if ((isAdding || isQuestion) && isSumWith(rest, parts)) return { parts: [], used: [...used, ...rest], said: null };
  const [said = null] = rest;
  if (rest.length > 1 || (said !== null && parts.some((part) => part.dollars > said.dollars))) return null;
  if (parts.length > 1) return isAdding || said?.dollars === total(parts) ? { parts, used, said } : null;
  if (said !== null || !isAdding) return null;
  if (parts.length === 1 && open.test(text)) return { parts, used, said };
  const isNamed = namedIn(text, isQuestion ? figures : figures.filter(isOfMoney)) > 1;
  return isNamed ? { parts: [], used: [], said } : null;
}

/** What is taken up of a sum, and the last of its amounts, which may be what it comes to. */
type Taken = Pick<AddedUp, "parts" | "used"> & { last: Amount | undefined; text: string };
/** "3200 + 70 + 250": what is due together and the fee of several are amounts of the home too, and no longer of the rest. */
function takeSumsOf(rest: Amount[], left: Figure[], { parts, used, last, text }: Taken): void {
  for (const amount of [...rest]) {
    const due = left.filter(({ isDue }) => isDue);
    const words = wordsBeside(text, amount);
    const isFee = (figure: Figure) =>
      isFeePerPerson(figure.key) && isTimes(amount.dollars, figure.dollars) && (words === "" || names(words, figure));
    const fee = left.filter(isFee).slice(0, 1);
    const taken = due.length > 1 && total(due) === amount.dollars ? due : fee;
    if (taken.length === 0 || amount === last) continue;
    rest.splice(rest.indexOf(amount), 1);
    for (const figure of taken) {
      left.splice(left.indexOf(figure), 1);
      parts.push(figure);
      used.push(amount);
    }
  }
}

/** The words of meaning that an amount has to itself: "electric" of "1,600 + 45 + 140 electric". */
const wordsBeside = (text: string, { at, end }: Amount): string => {
  const [before = ""] = /[^\d+=,]*$/.exec(text.slice(0, at)) ?? [];
  const [after = ""] = /^[^\d+=,]*/.exec(text.slice(end)) ?? [];
  return contentOf(`${before} ${after}`.replace(/\bmas\b/g, " ")).join(" ");
};

/** "70 on top of 1895, 1965 a month?": an amount of the renter's own reckoning beside the home's, and what they come to. */
function isSumWith(rest: readonly Amount[], parts: readonly Figure[]): boolean {
  const [less = 0, sum = 0, another] = rest.map(({ dollars }) => dollars).toSorted((one, other) => one - other);
  const isOther = parts.length > 0 && parts.every((part) => part.dollars !== less);
  return isOther && another === undefined && less > 0 && less + total(parts) === sum;
}

/** Words for these mean money, and no car or pet that somebody has. */
const isOfMoney = ({ key }: Figure): boolean => /^(?:rent|deposit|application|cosigner)$/.test(key);

const rank = (text: string, before: string, figure: Figure): number =>
  names(text, figure) ? 2 : names(before, figure) ? 1 : 0;
const namedIn = (text: string, figures: readonly Figure[]): number =>
  new Set(figures.filter((figure) => names(text, figure)).map(({ named }) => named.source)).size;

const leans = /\b(?:both|everything|all of (?:it|that|them)|ambos|las dos|los dos|todo)\b/;

/** "So like 3300 total?": the one amount named is what is due on moving in. */
function isTotalDue(text: string, figures: readonly Figure[]): boolean {
  const due = figures.filter(({ isDue }) => isDue);
  const [amount, another] = amountsIn(text);
  return due.length > 1 && another === undefined && amount?.dollars === total(due);
}

const monthly =
  /\b(?:monthly|(?:an?|per|each|every|second|2nd|next) month|month (?:two|2)|al mes|(?:cada|por|segundo) mes|mensual(?:es|mente)?)\b/;
const onMovingIn =
  /\b(?:up ?front|move in|moving in|signing|to sign|to start|para entrar|de entrada|(?:al|para) firmar)\b/;
/** A text of a sum without its months, which are none that somebody moves in: "what's the 2nd month". */
export const withoutPeriod = (text: string): string => text.replace(monthly, " ");
/** Whether a text is of what is paid each month, or of what is paid on moving in; null where it says neither. */
export const periodOf = (text: string): "monthly_total" | "move_in_cost" | null =>
  monthly.test(text) ? "monthly_total" : onMovingIn.test(text) ? "move_in_cost" : null;

/** The topic that a clause asks of by adding up what the home costs, or by its likeness to such questions; null where it asks no sum. */
export function topicOfSum({ text, isQuestion }: Clause, whole: string, figures: readonly Figure[]): string | null {
  const said = asFigures(text);
  const sum = addedUp(said, isQuestion, figures, "");
  if (isQuestion && isTotalDue(said, figures)) return "move_in_cost";
  const found = aimOf(text, isQuestion);
  const isLike = found !== null && found.likely >= least.aim && sumTopics.includes(found.aim);
  if (!sum && !isLike && !adds.test(text)) return null;
  const parts = sum && sum.parts.length > 0 ? sum.parts : figures.filter((figure) => names(text, figure));
  const saysWhen = sum && amountsIn(said).length === 0 ? periodOf(text) : null;
  if (sum) return saysWhen ?? (parts.some(({ per }) => per === "once") ? "move_in_cost" : "monthly_total");
  if (adds.test(text) && parts.some(isOfMoney) && amountsIn(said).length === 0) {
    const inWhole = figures.filter((figure) => isOfMoney(figure) && names(normal(whole), figure));
    if (inWhole.length > 1 && inWhole.every(({ per }) => per === "once")) return "move_in_cost";
  }
  const period = isQuestion && inAll.test(text) && amountsIn(said).length === 0 ? periodOf(text) : null;
  // "With two cats and a parking spot, what do I bring to the signing, all together"
  if (period && figures.some((figure) => names(normal(whole), figure))) return period;
  return isLike && (parts.length > 0 || leans.test(text)) ? found.aim : null;
}

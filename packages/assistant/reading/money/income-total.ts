import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Line } from "../../talk.ts";
import type { Asked } from "../answers/asked.ts";
import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";
import { isAboutTheSame, sumOf } from "./amounts-alike.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { asFigures } from "./amounts-in-words.ts";
import { tellsEarning } from "./home-figures.ts";
import { amountsIn } from "./home-sums.ts";
import { monthlyOf } from "./pay-periods.ts";
import { withoutAmountsTakenBack } from "./taken-back.ts";

/** Of more amounts than renters add up, none is looked for that others come to. */
const mostAmounts = 24;

/** The amounts of money that a renter named in earlier lines. */
export const amountsBefore = (history: readonly Line[]): number[] =>
  history
    .flatMap(({ from, text }) => (from === "renter" ? amountsIn(asFigures(normal(text))) : []))
    .map(({ dollars }) => dollars)
    .filter((dollars) => dollars >= leastMonthlyDollars)
    .slice(-mostAmounts);

/** "And she makes 2,100, so it's like 6,100", after one's own 4,000: the largest amount is what the others come to with that. */
function totalWithBefore(amounts: readonly number[], before: readonly number[]): number | null {
  const largest = Math.max(...amounts);
  const others = amounts.filter((amount) => amount !== largest);
  if (others.length === 0 || others.length !== amounts.length - 1) return null;
  return before.some((told) => told + sumOf(others) === largest) ? largest : null;
}

/**
 * The amount of a text that all its others or two of them come to: "5,600 together, he's 3,400 and I'm 2,200, credit 690";
 * null where none is. `before`: the amounts of earlier lines.
 */
export function totalIn(said: string, before: readonly number[], apart: readonly number[]): number | null {
  const text = textOf(said);
  const written = sumWrittenIn(text);
  const amounts = amountsIn(text)
    .map(({ dollars }) => dollars)
    .filter((dollars) => dollars >= leastMonthlyDollars)
    .slice(0, mostAmounts);
  const left = amounts.filter((amount) => !apart.includes(amount));
  const isTotal = (amount: number, at: number): boolean => {
    const others = amounts.filter((_, place) => place !== at);
    if (others.length < 2 || apart.includes(amount)) return false;
    return sumOf(others) === amount || others.some((one, place) => others.slice(place + 1).includes(amount - one));
  };
  const total = amounts.find(isTotal) ?? totalWithBefore(left, before);
  return total !== null && written !== null && total < written ? written : total;
}

/** The normal text of a message with its amounts in figures, but for those that it takes back. */
const textOf = (said: string): string => withoutAmountsTakenBack(asFigures(normal(said)));

const term = String.raw`\$?\d[\d,]*`;
const writtenSum = new RegExp(String.raw`(?<![\d.,])${term}(?: ?\+ ?${term})+`);
/** What the terms of "1,900 + 2,300 + 900" come to; null where no such sum is written. */
function sumWrittenIn(text: string): number | null {
  const terms =
    writtenSum
      .exec(text)?.[0]
      .split("+")
      .map((one) => Number(one.replace(/[^\d]/g, ""))) ?? [];
  return terms.length > 1 && terms.every((one) => one >= leastMonthlyDollars) ? sumOf(terms) : null;
}

const hedges = "(?: (?:of|is|it is|comes to|de|es|son|seria))?(?: (?:like|about|around|roughly|como|unos))*";
const togetherWords = "total; altogether; combined; together; in all; juntos; juntas; en total; en todo";
const totalBefore = new RegExp(String.raw`\b${anyOf(togetherWords)}${hedges}[:,]? ?\$?$`);
const totalAfter = new RegExp(
  String.raw`^(?: (?:a|per|al|each) (?:month|mes))?,? ?(?:in |all |en )?${anyOf(togetherWords)}\b`,
);
/** What such a sum may be of besides. */
const ofCosts = /\b(?:rent|deposit|fees?|move[- ]?in|upfront|renta|deposito|solicitud|entrar)\b/;

/**
 * The amount that a message calls the total of what it tells beside it, "700 on top, so 5,400 total", or that is one with what
 * was told `before`; null where there is none.
 */
export function totalNamedIn(said: string, before: readonly number[], apart: readonly number[] = []): number | null {
  const text = textOf(said);
  const all = amountsIn(text).filter(({ dollars }) => dollars >= leastMonthlyDollars);
  const amounts = all.filter(({ dollars }) => !apart.includes(dollars));
  const withBefore = totalWithBefore(
    amounts.map(({ dollars }) => dollars),
    before,
  );
  if (withBefore !== null) return withBefore;
  const largest = Math.max(...amounts.map(({ dollars }) => dollars));
  const [total, another] = amounts.filter(({ dollars }) => dollars === largest);
  if (!total || another || ofCosts.test(text)) return null;
  // The others are told as parts of it, and as no incomes, where they come to it.
  const isOfParts = sumOf(all.map(({ dollars }) => dollars)) === 2 * total.dollars;
  if (amounts.length === 1) return isOfParts ? total.dollars : null;
  const lead = text.slice(all.findLast(({ end }) => end <= total.at)?.end ?? 0, total.at);
  return totalBefore.test(lead) || totalAfter.test(text.slice(total.end)) ? total.dollars : null;
}

/** "Son los tres: 1,900 mas 1,100 mas 2,000. total 5,000": no costs, as none of the parts is the rent. */
function isAddedUp(total: number, said: string, rent: number | null): boolean {
  const amounts = amountsIn(textOf(said)).map(({ dollars }) => dollars);
  const parts = amounts.filter((dollars) => dollars >= leastMonthlyDollars && dollars !== total);
  return parts.length > 1 && !parts.includes(rent ?? 0) && !said.includes("?") && isAboutTheSame(sumOf(parts), total);
}

/** What a total named without its period comes to a month: 96,000 of "96k combined" is a year's. */
export const byMonth = (total: number): number => Math.round(monthlyOf(total, undefined, 0));

/** What figures may be besides: the rent, the income that the home asks for, amounts of earlier lines, and no incomes at all. */
type Beside = {
  rent: number | null;
  needed: number | null;
  before: readonly number[];
  apart: readonly number[];
};

/**
 * What a message tells with its income as it is meant: the total where it tells that with its parts, and none where it
 * names the rent, or the income that the home asks for, and nothing that is earned ("1,750 and the pets, what's
 * that a month").
 */
export function withIncomeMeant(
  facts: Partial<RenterFacts>,
  said: string,
  { rent, needed, before, apart }: Beside,
  asked: Asked,
): Partial<RenterFacts> {
  const named = totalNamedIn(said, before, apart);
  const total = totalIn(said, before, apart) ?? named;
  // A total told with its parts is what is earned where incomes were asked for, beside a score, or where it is called one.
  const isEarned = facts.creditScore || asked.includes("income") || (named !== null && isAddedUp(named, said, rent));
  if (!facts.monthlyIncome && !(total && isEarned)) return facts;
  // "Isn't 4100 short of 5685" compares, whatever was asked for.
  const amounts = amountsIn(textOf(said)).map(({ dollars }) => dollars);
  const isCompared = needed !== null && amounts.length > 1 && amounts.includes(needed);
  const isOfRent = facts.monthlyIncome === rent && !asked.includes("income");
  if ((isCompared || isOfRent) && !tellsEarning(asFigures(normal(said)))) {
    const { monthlyIncome: _, ...others } = facts;
    return others;
  }
  return total === null ? facts : { ...facts, monthlyIncome: byMonth(total) };
}

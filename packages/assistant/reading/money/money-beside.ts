import type { IncomesHeard } from "../../heard/incomes.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { amount, dollarsOf } from "./amounts-found.ts";
import { asFigures } from "./amounts-in-words.ts";

/*
 * Money that a renter names beside the incomes heard: what Piper counts may not be all there is, or may be another sum.
 */

/** A figure that is surely one of money: "$900", "1,150", "4k", "900 a week". A score, an hour or a number of a phone is none. */
const isMoney = (found: RegExpExecArray): boolean =>
  /[$,]/.test(found[0]) || found[2] !== undefined || found[3] !== undefined;
/** Less is a count, as of hours or months, unless it has cents or is written as money. */
const leastDollars = 100;
const isCount = (found: RegExpExecArray): boolean => dollarsOf(found) < leastDollars && !/[$.]/.test(found[0]);

/** The amounts that a text surely names as money. */
const moneyNamed = (said: string): number[] =>
  matchesOf(asFigures(normal(said)), amount)
    .filter((found) => isMoney(found) && !isCount(found))
    .map(dollarsOf);

/** Whether a text names money that no income told of it is, by the figure as it was said; `others`: figures known to be none. */
export function namesMoneyBeside(said: string, { parts, total }: IncomesHeard, others: readonly number[]): boolean {
  const told = [total, ...parts.map(({ dollars }) => dollars), ...others];
  return moneyNamed(said).some((dollars) => !told.includes(dollars));
}

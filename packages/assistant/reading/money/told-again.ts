import { householdIncome, isToldBefore } from "../../dialogue/incomes.ts";
import type { Incomes } from "../../talk.ts";
import { normal } from "../text/normal.ts";
import { amountsIn } from "./home-sums.ts";
import { amountsTakenBack } from "./taken-back.ts";

/*
 * Incomes that a message tells a second time, in other words.
 */

const addsUp = /\+|=|\bplus\b|\bmas\b/;
/** Whether a message tells again what was told as income, added up. */
export function tellsIncomeAgain(text: string, told: Incomes | undefined): boolean {
  const said = normal(text);
  const amounts = amountsIn(said).map(({ dollars }) => dollars);
  // "I said 2,600, not 4,500" of what Piper said that all come to
  if (told && amountsTakenBack(said).includes(householdIncome(told) ?? 0)) return true;
  return addsUp.test(said) && amounts.length > 1 && isToldBefore(told, amounts);
}

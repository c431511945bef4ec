import { householdIncome, isToldBefore } from "../../dialogue/incomes.ts";
import type { Incomes } from "../../talk.ts";
import { normal } from "../text/normal.ts";
import { amountsIn } from "./home-sums.ts";
import { amountsTakenBack } from "./taken-back.ts";

/*
 * Incomes that a message tells a second time, in other words.
 */

const paidEvery =
  /(?<!\d[,.]?)\d[\d,.]*k? ?\/? ?(?:a |an |per |each |por |la |a la |al |cada )(?:hour|week|day|hora|semana|quincena|dia)\b/;
const addsUp = /\+|=|\bplus\b|\bmas\b/;
/** Whether a message tells again what was told as income: with the time that the pay is for, or added up. */
export function tellsIncomeAgain(text: string, told: Incomes | undefined): boolean {
  const said = normal(text);
  const amounts = amountsIn(said).map(({ dollars }) => dollars);
  // "I said 2,600, not 4,500" of what Piper said that all come to
  if (told && amountsTakenBack(said).includes(householdIncome(told) ?? 0)) return true;
  return (paidEvery.test(said) || (addsUp.test(said) && amounts.length > 1)) && isToldBefore(told, amounts);
}

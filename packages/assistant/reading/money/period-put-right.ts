import type { IncomesHeard } from "../../heard/incomes.ts";
import type { Talk } from "../../talk.ts";
import type { Clause } from "../text/clauses.ts";
import { mostByNeighbor } from "./amounts-found.ts";
import { monthlyOf, periodIn, periodNamedAlone, periodOfPay } from "./pay-periods.ts";

/*
 * The period of a pay that was told before: "no, that's weekly", "eso es por semana".
 */

/**
 * The incomes of a message that tells none but the period of the one that was told last; null where it names none. Who was told
 * what falls short names it in any words: "I get paid twice a month".
 */
export function withPeriodPutRight(
  incomes: IncomesHeard,
  clauses: readonly Clause[],
  { incomes: told, awaiting }: Talk,
): IncomesHeard | null {
  if (!told || incomes.parts.length > 0 || incomes.total !== null) return null;
  const last = told.entries.findLast(({ isOutside }) => !isOutside);
  const mayBeOften =
    awaiting === "pass-on" && last?.monthly === last?.dollars && (last?.dollars ?? 0) <= mostByNeighbor;
  const periodTold = mayBeOften ? periodOfShort : periodNamedAlone;
  const period = clauses.flatMap(({ text, isQuestion }) => (isQuestion ? [] : (periodTold(text) ?? [])))[0];
  if (!period) return null;
  const monthly = monthlyOf(last?.dollars ?? told.total ?? 0, period, 0);
  if (!last) return told.total === null ? null : { ...incomes, total: Math.round(monthly), isCorrection: true };
  const part = { ...last, monthly, isNamed: true, isMore: false, isWhole: false, isAlone: false };
  return { ...incomes, parts: [part], isCorrection: true };
}

/** The period of pay that few words name, whatever goes with it: "per week lol". */
const periodOfShort = (text: string): string | undefined =>
  periodOfPay(text) ?? (text.split(" ").length <= mostWords && !/\d/.test(text) ? periodIn(text) : undefined);
const mostWords = 4;

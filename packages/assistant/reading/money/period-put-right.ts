import type { IncomesHeard } from "../../heard/incomes.ts";
import type { Incomes } from "../../talk.ts";
import type { Clause } from "../text/clauses.ts";
import { monthlyOf, periodNamedAlone } from "./pay-periods.ts";

/*
 * The period of a pay that was told before: "no, that's weekly", "eso es por semana".
 */

/** The incomes of a message that tells none but the period of the one that was told last; null where it names none. */
export function withPeriodPutRight(
  incomes: IncomesHeard,
  clauses: readonly Clause[],
  told: Incomes | undefined,
): IncomesHeard | null {
  const period = clauses.flatMap(({ text, isQuestion }) => (isQuestion ? [] : (periodNamedAlone(text) ?? [])))[0];
  if (!period || !told || incomes.parts.length > 0 || incomes.total !== null) return null;
  const last = told.entries.findLast(({ isOutside }) => !isOutside);
  const monthly = monthlyOf(last?.dollars ?? told.total ?? 0, period, 0);
  if (!last) return told.total === null ? null : { ...incomes, total: Math.round(monthly), isCorrection: true };
  const part = { ...last, monthly, isNamed: true, isMore: false, isWhole: false, isAlone: false };
  return { ...incomes, parts: [part], isCorrection: true };
}

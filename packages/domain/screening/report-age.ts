import { futureDateMessage } from "../kernel/dates.ts";

/** What a home's law and day say about how old a report may be that a person brings; null where none has to be taken. */
export type ReportAge = { today: Temporal.PlainDate; maxAgeDays: number | null };

/** Returns what is wrong with the day (YYYY-MM-DD) of a report that a person brings, or null. */
export function reportDayProblem(madeOn: string, { today, maxAgeDays }: ReportAge): string | null {
  if (madeOn > today.toString()) return futureDateMessage;
  if (maxAgeDays === null || madeOn >= today.subtract({ days: maxAgeDays }).toString()) return null;
  return `Your report must be from the last ${maxAgeDays} days. Add a newer one, or get screened instead.`;
}

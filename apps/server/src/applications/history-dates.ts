import { futureDateMessage } from "@porchlight/domain/kernel/dates.ts";
import { refuse } from "@porchlight/domain/refusals.ts";

/** The fields with a date of somebody's past. */
const pastFields = new Set(["startDate", "moveInDate"]);
/** Dates of the past where the entry is of an earlier time. */
const pastOfPrevious = new Set(["endDate", "moveOutDate"]);

/**
 * Checks that the dates of a history are not in the future.
 * Errors  `invalid-input` with a message at each such date, by dotted path.
 */
export function requirePastDates(answers: object, today: Temporal.PlainDate): void {
  const wrong = datesOfPast(answers).filter(isAfter(today));
  if (wrong.length > 0)
    refuse("invalid-input", {}, Object.fromEntries(wrong.map(({ path }) => [path, futureDateMessage])));
}

/** Where on earth the day begins last. */
const lastZone = "Etc/GMT+12";

/** Whether the dates of a history are not in the future wherever the home is. */
export function isPastAnywhere(answers: object, at: Temporal.Instant): boolean {
  const dates = datesOfPast(answers);
  return dates.length === 0 || !dates.some(isAfter(at.toZonedDateTimeISO(lastZone).toPlainDate()));
}

type DateAt = { path: string; day: string };

const isAfter =
  (today: Temporal.PlainDate) =>
  ({ day }: DateAt): boolean =>
    day > today.toString();

/** The dates of somebody's past in a section, and where they stand. */
const datesOfPast = (answers: object): DateAt[] =>
  Object.entries(answers).flatMap(([list, entries]) =>
    Array.isArray(entries) ? entries.flatMap((entry, index) => datesOfEntry(entry, `answers.${list}.${index}`)) : [],
  );

const datesOfEntry = (entry: { type?: string }, path: string): DateAt[] =>
  Object.entries(entry).flatMap(([field, day]) => {
    const isOfPast = pastFields.has(field) || (pastOfPrevious.has(field) && entry.type === "PREVIOUS");
    return isOfPast && typeof day === "string" ? [{ path: `${path}.${field}`, day }] : [];
  });

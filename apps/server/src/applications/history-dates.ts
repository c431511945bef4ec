import { refuse } from "@porchlight/domain/refusals.ts";

/** The fields with a date of somebody's past. */
const pastFields = new Set(["startDate", "moveInDate"]);
/** Dates of the past where the entry is of an earlier time. */
const pastOfPrevious = new Set(["endDate", "moveOutDate"]);

const inFuture = "The date can't be in the future";

/**
 * Checks that the dates of a history are not in the future.
 * Errors  `invalid-input` with a message at each such date, by dotted path.
 */
export function requirePastDates(answers: object, today: Temporal.PlainDate): void {
  const wrong = datesAfter(answers, today);
  if (wrong.length > 0) refuse("invalid-input", {}, Object.fromEntries(wrong.map((path) => [path, inFuture])));
}

/** Where on earth the day begins last. */
const lastZone = "Etc/GMT+12";

/** Whether the dates of a history are not in the future wherever the home is. */
export const isPastAnywhere = (answers: object, at: Temporal.Instant): boolean =>
  datesAfter(answers, at.toZonedDateTimeISO(lastZone).toPlainDate()).length === 0;

/** Returns the paths of the dates of a history that are after a day. */
const datesAfter = (answers: object, day: Temporal.PlainDate): string[] =>
  Object.entries(answers).flatMap(([list, entries]) =>
    Array.isArray(entries)
      ? entries.flatMap((entry, index) => futureDates(entry, `answers.${list}.${index}`, day))
      : [],
  );

const futureDates = (entry: { type?: string }, path: string, today: Temporal.PlainDate): string[] =>
  Object.entries(entry)
    .filter(([field]) => pastFields.has(field) || (pastOfPrevious.has(field) && entry.type === "PREVIOUS"))
    .filter(([, day]) => typeof day === "string" && day > today.toString())
    .map(([field]) => `${path}.${field}`);

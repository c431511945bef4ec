import type { Clause } from "../text/clauses.ts";
import { month, monthInSpanish } from "./calendar-words.ts";

/*
 * Weeks that are counted from a date named before: "we close on June 9, so the week after that".
 */

const date = String.raw`\b(?:${month} (?:the )?\d{1,2}(?:st|nd|rd|th)?|\d{1,2} de ${monthInSpanish})(?![\d:])`;
const dates = new RegExp(date, "g");
const countedWeek =
  /\b(?:the (?:following week|week after(?: (?:that|this|it))?)|la semana (?:siguiente|despues(?: de eso)?))(?=$|\W*$|[,.?!;]| (?:and|but|so|would|we|i|y|nos|me)\b)/g;

/** A week after a date, the month of which stands first, as the readers of days take it. */
function countedFrom(date: string): string {
  const [day, month] = date.split(" de ");
  return month === undefined ? `the week after ${date}` : `la semana despues de ${month} ${day}`;
}

/** Normal clauses in which a week counted from a date that stands before it names that date. */
export function withWeeksCounted(clauses: readonly Clause[]): Clause[] {
  let before: string | undefined;
  return clauses.map((clause) => {
    const text = clause.text.replace(countedWeek, (week: string, at: number) => {
      const day = clause.text.slice(0, at).match(dates)?.at(-1) ?? before;
      return day === undefined ? week : countedFrom(day);
    });
    before = text.match(dates)?.at(-1) ?? before;
    return text === clause.text ? clause : { ...clause, text };
  });
}

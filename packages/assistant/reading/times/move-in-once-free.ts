import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Line } from "../../talk.ts";
import { normal } from "../text/normal.ts";
import { weekdays } from "./calendar.ts";
import { anyWeekday } from "./calendar-words.ts";
import { namesMonth } from "./day-readers.ts";
import { moveInDaysIn } from "./move-in-days.ts";
import { isAboutMovingIn } from "./move-in-or-visit.ts";

/**
 * "By the 10th", of a home that is free in two months: a day without its month is the first such day once the home is free, or
 * from the month on in which the renter told before that they move.
 */
export function moveInOnceFree(
  facts: Partial<RenterFacts>,
  normalText: string,
  freeFrom: string | null,
  history: readonly Line[],
  today: Temporal.PlainDate,
): Partial<RenterFacts> {
  const { moveIn } = facts;
  if (!moveIn || moveIn.from !== moveIn.to) return facts;
  if (!dayOfMonth.test(normalText) || namesMonth(normalText) || /\d\//.test(normalText)) return facts;
  const told = insteadOfAsked.test(normalText) ? history.filter(({ text }) => !text.includes("?")) : history;
  const since = monthTold(told, today) ?? freeFrom;
  if (since === null || moveIn.from >= since || agreesWithWeekday(moveIn.from, normalText)) return facts;
  const free = Temporal.PlainDate.from(since);
  const { day } = Temporal.PlainDate.from(moveIn.from);
  const sameMonth = free.with({ day });
  const first = Temporal.PlainDate.compare(sameMonth, free) < 0 ? sameMonth.add({ months: 1 }) : sameMonth;
  return { ...facts, moveIn: { from: first.toString(), to: first.toString() } };
}

/** "Monday the 18th", of a day that is a Monday, is that one whatever day the home is free. */
const agreesWithWeekday = (day: string, text: string): boolean =>
  weekdays[withNumber.exec(text)?.[1] ?? ""] === Temporal.PlainDate.from(day).dayOfWeek;
const withNumber = new RegExp(String.raw`\b(${anyWeekday}),? (?:the |el )?\d`);

/** "If not, the 22nd": a day in place of the one asked for is of no month that was only asked for. */
const insteadOfAsked =
  /^(?:(?:and|but|y|pero),? )?(?:if not|if (?:that|it) \w+ not|otherwise|or else|si no|de lo contrario)\b/;

/** The first day of the month that the renter told last of moving in; null where they told none. */
function monthTold(history: readonly Line[], today: Temporal.PlainDate): string | null {
  const days = history.flatMap((line, at) => {
    const text = line.from === "renter" ? normal(line.text) : "";
    const isOfMove = isAboutMovingIn(text) || (at > 0 && isAboutMovingIn(normal(history[at - 1]?.text ?? "")));
    return isOfMove && namesMonth(text) ? moveInDaysIn(text, today) : [];
  });
  return days.at(-1)?.from.with({ day: 1 }).toString() ?? null;
}

const dayOfMonth = /\b(?:the |by |on )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:el|dia) \d{1,2}\b/;

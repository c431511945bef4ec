import { latestMoveIn } from "@porchlight/domain/qualification/assessments.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { anyOf } from "../text/any-of.ts";
import { daysIn } from "./days.ts";
import { withDayOfMonth } from "./move-in-days.ts";

const denied = String.raw`\b(?:not?|never|nor|ni|nunca)\b[^.,;!?]*`;
const before = /\b(?:before|antes del?)(?: the| el)* $/;
const by = /\b(?:by|no later than)(?: the)? $/;
/** "I can be there by July 15" tells from when, and not until when. */
const readyBy = /\b(?:can|could|able to)\b[^.,;!?]*$/;
const deniedBefore = new RegExp(`${denied}$`);
const sooner = new RegExp(
  `(?<!${denied})\\b${anyOf(
    "(?:or|could|manage) (?:move )?(?:sooner|earlier); (?:sooner|earlier) is; at the latest; a mas tardar; o antes",
  )}\\b`,
);

/**
 * "Before July 4", "by the end of June, sooner is fine": the latest day to move in on, as a home's own days need it. Where
 * that day is too late for a home that is free before it, it is the span from the day the home is free on.
 */
export function moveInBound(
  moveIn: NonNullable<RenterFacts["moveIn"]>,
  said: string,
  free: string | null,
  today: Temporal.PlainDate,
): NonNullable<RenterFacts["moveIn"]> {
  const text = withDayOfMonth(said);
  const named = daysIn(text, today).find(
    ({ to, from }) => moveIn.to === to.toString() && moveIn.from === from.toString(),
  );
  if (named === undefined) return moveIn;
  const lead = text.slice(0, named.at);
  const isBefore = before.test(lead) && !deniedBefore.test(lead.replace(before, ""));
  const isBy = (by.test(lead) && !readyBy.test(lead)) || sooner.test(text);
  if (!isBefore && !isBy) return moveIn;
  const last = (isBefore ? named.from.subtract({ days: 1 }) : named.to).toString();
  const first = [today.toString(), free ?? ""].toSorted().at(-1) as string;
  const latest = latestMoveIn(free === null ? null : Temporal.PlainDate.from(free), today).toString();
  const isTooLate = (isBefore ? last : moveIn.from) > latest;
  if (isTooLate && first < last) return { from: first, to: last };
  return isBefore && last > today.toString() ? { from: last, to: last } : moveIn;
}

import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Asked } from "../answers/asked.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { daysIn } from "./days.ts";
import { withoutEngagements } from "./engagements.ts";
import { isNoStart, moveInDaysIn, preferredOf } from "./move-in-days.ts";
import {
  asThingsStand,
  datesSomethingElse,
  isAboutMovingIn,
  speaksOfComing,
  withoutExpiry,
} from "./move-in-or-visit.ts";

/** The days on which a clause says that one would move in; none where it is of something else. */
export function moveInTold(clause: Clause, asked: Asked, today: Temporal.PlainDate): Partial<RenterFacts> {
  const text = withoutEngagements(clause.text);
  const isAboutMoving = isAboutMovingIn(text) || (asked.includes("moveIn") && !speaksOfComing(text));
  if (
    !isAboutMoving ||
    datesSomethingElse(text, asked.includes("moveIn")) ||
    (isAboutMovingIn(text) && /^(?:when|cuando)\b/.test(text) && !/\bi (?:want|need|would)\b/.test(text)) ||
    /^(?:can|could)\b(?!.*\b(?:(?:move|start) (?:in |on |the lease )?|keys?\b))/.test(text)
  )
    return {};
  const now = isOfNow(text) ? text : text.replace(asThingsStand, " ");
  const said = withoutExpiry(now).replace(notUntil, "in ");
  const days = moveInDaysIn(said, today);
  const wishAt = said.search(wishesToMove);
  const wished = days.filter((day) => wishAt >= 0 && day.at > wishAt);
  const named = preferredOf(wished.length > 0 ? wished : days, said);
  const first = named[0];
  if (first) {
    const last = named.findLast((day) => Temporal.PlainDate.compare(first.to, day.to) <= 0) ?? first;
    const earliest = eitherDay.test(said) ? named.reduce((one, day) => (isBefore(day, one) ? day : one)) : first;
    return { moveIn: { from: earliest.from.toString(), to: last.to.toString() } };
  }
  if (!asked.includes("moveIn")) return {};
  if (isNoCertainDay(now)) return { moveIn: { from: today.toString(), to: today.add({ days: 30 }).toString() } };
  return monthAlone(now, today);
}

/** "Right now" as an answer, and not in "he has no lease right now". */
export const isOfNow = (text: string): boolean =>
  isAboutMovingIn(text) || (tokensOf(text).length <= mostWordsOfAnyDay && !/\b(?:no|not|none)\b/.test(text));

/** "Whenever", "as soon as it opens": said with few other words. "I have no job now" answers nothing. */
const isNoCertainDay = (text: string): boolean =>
  anyDay.test(text) && (isAboutMovingIn(text) || tokensOf(text).length <= mostWordsOfAnyDay);
const mostWordsOfAnyDay = 8;
const anyDay =
  /\b(?:flexible|any ?time|whenever|(?<!\bas )soon|as soon as (?:it|you|possible|the)|ready|pronto|cuando sea|ya mismo|lo antes)\b|\bya\W*$|(?:^|\b(?:right|or|like|as of|of|in|from) )now\b(?! (?:s?he|they|we|i|it|my|our|that)\b)/;

/** "July 1 or June 15", "July 1, but June 15 is fine too", "July 1 was an idea, I could do June 15" */
const eitherDay = /\b(?:or|too|also|either|both|could|o|tambien|cualquiera|podria(?:mos)?)\b/;
const isBefore = (one: { from: Temporal.PlainDate }, other: { from: Temporal.PlainDate }): boolean =>
  Temporal.PlainDate.compare(one.from, other.from) < 0;

/** "My job starts July 6 so I'd want to move July 1", "so I'd like July 1" */
const wishesToMove =
  /\b(?:want|like|need|hope|hoping|plan|planning|able|ready|aim|aiming) to (?:be )?mov|\bwould (?:want|like|need|prefer)\b/;

/** "December" as a whole answer. */
function monthAlone(text: string, today: Temporal.PlainDate): Partial<RenterFacts> {
  const said = `in ${text.replace(/^(?:maybe|probably|around|like|in|en)\s+/, "")}`;
  const named = daysIn(said, today).find(
    ({ not, at, from, to }) => !not && !from.equals(to) && !isNoStart(said.slice(0, at), from, today),
  );
  return named ? { moveIn: { from: named.from.toString(), to: named.to.toString() } } : {};
}

/** "Not till August" is August. */
const notUntil = /\bnot (?:un)?till? /;

import type { Asked } from "../answers/asked.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { isSmallTalk } from "../text/small-talk.ts";
import { beginsInEnglish, month, weekday } from "./calendar-words.ts";
import { picksByPlace } from "./choices.ts";
import { comingOf, type MessageTimes, onlyComingOf } from "./clause-times.ts";
import {
  asThingsStand,
  isAboutMovingIn,
  leavesOldHome,
  speaksOfComing,
  turnsDown,
  visitWords,
  withoutExpiry,
} from "./move-in-or-visit.ts";
import { changesHour } from "./time-traded.ts";
import { namesHourOfWeekday } from "./times-named.ts";

/** "Good morning" wishes for no morning. */
const timeOfDay = new RegExp(
  [
    String.raw`\b(?:have|enjoy) (?:an? |your |the )(?:\w+ ){0,2}${anyOf(
      "weekend; day; evening; night; week; morning; afternoon",
    )}\b`,
    String.raw`\bgood (?:morning|afternoon|evening|night)\b|\bbuen[oa]s? (?:dias?|tardes?|noches?)\b`,
  ].join("|"),
  "g",
);

/** "Tres hijos de 3, 6 y 8", "kids 3 and 6" are of these ages. */
const ofAge =
  /\b(?:nin[oa]s?|hij[oa]s?|gemel[oa]s|kids?|children|sons?|daughters?|boys?|girls?)(?:,? de|,? aged?|,? ages)? \d{1,2}(?:(?:,| y| and|, y|, and) \d{1,2})*(?: anos\b)?(?!:|\d| ?[ap]m\b)/g;

/** "For about 8 months" is how long, not when. */
const howLong =
  /\bfor (?:about |around |like |maybe |only |just )?(?!next |this |that |the |a la |la )\S+ (?:months?|years?|weeks?|meses|anos|semanas)\b/g;

/** "I only check it on Sundays", of mail or a phone, tells when one reads and not when one comes. */
const readsThen = new RegExp(
  String.raw`\b${anyOf(
    "(?<!(?:can|could|may|would|should) )(?:i|we) (?:only|just|mostly|usually|rarely)(?: ever)? (?:check|read|look at|open|answer) (?:it|them|that|(?:my |the )?(?:e?mails?|mail|phone|texts?|messages?|inbox))",
    "(?:i|we) (?:check|read|open|answer) (?:(?:my |the )?(?:e?mails?|mail|phone|texts?|messages?|inbox) )(?:only|just|mostly|usually)",
    "(?:solo|nada mas|casi nunca|rara vez) (?:l[oa]s? )?(?:reviso|leo|abro|contesto)",
  )}\b[^.;!?]*`,
  "g",
);

/** "I found a place today" names no day to come by. */
const didToday =
  /\b(?:found|got|signed?|apply|pay|took|rented|leased|bought|saw|started)(?: \w+){0,4} (?:today|tonight|this (?:morning|week|weekend))\b/g;

/** "Thanks for your help today" names none either. */
const helpedToday =
  /\b(?:help\w*|time|everything|all|patience|info)(?: me| us| out)* (?:today|tonight|this (?:morning|afternoon|evening))\W*$/g;
/** "Can I let you know tomorrow" names when one will say, not when to come. */
const saysLater = new RegExp(
  String.raw`\b${anyOf(
    "let you know; get back (?:to|with) you; tell you; text you; message you; decide; confirm with you",
    "give you an answer; know for sure",
  )}(?: \w+){0,2} ${anyOf(
    `today; tomorrow; tonight; next week; this week; (?:on |by )?${weekday}`,
  )}(?: (?:morning|afternoon|evening|night))?\b`,
  "g",
);
const thanks = /\b(?:thank\w*|appreciate\w*|gracias)\b/;

/** "She's a nurse starting June 8" names when work begins. */
const whatBegins = "(?: (?:an?|my|her|his|the|our|new|job|work|school|position|classes|residency|there)){0,4}";
const beginning = anyOf(String.raw`${month}(?: \d{1,2}(?:st|nd|rd|th)?)?; \d{1,2}\/\d{1,2}`);
const beginsThen = new RegExp(
  String.raw`\b(?:${beginsInEnglish})${whatBegins}(?: (?:on|in|around))?(?: the)? (?:(?:early|mid|late) )?${beginning}\b`,
  "g",
);

const tellsMoveIn = ({ text, isQuestion }: Clause, asked: Asked): boolean =>
  isAboutMovingIn(text) || leavesOldHome(text) || (asked.includes("moveIn") && !isQuestion && !isOfComing(text));
/** Whether a text speaks of a time to come by, whatever was asked. */
const isOfComing = (text: string): boolean =>
  speaksOfComing(text) || turnsDown.test(text) || changesTime(text) || namesHourOfWeekday(text);

/** "Make it five", "the later one": whatever was asked, the time that was chosen is put in question. */
const changesTime = (text: string): boolean => changesHour(text) || picksByPlace(text);

/** "Wednesday at 6, moving on the 20th": the part with an hour is to come by, whatever the next one says of moving. */
function withVisitOfItsOwn(clause: Clause): Clause[] {
  if (!isAboutMovingIn(clause.text)) return [clause];
  const parts = clause.text.split(/, /);
  const visits = parts.filter((part) => hour.test(part) && !isAboutMovingIn(part));
  return [clause, ...visits.map((text) => ({ ...clause, text }))];
}
const hour = /\bat (?:1[0-2]|[1-9])\b|\d ?(?:am|pm)\b|\d:\d/;

/** "Could I move in before June 1? Like May 25" */
const goesOnMoving = ({ text }: Clause, before: Clause): boolean =>
  isAboutMovingIn(before.text) && /^(?:like|maybe|say|or|around|about)\b/.test(text) && text.split(" ").length <= 5;

/** What of a message may name a time to come by: neither when one moves in nor what answers Piper's question. */
export function visitIn(
  clauses: readonly Clause[],
  asked: Asked,
  answers: ReadonlySet<Clause>,
  times: MessageTimes,
): string {
  const parts = clauses.flatMap((clause) => (onlyComingOf(clause, times) ? [clause] : withVisitOfItsOwn(clause)));
  return parts
    .flatMap((clause, at) => {
      const isOther =
        tellsMoveIn(clause, asked) ||
        (at > 0 && goesOnMoving(clause, parts[at - 1] as Clause)) ||
        answers.has(clause) ||
        isSmallTalk(clause.text);
      return (isOther ? onlyComingOf(clause, times) : comingOf(clause, times)) ?? [];
    })
    .map(({ text }) =>
      withoutExpiry(text)
        .replace(ofAge, "")
        .replace(timeOfDay, "")
        .replace(howLong, "")
        .replace(didToday, "")
        .replace(saysLater, "")
        .replace(readsThen, ""),
    )
    .map((text) => (thanks.test(text) ? text.replace(helpedToday, "") : text))
    .map((text) => (visitWords.test(text) ? text : text.replace(asThingsStand, "").replace(beginsThen, "")))
    .join(". ");
}

import type { Ask } from "../../heard/questions.ts";
import { topicsIn } from "../../topics.ts";
import { likelyAs } from "../learned/aims.ts";
import { learnedIn, weighed } from "../learned/learned-intents.ts";
import { least } from "../rank.ts";
import { stands } from "../stands.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { asksInWords } from "../text/question-words.ts";
import { isSmallTalk } from "../text/small-talk.ts";
import { weekday, weekdayInSpanish } from "../times/calendar-words.ts";
import { namedIn, ofVisitAlone } from "../times/elsewhere.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { isOfTime } from "../times/proposed-time.ts";
import { tradesTime } from "../times/time-traded.ts";
import { wishesIn } from "../times/wishes.ts";
import { apart, likelyOfHome } from "./asked-of-home.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * Which questions are about the home, rather than of a time to come by, who writes here and the like.
 */

/** Words, stemmed, that a wish for a time is made of, however politely it is put. */
const ofTime = new RegExp(
  `^${anyOf(
    String.raw`\d.*; am; pm; mon; tue; wed; thu; fri; sat; sun; ${weekday}`,
    "today; tonight; tomorrow; week; weekend; weekday; day; hour; time; morning; noon; afternoon; evening; night",
    "early; earlier; late; later; after; before; around; between; until; next; half; past; quarter; sharp",
    "one; two; three; four; five; six; seven; eight; nine; ten; eleven; twelve; instead",
    "lunes?; martes?; miercoles?; jueves?; viernes?; sabado; domingo; hoy; manana; tarde; noche; semana; mediodia; mejor",
  )}$`,
);

/** "Could my band rehearse on weekends" asks what is allowed, and for no time to come by. */
const habits = new RegExp(
  String.raw`\b${anyOf(
    `weekends; weeknights; weekdays; ${weekday}s; at night`,
    "every (?:day|night|week|weekend); (?:los|las) (?:sabados|domingos|noches|fines de semana)",
    "(?:por|en) las noches",
  )}\b`,
);
const isOfHabit = (text: string): boolean => habits.test(text) && !visitWords.test(text);

const partOfDay =
  /\b(?:mornings?|afternoons?|evenings?|nights?|daytime|weekends?|mananas?|tardes?|noches?|fin(?:es)? de semana)\b/;
const dayOrHour = new RegExp(String.raw`\d|\b(?:${weekday}|${weekdayInSpanish}|today|tonight|tomorrow|hoy)\b`);

/** "Is it quieter in the evening", "is it safe to walk home at night" ask of the home at that part of the day, and for no time to come by. */
export const asksOfPartOfDay = ({ text, isQuestion }: Clause): boolean =>
  isQuestion &&
  partOfDay.test(text) &&
  ![dayOrHour, visitWords].some((named) => named.test(text)) &&
  Math.max(likelyOfHome(text, true), likelyAs(text, true, "fair_housing_probe")) >= least.asked.ofPartOfDay;

/** A longer question may be of more than the time in it; "5 works but I'm off at 5, could it be 6?" is of an hour. */
const mostWords = { ofTime: 9, ofOneTime: 14 };

/** A question of times, identity and the like is understood elsewhere and is not for the owner. */
export function isAboutTheHome(words: string, today: Temporal.PlainDate, offered: number): boolean {
  const text = normal(words);
  const after = namedIn(text);
  const clause: Clause = { text, words, isQuestion: true };
  const asAsked = { ...clause, isQuestion: words.includes("?") || asksInWords(text) };
  const meant = after.length > 0 ? weighed(after, asAsked, offered > 0) : learnedIn(ofVisitAlone(clause), offered > 0);
  if (meant.every((intent) => intent === "request_showing") && namesPartOfHome(text)) return true;
  if (meant.some((intent) => apart.includes(intent) && stands(intent, clause))) return false;
  const wishes = isOfHabit(text) ? [] : wishesIn(text, today, offered);
  if (wishes.length > 0) {
    if (asksOfPartOfDay(clause)) return true;
    if (isOfTime(clause) || contentOf(text).every((word) => ofTime.test(word))) return false;
    if (likelyOfHome(text, true) >= least.askedBesideTime) return true;
    const namesOneTime = wishes.some(({ at }) => at !== null) || tradesTime.test(text);
    if (tokensOf(text).length <= (namesOneTime ? mostWords.ofOneTime : mostWords.ofTime)) return false;
  }
  return !isSmallTalk(text);
}

/** "Which days do they pick up the trash" is of the trash, however like a wish to come it is. */
const namesPartOfHome = (text: string): boolean =>
  !visitWords.test(text) &&
  topicsIn(tokensOf(text)).some(({ topic }) => /^(?:amenities|utilities|appliances|laundry)\b/.test(topic.key));

/** "11:30 or 12 ok?" is after an hour; "are there three rooms" has no other words of meaning, and is surely of the home. */
export const isOnlyOfTime = ({ words }: Ask, isQuestion: boolean): boolean => {
  const text = normal(words);
  const content = contentOf(text);
  return (
    content.length > 0 &&
    content.every((word) => ofTime.test(word) && !/^\d{3}/.test(word)) &&
    topicsIn(tokensOf(text)).length === 0 &&
    likelyOfHome(text, isQuestion) < least.asked.ofPartOfDay
  );
};

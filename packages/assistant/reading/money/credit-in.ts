import { creditRangeOf } from "@porchlight/domain/qualification/credit-score.ts";
import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Asked } from "../answers/asked.ts";
import { withoutShortPhones } from "../contact/addresses.ts";
import { family, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import { weekday, weekdayInSpanish } from "../times/calendar-words.ts";
import { withHoursOfDays } from "../times/hours-as-figures.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { withFigures } from "../times/spoken-times.ts";
import { withScore } from "./amounts-in-words.ts";
import { answersNoScore, hasNoScore } from "./credit-unknown.ts";
import { withoutAmountsTakenBack } from "./taken-back.ts";

/** A score that a clock may show too. */
const onTheClock = "[5-8][0-5][05]";
const anyOnTheClock = new RegExp(String.raw`\b${onTheClock}\b`);
const creditWords = /\b(?:credits?|scores?|fico|credito|puntaje|puntuacion|historial)\b/;
const lastCreditWord = new RegExp(`${creditWords.source}(?!.*${creditWords.source})`);
const hedge = "(?:like|about|bout|around|maybe|roughly|its|it is|como|unos|creo que)";
const scoreAlone = new RegExp(
  String.raw`^(?:${hedge} )*([5-8]\d\d)(?:ish)?(?: (?:or so|i think|i believe|i guess|creo|mas o menos))?\W*$`,
);
/** "Like 730" amid questions that no such figure answers puts a score right that was told before. */
function bareScore(text: string): Partial<RenterFacts> {
  const score = scoreAlone.exec(text)?.[1];
  const range = score === undefined ? null : creditRangeOf(score);
  return range ? { creditScore: range, creditUnknown: false } : amongFacts(text);
}

/** "October 1, $4500, 700, no pets": a figure by itself among other facts. */
function amongFacts(text: string): Partial<RenterFacts> {
  const score = text
    .split(/,\s| and /)
    .map((part) => part.replace(/^(?:like|about|around|maybe|como|unos) /, ""))
    .find((part) => /^[5-8]\d\d\W*$/.test(part));
  const range =
    score !== undefined && /\$?\d,?\d{3}\b|\d ?k\b|\b(?:pets?|mascotas?)\b/.test(text) ? creditRangeOf(score) : null;
  return range ? { creditScore: range, creditUnknown: false } : {};
}

/** What a bare figure counts that is no score. */
export const otherFigure =
  /\$|month|year|mes|ano|\b(?:portion|share|part|parte|rent|renta|pays?|paying|deposit|voucher)\b/;

/** "1,750 plus 1,750 plus 300" adds up money. */
const addsMoney = /(?=.*(?:\+|\bplus\b|\bmas\b)).*\b(?:\d{1,3},\d{3}|\d{4,})\b/;

/** "Tuesday at 6. 70k salary. 705. No animals": from so many on, a figure by itself is one of them. */
export const clausesInList = 3;

/** "Do you check credit? Mine is 610" */
const mineToo = new RegExp(
  [
    String.raw`^(?:and |so |because |but )?(?:mine|my one|i have an?|i am at|i got an?|el mio|la mia|yo tengo)\b`,
    String.raw`^(?:about|around|like|roughly|maybe|como|unos) [5-8]\d\d\W*$`,
  ].join("|"),
);

/** "El mío es 580" */
const mineAlone = new RegExp(
  String.raw`^(?:(?:and|but|y|pero) )?(?:mine is|(?:el mio|la mia) (?:es|anda en|esta en)) (?:${hedge} )*[4-8]\d\d\W*$`,
);

/** "My sister's is 610", "la de mi prima 610", "hers 610": of somebody whose score alone may be meant. */
const anothers = anyOf(
  `(?:my|our) (?:${partners}|${family})(?:'?s)?; his; hers; theirs; (?:el|la) (?:suy[oa]|de (?:el|ella|mi \\w+))`,
);
const anothersAlone = new RegExp(
  String.raw`^(?:(?:and|but|also|y|pero) )*${anothers}(?: (?:is|at|has|es|anda|esta|tiene|en|${hedge}))* [4-8]\d\d\W*$`,
);

/** "Is the deposit more if I have bad credit" tells of none. */
const supposes = /\bif (?:i|we|you|my|our|someone|somebody)\b(?!.*\d{3})/;

/** "Tues but after 530" names an hour, and so does "get there at 530", "the 530 slot" and "530 on the 14th". */
const daysAndGoing = anyOf(
  "after; before; until; till; by; mon; tues?; wed; thurs?; fri; sat; sun",
  `${weekday}; ${weekdayInSpanish}; tomorrow; today; despues de; antes de`,
  `(?:\\d+(?:st|nd|rd|th)|[a-z]+teenth); a las; (?:the|a) time; hora; the (?=\\d{3} one\\b)`,
  "(?:get|be|am|are) (?:there|over|here|coming); arrive; make it; (?:can|could) (?:i|we|you) do; instead; slot; lleg[ao]\\w*; vamos; voy",
);
const asHour = new RegExp(
  String.raw`\b${daysAndGoing}\b.*\b${onTheClock}\b|\b${onTheClock}\b(?: (?!but|and)\w+){0,3} (?:${daysAndGoing}|is when)\b`,
);
const letMeSee = /\b(?:me|i|a) (?:see|ver)\b/;

/** Whether a text's figures may name an hour rather than a score. */
export function mayNameHour(said: string): boolean {
  const text = withScore(said);
  // "It's 645, but I can come any day" tells a score.
  return (
    asHour.test(text) ||
    text.split(besideScore).some((part) => anyOnTheClock.test(part) && visitWords.test(part) && !letMeSee.test(part))
  );
}
const besideScore = /,|\b(?:but|and|when|can|could|pero|y|cuando|puedo)\b/;

/** "Is 620 a hard no" asks of the owner's score. */
const asksOfScore = /\b(?:is|was) (?:the )?[5-8]\d\d (?:an?|the|really|firm|strict|absolutely|required|set) /;

/** "Credit rough, like 570, will they still talk to me" tells it before it asks. */
const toldFirst =
  /^(?:credits?|score|fico|credito|puntaje)\b[^\d?]{1,24}\b[3-8]\d\d(?:ish)?,? (?!or\b|o\b)(?:[a-z]+ ){2}/;

/** The words that a renter may name their credit by. */
const creditWord = /\b(?:excellent|great|good|fair|average|poor|bad|excelente|muy bueno|bueno|buen|regular|malo|mal)\b/;
const wholeWord: Record<string, string> = { buen: "bueno", mal: "malo" };

/** "480 isn't my credit", "530 is the time" */
const noScoreOf = new RegExp(
  [
    String.raw`\b\d{3} (?:is|was) (?:not (?:my |the |a |our )?(?:credit|score|fico)|(?:the |my )?(?:time|hour))\b`,
    String.raw`\b\d{3} (?:no es (?:mi |el )?(?:credito|puntaje)|es la hora)\b|\bla hora es(?: a)?(?: las)? \d{3}\b`,
  ].join("|"),
  "g",
);
/** "660 is my score, 300 was the deposit" */
const namedScore = /\b([3-8]\d\d) (?:is|was|es|era) (?:my|mine|our|mi) (?:credit|fico|score|credito|puntaje)\b/;

const aScore = /(?<![\d,.$])[4-8]\d\d(?![\d,.]\d|\d)/g;
/** The one score that a normal text names; null where it names none or several. */
export function scoreNamedIn(text: string): number | null {
  const [score, another] = matchesOf(text, aScore);
  return score && !another ? Number(score[0]) : null;
}

/** A text with its score in figures, and without the hours beside it: "the time is five thirty, my credit six eighty". */
function withoutHours(text: string): string {
  const scored = withScore(text);
  if (!mayNameHour(text)) return scored;
  const named = text.slice(Math.max(0, text.search(lastCreditWord)));
  const timeless = withScore(withFigures(named));
  return figured.test(timeless) ? timeless : scored;
}

/** The score a clause tells, or that its teller has none; `isListed`: it is one of several short ones. */
export function creditIn(
  { text, isQuestion }: Clause,
  before: Clause | undefined,
  asked: Asked,
  isListed: boolean,
): Partial<RenterFacts> {
  const isAsked = asked.includes("credit");
  const isAbout =
    creditWords.test(text) ||
    hasNoScore(text) ||
    (!asked.includes("income") && (anothersAlone.test(text) || mineAlone.test(text))) ||
    (before !== undefined && creditWords.test(before.text) && mineToo.test(text));
  if (!isAbout && !isAsked)
    return isListed || (asked.length > 0 && !asked.includes("income")) ? bareScore(text) : amongFacts(text);
  if (!figured.test(text) && tellsNone(text, isAsked, isAbout, asked.includes("pets"))) return { creditUnknown: true };
  if (isQuestion && !isAsked && !/\b(?:my|mine|i have|i am at|mi|tengo)\b/.test(text) && !toldFirst.test(text))
    return {};
  if (asksOfScore.test(text) || (isQuestion && !isAsked && supposes.test(text))) return {};
  const figures =
    namedScore.exec(text)?.[1] ??
    withoutAmountsTakenBack(withoutShortPhones(withHoursOfDays(withoutHours(text)))).replace(noScoreOf, " ");
  const range = creditRangeOf(figures.replace(/\$?(?:\d{1,3}(?:,\d{3})+|\d{4,})/g, " "));
  if (!isAbout && mayNameHour(text)) return amongFacts(text);
  const isPlausible = range !== null && /\b[3-8]\d\d\b|\b[3-8]\d0\s?'?s\b/.test(figures);
  if (isPlausible && (isAbout || !(otherFigure.test(text) || addsMoney.test(text))))
    return { creditScore: range, creditUnknown: false };
  const word = isAbout ? creditWord.exec(text)?.[0] : undefined;
  // "My credit was good once but it is around 590" tells the figure.
  return word !== undefined && !/\b[3-8]\d\d\b/.test(figures)
    ? { creditWord: wholeWord[word] ?? word }
    : amongFacts(text);
}
/** "No credit problems, 720" tells a score. */
const figured = /\b[4-8]\d\d\b(?!,\d)/;

function tellsNone(text: string, isAsked: boolean, isAbout: boolean, isOfPetsToo: boolean): boolean {
  if (hasNoScore(text) || (isAbout && isAsked && answersNoScore(text, true))) return true;
  return isAsked && answersNoScore(text, !isOfPetsToo) && !(isOfPetsToo && /^none/.test(text));
}

import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Asked } from "../answers/asked.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import { answersNoScore, hasNoScore } from "./credit-unknown.ts";

const creditWords = /\b(?:credits?|scores?|fico|credito|puntaje|puntuacion|historial)\b/;

/** "Is the deposit more if I have bad credit" tells of none. */
const supposes = /\bif (?:i|we|you|my|our|someone|somebody)\b/;

/** The words that a renter may name their credit by, with what denies them: "good", "not so good", "no es muy bueno". */
const creditWord = new RegExp(
  String.raw`\b(?:(?:not|no)(?: (?:es|so|very|all|that|too|the|really|exactly|super|muy|tan|del todo))* )?(?:${anyOf(
    "excellent; great; good; fair; average; poor; bad; excelente; muy bueno; bueno; buen; regular; malo; mal",
  )})\b`,
);
const wholeWord: Record<string, string> = { buen: "bueno", mal: "malo" };

const aScore = /(?<![\d,.$])[4-8]\d\d(?![\d,.]\d|\d)/g;
/** The one score that a normal text names; null where it names none or several. */
export function scoreNamedIn(text: string): number | null {
  const [score, another] = matchesOf(text, aScore);
  return score && !another ? Number(score[0]) : null;
}

/** What a clause without a score tells of one's credit: a word for it, or that there is no score to tell. */
export function creditIn({ text, isQuestion }: Clause, asked: Asked): Partial<RenterFacts> {
  const isAsked = asked.includes("credit");
  const isAbout = creditWords.test(text) || hasNoScore(text);
  // "I have no credit card, just a debit one" tells of a card, and "never had a credit card" of credit.
  if (!isAsked && !speaksOfScore.test(text) && !(isAbout && never.test(text))) return {};
  if (!figured.test(text) && tellsNone(text, isAsked, isAbout, asked.includes("pets"))) return { creditUnknown: true };
  const isOfOwn =
    !isQuestion || isAsked || (/\b(?:my|mine|i have|i am at|mi|tengo)\b/.test(text) && !supposes.test(text));
  const word = isAbout && isOfOwn && !figured.test(text) ? creditWord.exec(text)?.[0] : undefined;
  if (word !== undefined) return { creditWord: wholeWord[word] ?? word };
  const isWithout = speaksOfScore.test(text) && !/\d{3}/.test(text) && !hasOne.test(text);
  return isAsked && !isQuestion && isWithout ? { creditUnknown: true } : {};
}
const hasOne = /(?<!\b(?:not|nobody|never|no|nadie|nunca) )\b(?:has|tiene)\b/;
/** "As to the score I couldn't tell you": who was asked for one and speaks of it without a figure has none to give. */
const speaksOfScore = new RegExp(`(?<!\\btarjetas? de )${creditWords.source}(?! (?:unions?|cards?|checks?|karma)\\b)`);
const never = /\b(?:never|nunca|nadie)\b/;
/** "No credit problems, 720" tells a score. */
const figured = /\b[3-8]\d\d\b(?!,\d)/;

function tellsNone(text: string, isAsked: boolean, isAbout: boolean, isOfPetsToo: boolean): boolean {
  if (hasNoScore(text) || (isAbout && isAsked && answersNoScore(text, true))) return true;
  return isAsked && answersNoScore(text, !isOfPetsToo) && !(isOfPetsToo && /^none/.test(text));
}

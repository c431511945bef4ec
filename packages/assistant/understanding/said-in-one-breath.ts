import { topicOf } from "../topics.ts";
import { type Aim, aimOf } from "./aims.ts";
import type { Clause } from "./clauses.ts";
import { normal, tokensOf } from "./normal.ts";
import { isPointing } from "./pointing.ts";
import { asksInWords, beginsAsQuestion } from "./question-words.ts";

/*
 * "I make 5200 and is smoking allowed": what is told and what is asked without a stop between them, told apart by what
 * each part is after.
 */

const joint = /,? (?:and|but|also|plus|so|y|pero|tambi[eé]n|adem[aá]s) |, /giu;
/** How likely each part must be to be after something of its own. */
const sure = 0.8;
const mostJoints = 6;

const isAsked = ({ aim }: Aim): boolean => topicOf(aim) !== null || aim === "unheld";
const familyOf = ({ aim }: Aim): string => aim.split(".", 1)[0] as string;

/** "We make 2900 and 2200 a month, is that enough" adds up what is told. */
const startsWithFigure = /^\W*\d/;
const fewestWords = 4;
/** "El techo es alto o bajito" asks in words that might tell: it must be after the same, read as what is told. */
const isAskedPlainly = (text: string, { aim }: Aim): boolean => {
  const told = aimOf(text, false);
  return !/\d/.test(text) && tokensOf(text).length >= fewestWords && told?.aim === aim && told.likely >= sure;
};

/** A clause as its two parts, where the later one surely asks something that the earlier one is not after; else null. */
function cutOnce(clause: Clause): readonly [Clause, Clause] | null {
  const isMarked = clause.words.trimEnd().endsWith("?");
  for (const found of [...clause.words.matchAll(joint)].slice(0, mostJoints)) {
    const words = clause.words.slice(found.index + found[0].length);
    const text = normal(words);
    if (startsWithFigure.test(text)) continue;
    const later = aimOf(text, true);
    if (!later || later.likely < sure || !isAsked(later)) continue;
    if (!isMarked && !beginsAsQuestion(text) && !isAskedPlainly(text, later)) continue;
    const before = clause.words.slice(0, found.index);
    const textBefore = normal(before);
    const asks = asksInWords(textBefore);
    if (isPointing(before))
      return [
        { text: textBefore, words: before, isQuestion: true },
        { text, words, isQuestion: true },
      ];
    const earlier = aimOf(textBefore, asks);
    if (!earlier || familyOf(earlier) === familyOf(later)) continue;
    const isSecondQuestion = asks && beginsAsQuestion(text);
    if (earlier.likely < sure && !isSecondQuestion) continue;
    if (found[0] === ", " && !isSecondQuestion && !isAsked(earlier)) continue;
    return [
      { text: textBefore, words: before, isQuestion: asks },
      { text, words, isQuestion: true },
    ];
  }
  return null;
}

const inParts = (clause: Clause): readonly Clause[] => {
  const parts = cutOnce(clause);
  return parts === null ? [clause] : [parts[0], ...inParts(parts[1])];
};

/** Clauses as `clausesOf` cuts them, and those that say two things in one breath as two. */
export const apartBySense = (clauses: readonly Clause[]): readonly Clause[] => clauses.flatMap(inParts);

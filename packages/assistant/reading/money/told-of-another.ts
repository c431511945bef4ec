import { family, inSpanish, partners } from "../people/relatives.ts";
import { asksAgain } from "../questions/answer-missed.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { asksInWords } from "../text/question-words.ts";
import { withMoneyInFigures } from "./figures-named.ts";
import { onlyNowAndThen } from "./income-words.ts";
import { areOfHousehold } from "./money-apart.ts";
import type { MoneyMoment } from "./money-role-features.ts";
import { weighedFiguresIn } from "./money-roles.ts";

/*
 * What sounds like a question and tells of somebody who will live there: "mine is 690, not sure about hers", "there's my
 * brother, who makes 2k".
 */

const another = `(?:my|our|mi) (?:${partners}|${family}|${inSpanish})s?`;
const unknownOfAnother = new RegExp(
  String.raw`\b${anyOf(
    "not (?:\\w+ )?sure; unsure; no (?:idea|clue); idk; do not (?:\\w+ )?know",
    "no (?:estoy segur[oa]|se|sabemos)",
  )}(?: (?:about|of|on|what|de|cual es|cuanto es))? ${anyOf(
    `(?:he|she|they|${another}) (?:has|have|is|are|makes?|gets?)`,
    `his; hers?; theirs; ${another}; (?:el|la) (?:suy[oa]|de (?:el|ella|mi \\w+))`,
  )}\b`,
);
/** "What we make depends", "lo que entra varía" names pay, and asks of none. */
const whatIsEarned =
  /\b(?:(?:what|how much) (?:i|we|he|she|they) (?:makes?|earns?|brings? in|gets?|takes? home|clears?)|(?:lo que|cuanto) (?:gan[oa]|ganamos|entra|sac[oa]|sacamos|cobr[oa]))\b/;
const tellsOfSomebody = /^(?:(?:yes|yeah|no|and|but|also|si|y|pero)[, ]+)*(?:there (?:is|are)|hay)\b/;

/** Whether a clause without a mark tells what somebody earns, at times too, or scores, or that this is not known of another. */
export function tellsOfAnother({ text, words }: Clause, moment: MoneyMoment): boolean {
  if (words.includes("?")) return false;
  if (onlyNowAndThen.test(text)) return true;
  for (const told of [unknownOfAnother, whatIsEarned])
    if (told.test(text)) return !asksInWords(text.replace(told, " "));
  // "You left out his 1,200" misses an income, and no answer.
  return (
    (tellsOfSomebody.test(text) || asksAgain(text)) &&
    areOfHousehold(weighedFiguresIn(withMoneyInFigures(text), moment))
  );
}

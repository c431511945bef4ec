import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";

/*
 * Amounts that a renter takes back for others.
 */

const notToHave = anyOf(
  "not (?:going to|gonna)(?: be)?; (?:do|does|did|will|would|can) (?:not|never)(?: be)?; never; is not; are not",
  "no (?:va|voy|vamos|van) a; no (?:puede|puedo|llega a|llego a)",
);
const toEarn = anyOf("have; make; making; earn; earning; get; getting; tener; ganar; sacar; juntar");
const wrongFigure = anyOf(
  "not; instead of; rather than; en vez de; y no; (?:not|no) (?:make|making|earn|gano|gana|ganamos)(?: like| about)?",
  `${notToHave} ${toEarn}(?: (?:like|about|even|the|los|ni|como))*`,
  "(?:never|not) (?:said|say|told you|wrote|write)(?: that)?(?: (?:i|we|it is|it was))?(?: (?:make|made|earn|get))?",
  "nunca (?:le )?dije(?: que)?(?: (?:gano|ganamos|son|eran))?",
);
/** "Isn't 4500 enough?" */
const askingSo = "(?<!^(?:(?:but|so|and|wait) )*(?:is|does|do|are|would|will) )";
/** "4500, not 3500", "I don't make 4500", "I never said I make 4500" */
const takenBack = new RegExp(String.raw`${askingSo}\b${wrongFigure} \$?\d[\d,.]*k?\b`, "g");

/** "That 9950 is wrong" */
const denied =
  /(?<!\d[,.]?)\$?\d[\d,.]*k? (?:(?:is|was|es|esta) (?:wrong|not right|incorrect|a mistake|mal|incorrecto|un error)|no es)\b/g;

/** "I told you 2900, but that was before the deduction" */
const outdated =
  /\b(?:told you|said|wrote|put down|dije|puse) (?:\w+ ){0,3}?\$?\d[\d,.]*k?\b(?=[^.?!]*\b(?:but|pero) (?:that|it|this|eso|era|fue)\b)/g;

const allTakenBack = [takenBack, denied, outdated];

/** A normal text without the amounts that it takes back. */
export const withoutAmountsTakenBack = (text: string): string =>
  allTakenBack.reduce((left, words) => left.replace(words, " "), text);

/** The amounts that a text takes back for another: 2400 of "he makes 2100, not 2400". */
export const amountsTakenBack = (text: string): number[] =>
  /\d/.test(text)
    ? allTakenBack.flatMap((words) =>
        matchesOf(text, words).flatMap(([found]) => {
          const [, figures = "", thousands] = /(\d[\d,]*(?:\.\d+)?)(k)?/.exec(found) ?? [];
          return [Number(figures.replaceAll(",", "")) * (thousands ? 1000 : 1)];
        }),
      )
    : [];

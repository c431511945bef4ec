/**
 * A part of a message that says one thing. `text` is in the normal form, `words` as the renter wrote it; `money` is what its
 * figures are, where that was judged; `again` stands where it is a question of before whose answer is missed.
 */
export type Clause = {
  text: string;
  words: string;
  isQuestion: boolean;
  money?: ClauseMoney;
  again?: { wasAnswered: boolean };
};

import { alsoNames } from "../contact/name-words.ts";
import type { ClauseMoney } from "../money/money-roles.ts";
import { endBeforeCorrection, endBeforeOften } from "../money/put-right.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { keeping } from "./kept.ts";
import { normal, sayable } from "./normal.ts";
import { withItemsApart } from "./numbered-items.ts";
import { asksInWords, beginsAsQuestion, innerStart, innerWho, runOn } from "./question-words.ts";
import { titleDot } from "./titles.ts";

/** "If one of us leaves, do we make enough" is one question, and tells nothing yet. */
export const supposes = (text: string): boolean =>
  /^(?:(?:and|but|so|what|okay|y|pero|entonces) )*(?:if|suppose|si) /.test(text);
/** The text without accents, place by place. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize("NFD").charAt(0));

const cutOf = (said: string): RegExpExecArray | null => {
  const text = withoutAccents(said);
  if (supposes(text)) return null;
  const cuts = [innerStart.exec(text), innerWho.exec(text)].filter((cut) => cut !== null);
  return cuts.length === 2 && cuts[1]!.index < cuts[0]!.index ? cuts[1]! : (cuts[0] ?? null);
};

/** "Can we come Thursday at 5, I make 5000, no pets": what is told after a question of coming. */
const told =
  /, (?=(?:i|we) (?:make|earn|get|have|am|are|will)\b|my |our |moving |no (?:pets|dogs|cats)\b|credit |score |income )/;
function toldAfterVisit(text: string): RegExpExecArray | null {
  const cut = told.exec(text);
  return cut && beginsAsQuestion(text) && visitWords.test(text.slice(0, cut.index)) ? cut : null;
}

const runOnWords = 14;

/** "And if one of us leaves do the others pay" supposes first what it asks of. */
const supposesInside = / (?:and|or|but|y|o) (?:what )?(?:if|si) /i;
const isRunOn = (words: string): boolean =>
  !words.includes(",") && words.split(" ").length >= runOnWords && !supposesInside.test(words);

/** "Will Tate 937-555-0127" is a name. */
const isSignature = new RegExp(
  `^(?:${alsoNames})(?: \\p{Lu}[\\p{L}'’.-]*){1,2}[\\s,;:|-]+(?:\\(?\\+?\\d[\\d() .-]{8,}|[\\w.+-]+@\\S+)\\W*$`,
  "u",
);

/** ":(" ends a sentence as well as a full stop. */
const faces = /\s[:;]-?[()D](?=\s|$)/g;

/** "On my way lol what's the address" is two sentences. */
const laughs = /(?<=\S)\s+(?:lol|lmao|haha(?:ha)*|jaja(?:ja)*)[,.!]*\s+(?=\S)/gi;

/** A sentence: a title's dot, a number's and an address's do not end it. */
const sentences = new RegExp(
  String.raw`(?:[^.!?¿¡\n;]|[.]${titleDot}|[.](?![A-Z][a-z]+(?![\w.]*@))(?=[\w@]))+[?!.;\n]*`,
  "gu",
);

/**
 * A message cut into what it says one by one. A number's dots and commas, a clock's colon and an address's dots do not cut.
 */
export const clausesOf = keeping((text): readonly Clause[] => {
  const clauses: Clause[] = [];
  for (const sentence of withItemsApart(text)
    .replace(endBeforeCorrection, ", ")
    .replace(endBeforeOften, ", ")
    .replace(faces, ". ")
    .replace(laughs, ". ")
    .match(sentences) ?? []) {
    const isMarked = sentence.includes("?");
    let rest = sentence.trim();
    while (rest !== "") {
      const cut =
        cutOf(rest.toLowerCase()) ??
        toldAfterVisit(rest.toLowerCase()) ??
        (isRunOn(rest) ? runOn.exec(rest.toLowerCase()) : null);
      const words = (cut ? rest.slice(0, cut.index) : rest).trim();
      rest = cut ? rest.slice(cut.index + cut[0].length).trim() : "";
      if (!sayable.test(words)) continue;
      const plain = normal(words);
      clauses.push({
        text: plain,
        words,
        isQuestion: (isMarked && rest === "") || (asksInWords(plain) && !isSignature.test(words)),
      });
    }
  }
  return clauses;
});

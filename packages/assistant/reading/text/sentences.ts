import { isPointing } from "../questions/pointing.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { normal, sayable } from "./normal.ts";
import { titleDot } from "./titles.ts";

/*
 * The sentences of a message as its renter wrote them. Whoever reads a question apart from the message gets whole ones.
 */

const ends = new RegExp(String.raw`(?<=[.!?…])(?!${titleDot})(?=\s)|\n+`, "u");

/** A sentence and where it begins in the text. */
type Sentence = { words: string; from: number };

function sentencesOf(text: string): Sentence[] {
  let from = 0;
  return text
    .split(ends)
    .map((part) => {
      const at = text.indexOf(part, from);
      from = at + part.length;
      return { words: part.trim(), from: at };
    })
    .filter(({ words }) => sayable.test(words));
}

/**
 * The whole sentences in which words of a message stand, with those before that they point at; words that the message does
 * not have stay as they are.
 */
export function wholeOf(words: string, text: string): string {
  const at = text.indexOf(words);
  if (at < 0 || words === "") return words;
  const sentences = sentencesOf(text);
  const last = sentences.findLastIndex(({ from }) => from < at + words.length);
  const first = withPointedAt(
    sentences,
    Math.max(
      0,
      sentences.findLastIndex(({ from }) => from <= at),
    ),
  );
  return sentences
    .slice(first, last + 1)
    .map((each) => each.words)
    .join(" ");
}

/** The one sentence of a text in which words stand; words that the text does not have stay as they are. */
export function sentenceOf(words: string, text: string): string {
  const at = text.indexOf(words);
  return (at < 0 ? undefined : sentencesOf(text).findLast(({ from }) => from <= at)?.words) ?? words;
}

/** The place of the first sentence that is needed to say what one of them is of. */
function withPointedAt(sentences: readonly Sentence[], at: number): number {
  let first = at;
  const goesOn = (words: string): boolean =>
    pointsBack(words) || (first < at && words.split(" ").length <= (ofSomebody.test(words) ? fewOfSomebody : fewWords));
  const saysMore = (words: string): boolean =>
    contentOf(normal(words)).length > 0 || words.split(" ").length >= fewWords;
  while (first > 0 && at - first < mostBefore && goesOn(sentences[first]?.words ?? "")) {
    if (!saysMore(sentences[first - 1]?.words ?? "")) break;
    first -= 1;
  }
  return first;
}
/** "With pads." goes on with the sentence before. */
const fewWords = 3;
/** "He lives close by." goes on with the sentence that says who. */
const fewOfSomebody = 5;
const ofSomebody = /^(?:s?he|they|it|ell[ao]s?)\b/i;
const mostBefore = 2;

/** A sentence that says by "it" or "that", and by hardly a word besides, what it is of. */
function pointsBack(words: string): boolean {
  const text = normal(words).replace(/^\W+/, "");
  if (isPointing(words)) return true;
  return (beginsPointing.test(text) || pointsInside.test(text)) && contentOf(text).length <= mostContent;
}
const mostContent = 4;

const lead = String.raw`(?:(?:and|but|so|okay|also|then|y|pero|entonces|tambien|whether|if|si) )*`;
const help = "(?:is|are|was|were|does|do|did|will|would|can|could|has|have|should)";
const pronoun = "(?:it|they|them|those|these|that|this)";
/** "Is it steep?", "they have to be on it?", "does he need one?" */
const beginsPointing = new RegExp(
  `^${lead}(?:(?:what|how|who|where|when) )?(?:(?:${help} )?${pronoun}|${help} (?:she|he))\\b`,
);

const subject = "(?:i|we|you|the owner|puedo|podemos|tengo que|debo)";
/** "Do I pay it", "would you accept that", "lo pago yo", "eso cuenta", "do we need one" */
const pointsInside = new RegExp(
  [
    String.raw`^${lead}${help} ${subject}(?: \w+){1,4} ${pronoun}\b`,
    String.raw`^${lead}(?:eso|esto|lo|la|los|las|le|les) (?:\w+ ){0,2}\w+`,
    String.raw`\b(?:eso|esto|ese|esa|allow|accept|worth) ?(?:it|that)?\W*$`,
    String.raw`^${lead}any of (?:it|them|that|those|these)\b`,
  ].join("|"),
);

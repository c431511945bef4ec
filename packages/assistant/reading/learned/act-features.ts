import { topicsIn } from "../../topics.ts";
import type { Moment } from "../answers/moments.ts";
import { asksForNumber } from "../contact/contact-asked.ts";
import { tokensOf } from "../text/normal.ts";
import { isPiece, piecesOf, pieceWeight, unknownWord } from "./word-features.ts";

/** What one sentence of a renter does in a conversation. */
export const acts = ["affirm", "negate", "thank", "close", "visit", "take", "others", "seek", "date", "ask"] as const;
export type Act = (typeof acts)[number];

/** How much a word in its moment counts beside the word. */
const momentWeight = 0.5;
const momentMark = "|";

/** How much a feature counts: what many words share counts less than the word. */
export const featureWeight = (feature: string): number =>
  isPiece(feature) ? pieceWeight : feature.startsWith(momentMark) ? momentWeight : 1;

/** What a sentence is judged by: its words, alone and in the moment, their pieces and pairs, how it begins and how long it is. */
export function featuresOf(
  text: string,
  moment: Moment,
  isQuestion: boolean,
  isKnown: (word: string) => boolean,
): string[] {
  const tokens = tokensOf(text);
  const words = tokens.map((word) => (/\d/.test(word) ? "#" : isKnown(word) ? word : unknownWord));
  const features = new Set<string>(["", `at ${moment}`]);
  words.forEach((word, i) => {
    features.add(word);
    if (word !== unknownWord) features.add(`${momentMark}${moment} ${word}`);
    features.add(`${i === 0 ? "^" : words[i - 1]} ${word}`);
  });
  for (const token of tokens) for (const piece of piecesOf(token)) features.add(piece);
  features.add(`${words.at(-1)} $`);
  if (isQuestion) features.add("asks");
  if (topicsIn(tokens).length > 0 || asksForNumber(tokens))
    features.add(isQuestion ? "asks of the home" : "tells of the home");
  if (words.length <= 3) features.add(`${moment} short`);
  if (words.length <= 1) features.add(`${moment} one word`);
  return [...features];
}

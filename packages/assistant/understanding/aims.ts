import aimWeights from "../data/aim-weights.json" with { type: "json" };
import { aimFeatures } from "./aim-features.ts";
import { keeping } from "./kept.ts";
import { tokensOf } from "./normal.ts";
import { tenths, weightRows } from "./weights.ts";

const { labels } = aimWeights;

/** What a word says alone, and what it says after another: where its weights begin among all. */
type Word = { alone?: number; after: Map<string, number> };
type Learned = { words: Map<string, Word>; weights: Int16Array };
let read: Learned | undefined;

/** Read when first asked for, so that the product's start does not wait for it. */
const learned = (): Learned => {
  read ??= readWeights();
  return read;
};

/** Weights lie in one row, so that a feature's are met with one look: how many there are, then aim and tenths by turns. */
function readWeights(): Learned {
  const words = new Map<string, Word>();
  const weights: number[] = [];
  for (const { feature, pairs } of weightRows(aimWeights)) {
    const [word, before] = feature.split(" ").reverse() as [string, string?];
    const known: Word = words.get(word) ?? { after: new Map() };
    words.set(word, known);
    if (before === undefined) known.alone = weights.length;
    else known.after.set(before, weights.length);
    weights.push(pairs.length, ...pairs.flat());
  }
  return { words, weights: Int16Array.from(weights) };
}

/** The examples are short; in a longer sentence, or one of unknown words, their words mean little. */
const longestWords = 20;
const mostlyKnown = 0.6;

export type Aim = { aim: string; likely: number };

const asked = keeping((text) => judge(text, true));
const said = keeping((text) => judge(text, false));

/** What a sentence is after, and how likely, by its likeness to the examples; null where it is like none. */
export const aimOf = (text: string, isQuestion: boolean): Aim | null => (isQuestion ? asked : said)(text);

function judge(text: string, isQuestion: boolean): Aim | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return null;
  const { words, weights } = learned();
  const isKnown = (word: string) => words.get(word)?.alone !== undefined;
  if (tokens.filter((word) => isKnown(word) || /\d|day$/.test(word)).length < mostlyKnown * tokens.length) return null;
  const found = new Set<number>();
  aimFeatures(tokens, isQuestion, isKnown, (word, before) => {
    const known = words.get(word);
    const at = before === undefined ? known?.alone : known?.after.get(before);
    if (at !== undefined) found.add(at);
  });
  return likeliest(scoresOf(found, weights));
}

function scoresOf(found: Iterable<number>, weights: Int16Array): Float64Array {
  const scores = new Float64Array(labels.length);
  for (const at of found) {
    const end = at + 1 + 2 * (weights[at] as number);
    for (let i = at + 1; i < end; i += 2) scores[weights[i] as number]! += weights[i + 1] as number;
  }
  return scores.map((score) => score / tenths);
}

function likeliest(scores: Float64Array): Aim {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  let total = 0;
  for (const score of scores) total += Math.exp(score - (scores[best] as number));
  return { aim: labels[best] as string, likely: 1 / total };
}

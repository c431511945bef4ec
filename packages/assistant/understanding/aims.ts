import aimWeights from "../data/aim-weights.json" with { type: "json" };
import { anyFeature, asksFeature, eachPair, tellsFeature, wordFeatures } from "./aim-features.ts";
import { keeping } from "./kept.ts";
import { tokensOf } from "./normal.ts";
import { addWeights, readWeights, type Weights } from "./weights.ts";

const { labels, scale } = aimWeights;
let read: Weights | undefined;

/** Read when first asked for, so that the product's start does not wait for it. */
const weights = (): Weights => {
  read ??= readWeights(aimWeights);
  return read;
};

/** In a sentence much longer than the examples, or one of unknown words, their words mean little. */
const longestWords = 24;
const mostlyKnown = 0.3;

/** How likely an aim must be to go by where nothing else speaks: of lines that were not learned from, a tenth is wrong then. */
export const likelyAlone = 0.55;

export type Aim = { aim: string; likely: number };

const asked = keeping((text) => judge(text, asksFeature));
const said = keeping((text) => judge(text, tellsFeature));

/** What a sentence is after, and how likely, by its likeness to the examples; null where it is like none. */
export const aimOf = (text: string, isQuestion: boolean): Aim | null => (isQuestion ? asked : said)(text);

function judge(text: string, form: string): Aim | null {
  const scores = scoresIn(text, form);
  return scores && likeliest(scores);
}

function scoresIn(text: string, form: string): Int32Array | null {
  const scores = scoresOf(text);
  if (!scores) return null;
  const inForm = new Int32Array(scores);
  add(inForm, form);
  return inForm;
}

/** How likely a sentence is after one aim, be another likelier still; 0 where it is like none of the examples. */
export function likelyAs(text: string, isQuestion: boolean, aim: string): number {
  const scores = scoresIn(text, isQuestion ? asksFeature : tellsFeature);
  return scores ? likelinessOf(scores, labels.indexOf(aim)) : 0;
}

/** Below every sum of weights. */
const lowest = -(2 ** 31);

/** The likeliest aims of a sentence, two at most; none where it is like none of the examples. */
export function likeliestTwo(text: string, isQuestion: boolean): Aim[] {
  const scores = scoresIn(text, isQuestion ? asksFeature : tellsFeature);
  if (!scores) return [];
  const first = likeliest(scores);
  const others = new Int32Array(scores);
  others[labels.indexOf(first.aim)] = lowest;
  const second = labels[others.indexOf(others.reduce((a, b) => Math.max(a, b)))] as string;
  return [first, { aim: second, likely: likelinessOf(scores, labels.indexOf(second)) }];
}

const add = (scores: Int32Array, feature: string): void => addWeights(scores, weights(), feature);

/** Whether a word is one of those that the examples use. */
export const isKnown = (word: string): boolean => weights().places.has(word);

/** What the words of a sentence say for each aim, whether it asks or tells; null where it is like none of the examples. */
const scoresOf = keeping((text): Int32Array | null => {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return null;
  if (tokens.filter((word) => isKnown(word) || /\d|day$/.test(word)).length < mostlyKnown * tokens.length) return null;
  const scores = new Int32Array(labels.length);
  add(scores, anyFeature);
  eachPair(tokens, isKnown, (pair) => add(scores, pair));
  for (const token of tokens) {
    const alone = scoresOfWord(token);
    for (let i = 0; i < scores.length; i++) scores[i]! += alone[i] as number;
  }
  return scores;
});

const mostWords = 2000;

/** What a word says for each aim, whatever is beside it. */
const scoresOfWord = keeping((word): Int32Array => {
  const scores = new Int32Array(labels.length);
  for (const feature of wordFeatures(word, isKnown)) add(scores, feature);
  return scores;
}, mostWords);

/** What lies so far below the best adds nothing to the sum. */
const nothing = 12;

function likeliest(scores: Int32Array): Aim {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return { aim: labels[best] as string, likely: likelinessOf(scores, best) };
}

function likelinessOf(scores: Int32Array, place: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < scores.length; i++) if ((scores[i] as number) > most) most = scores[i] as number;
  const below = most - (scores[place] as number);
  if (below > nothing * scale) return 0;
  let total = 0;
  for (let i = 0; i < scores.length; i++)
    if (most - (scores[i] as number) < nothing * scale) total += Math.exp(((scores[i] as number) - most) / scale);
  return Math.exp(-below / scale) / total;
}

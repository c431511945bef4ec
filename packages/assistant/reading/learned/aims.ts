import aimWeights from "../../data/aim-weights.json" with { type: "json" };
import { likeOfTrait } from "../people/trait-words.ts";
import { keeping } from "../text/kept.ts";
import { tokensOf } from "../text/normal.ts";
import {
  anyFeature,
  asksFeature,
  eachPairOf,
  end,
  type InPairs,
  inPairs,
  start,
  tellsFeature,
  wordFeatures,
} from "./aim-features.ts";
import { addWeights, addWeightsAt, lowest, mostOf, readPairedOnce } from "./weights.ts";

const { labels, scale } = aimWeights;
const placeOfAim = new Map(labels.map((aim, place) => [aim, place]));
const weights = readPairedOnce(aimWeights);

/** In a sentence much longer than the examples, or one of unknown words, their words mean little. */
const longestWords = 24;
const mostlyKnown = 0.3;

/** Whether a sentence is too long to be judged as a whole. */
export const isTooLong = (text: string): boolean => tokensOf(text).length > longestWords;

export type Aim = { aim: string; likely: number };

/** What the words of a sentence say for each aim, with the highest and the sum of what they come to. */
type Judged = { scores: Int32Array; most: number; total: number };

const asked = keeping((text) => judge(text, asksFeature));
const said = keeping((text) => judge(text, tellsFeature));
const judged = (text: string, isQuestion: boolean): Judged | null => (isQuestion ? asked : said)(text);

/** What a sentence is after, and how likely, by its likeness to the examples; null where it is like none. */
export function aimOf(text: string, isQuestion: boolean): Aim | null {
  const found = judged(text, isQuestion);
  return found && aimAt(found, found.scores.indexOf(found.most));
}

/** Whether the examples name this as what a sentence is after. */
export const isAim = (name: string): boolean => placeOfAim.has(name);

/** How likely a sentence is after one aim, be another likelier still; 0 where it is like none of the examples. */
export function likelyAs(text: string, isQuestion: boolean, aim: string): number {
  const found = judged(text, isQuestion);
  const place = placeOfAim.get(aim);
  return found && place !== undefined ? likelinessAt(found, place) : 0;
}

/** Where the aims that are taken stand among all. */
export const placesOfAims = (isMeant: (aim: string) => boolean): readonly number[] =>
  labels.flatMap((aim, place) => (isMeant(aim) ? [place] : []));

/** How likely a sentence is after any one of several aims, told by their places; 0 where it is like none of the examples. */
export function likelyAsAny(text: string, isQuestion: boolean, places: readonly number[]): number {
  const found = judged(text, isQuestion);
  if (!found) return 0;
  let likely = 0;
  for (const place of places) likely += likelinessAt(found, place);
  return likely;
}

/** The likeliest aims of a sentence, two at most; none where it is like none of the examples. */
export function likeliestTwo(text: string, isQuestion: boolean): Aim[] {
  const found = judged(text, isQuestion);
  if (!found) return [];
  const first = found.scores.indexOf(found.most);
  const others = found.scores.with(first, lowest);
  return [aimAt(found, first), aimAt(found, others.indexOf(mostOf(others)))];
}

/** What lies so far below the best adds nothing to the sum. */
const nothing = 12 * scale;
/** How much less likely an aim is for each step that its score is below the best. */
const shares = Float64Array.from({ length: nothing }, (_, below) => Math.exp(-below / scale));

function judge(text: string, form: string): Judged | null {
  const ofWords = scoresOf(text);
  if (!ofWords) return null;
  const formed = ofForm(form);
  const scores = new Int32Array(labels.length);
  let most = lowest;
  for (let i = 0; i < scores.length; i++) {
    const score = (ofWords[i] as number) + (formed[i] as number);
    scores[i] = score;
    if (score > most) most = score;
  }
  let total = 0;
  for (const score of scores) total += shares[most - score] ?? 0;
  return { scores, most, total };
}

/** What holds for every sentence that asks, or that tells. */
const ofForm = keeping((form): Int32Array => {
  const scores = new Int32Array(labels.length);
  add(scores, anyFeature);
  add(scores, form);
  return scores;
});

const likelinessAt = ({ scores, most, total }: Judged, place: number): number =>
  (shares[most - (scores[place] as number)] ?? 0) / total;
const aimAt = (found: Judged, place: number): Aim => ({
  aim: labels[place] as string,
  likely: likelinessAt(found, place),
});

function addAll(scores: Int32Array, more: Int32Array): void {
  for (let i = 0; i < scores.length; i++) scores[i]! += more[i] as number;
}

const add = (scores: Int32Array, feature: string): void => addWeights(scores, weights(), feature);

/** Whether a word is one of those that the examples use. */
export const isKnown = (word: string): boolean => weights().places.has(word);

/** What the words of a sentence say for each aim, whether it asks or tells; null where it is like none of the examples. */
const scoresOf = keeping((text): Int32Array | null => {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return null;
  const words = tokens.map((token) => judgedWord(token));
  if (words.filter(({ isOfExamples }) => isOfExamples).length < mostlyKnown * words.length) return null;
  const scores = new Int32Array(labels.length);
  const { placeOf, numberOf } = weights().pairs;
  const { row } = weights();
  const edges = { start: numberOf(start), end: numberOf(end) };
  eachPairOf(words, edges, (before, here) => addWeightsAt(scores, row, placeOf(before, here)));
  for (const word of words) addAll(scores, word.scores);
  return scores;
});

/** What the examples name one of holds for all: one house of worship, one people is as good as another. */
const asLearned = (word: string): string => (isKnown(word) ? word : (likeOfTrait(word) ?? word));

const mostWords = 2000;

/** A word as it counts in a sentence: in its pairs, by numbers, and what it says for each aim, whatever is beside it. */
type JudgedWord = InPairs<number | undefined> & { isOfExamples: boolean; scores: Int32Array };

const judgedWord = keeping((token): JudgedWord => {
  const word = asLearned(token);
  const scores = new Int32Array(labels.length);
  for (const feature of wordFeatures(word, isKnown)) add(scores, feature);
  const { here, kind, isUnknown } = inPairs(word, isKnown);
  const { numberOf } = weights().pairs;
  return {
    here: numberOf(here),
    kind: kind === null ? null : numberOf(kind),
    isUnknown,
    isOfExamples: isKnown(word) || /\d|day$/.test(word),
    scores,
  };
}, mostWords);

import { type Pair, type Pairs, pairsOf } from "./pairs.ts";
import { Places } from "./places.ts";
import { featuresWritten, readWeights, type WrittenWeights } from "./written-weights.ts";

/** What features say for labels, in one row: at each feature's place how many labels, then a label and a weight by turns. */
export type Weights = { places: Places; row: Int16Array };

/** Weights of which the pairs of words are told by numbers, and are not among the places. */
export type PairedWeights = Weights & { pairs: Pairs };

/**
 * The weights as they were written, read when first asked for, so that the product's start does not wait for them. The lines
 * they were written in are let go of then: they take three times as much.
 */
export const readOnce = (written: WrittenWeights): (() => Weights) =>
  once(() => {
    const places = new Places(featuresWritten(written));
    const row = readWeights(written, (word, more, place) =>
      places.set(more === null ? word : `${word} ${more}`, place),
    );
    written.features = [];
    return { places, row };
  });

/** The same of weights whose pairs of words are looked up by numbers. */
export const readPairedOnce = (written: WrittenWeights): (() => PairedWeights) =>
  once(() => {
    const places = new Places(written.features.length);
    const pairs: Pair[] = [];
    const row = readWeights(written, (word, more, place) =>
      more === null ? places.set(word, place) : pairs.push([word, more, place]),
    );
    written.features = [];
    return { places, row, pairs: pairsOf(pairs) };
  });

function once<T>(read: () => T): () => T {
  let found: T | undefined;
  return () => {
    found ??= read();
    return found;
  };
}

/** Adds to scores what a feature says, if anything. */
export const addWeights = (scores: Int32Array, { places, row }: Weights, feature: string): void =>
  addWeightsAt(scores, row, places.get(feature));

/** Adds to scores what the feature at a place says, if there is one. */
export function addWeightsAt(scores: Int32Array, row: Int16Array, place: number | undefined): void {
  if (place === undefined) return;
  const end = place + 2 * (row[place] as number);
  for (let at = place + 1; at < end; at += 2) scores[row[at] as number]! += row[at + 1] as number;
}

/** Below every sum of weights. */
export const lowest = -(2 ** 31);

/** The highest of some scores. */
export function mostOf(scores: Int32Array): number {
  let most = lowest;
  for (const score of scores) if (score > most) most = score;
  return most;
}

/** How likely each of so many labels is, by what the features say. */
export function oddsOf(features: readonly string[], weights: Weights, labelCount: number, scale: number): number[] {
  const scores = new Int32Array(labelCount);
  for (const feature of features) addWeights(scores, weights, feature);
  return oddsOfScores(scores, scale);
}

/** How likely each label is, by the scores that the features come to. */
export function oddsOfScores(scores: Int32Array, scale: number): number[] {
  const most = mostOf(scores);
  const odds: number[] = [];
  let total = 0;
  for (const score of scores) total += odds[odds.push(Math.exp((score - most) / scale)) - 1] as number;
  for (let label = 0; label < odds.length; label++) odds[label]! /= total;
  return odds;
}

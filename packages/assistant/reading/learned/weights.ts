import { isPair, type Pairs, pairsOf } from "./pairs.ts";
import { Places } from "./places.ts";

/**
 * Weights as the training writes them: each feature is followed by `;1c-3` for each label that it says something of, here
 * the weight -3 for the label 48, whose number is in base 36. A weight is a whole number, `scale` times what it counts.
 */
export type WrittenWeights = { scale: number; labels: string[]; features: string[] };

/** What features say for labels, in one row: at each feature's place how many labels, then a label and a weight by turns. */
export type Weights = { places: Places; row: Int16Array };

/** Weights of which the pairs of words are told by numbers, and are not among the places. */
export type PairedWeights = Weights & { pairs: Pairs };

const semicolon = 59;
const plus = 43;
const minus = 45;
const zero = 48;
const letterA = 97;
/** Labels are numbered in so many digits, which takes a tenth less on disk than ten would. */
export const labelBase = 36;

/** Reads written weights. There are some 400,000 pairs, so no line is cut into strings and no list of them grows. */
function readWeights({ features }: Pick<WrittenWeights, "features">, tell: (feature: string, place: number) => void) {
  // A pair takes four characters at least, and two places.
  const row = new Int16Array(features.reduce((most, line) => most + 1 + (line.length >> 1), 0));
  let length = 0;
  for (const line of features) {
    const end = line.indexOf(";");
    const place = length;
    tell(end < 0 ? line : line.slice(0, end), place);
    length = end < 0 ? place + 1 : readPairs(line, end, row, place + 1);
    row[place] = (length - place - 1) / 2;
  }
  return row.slice(0, length);
}

/** Writes the pairs of a line, from a semicolon on, into the row, and returns the place after them. */
function readPairs(line: string, from: number, row: Int16Array, first: number): number {
  let [place, figure, sign, base] = [first, 0, 1, labelBase];
  for (let at = from + 1; at <= line.length; at++) {
    const code = at < line.length ? line.charCodeAt(at) : semicolon;
    if (code === semicolon || code === plus || code === minus) {
      row[place++] = sign * figure;
      figure = 0;
      sign = code === minus ? -1 : 1;
      base = code === semicolon ? labelBase : 10;
    } else figure = figure * base + (code < letterA ? code - zero : code - letterA + 10);
  }
  return place;
}

/**
 * The weights as they were written, read when first asked for, so that the product's start does not wait for them. The lines
 * they were written in are let go of then: they take three times as much.
 */
export const readOnce = (written: WrittenWeights): (() => Weights) =>
  once(() => {
    const places = new Places(written.features.length);
    const row = readWeights(written, (feature, place) => places.set(feature, place));
    written.features = [];
    return { places, row };
  });

/** The same of weights whose pairs of words are looked up by numbers. */
export const readPairedOnce = (written: WrittenWeights): (() => PairedWeights) =>
  once(() => {
    const places = new Places(written.features.filter((line) => !isPair(line)).length);
    const pairs: [feature: string, place: number][] = [];
    const row = readWeights(written, (feature, place) =>
      isPair(feature) ? pairs.push([feature, place]) : places.set(feature, place),
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

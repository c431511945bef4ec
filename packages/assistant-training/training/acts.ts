import type { Moment } from "@porchlight/assistant/reading/answers/moments.ts";
import { type Act, acts, featuresOf, featureWeight } from "@porchlight/assistant/reading/learned/act-features.ts";
import { someDay } from "@porchlight/assistant/reading/learned/word-features.ts";
import { clausesOf } from "@porchlight/assistant/reading/text/clauses.ts";
import { knownWords } from "./known-words.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import { inSameOrder } from "./same-order.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns the weights of reading/learned/acts.ts from corpus/acts: one logistic regression an act, by stochastic gradient steps
 * in a fixed order, so that the same corpus gives the same weights. A feature met once, and weights that hardly matter, are
 * left out.
 */

const letters: Record<string, Act> = {
  y: "affirm",
  n: "negate",
  t: "thank",
  e: "close",
  v: "visit",
  s: "take",
  o: "others",
  c: "seek",
  d: "date",
  q: "ask",
};
const rounds = 30;
const steepest = 0.3;
const decay = 0.0005;
const scale = 10;

type Example = { text: string; isQuestion: boolean; moment: Moment; acts: Set<Act> };

/** Learns the weights and writes them for the product. */
export function trainActs(): void {
  const examples = linesOf("acts").flatMap(exampleOf);
  const known = knownWords(examples.map(({ text }) => text));
  const rows = learn(examples, (word) => known.has(word));
  writeWeights("act-weights", { labels: acts, rows, scale, known });
  console.error(`${examples.length} sentences, ${rows.size} features`);
}

/** "y v | yes, let's see it" under the heading of its moment. */
function exampleOf({ label, words }: CorpusLine): Example[] {
  const [marks = "", said = ""] = words.split(" | ");
  const [clause] = clausesOf(said.replaceAll("@day", someDay));
  if (clause === undefined) return [];
  const does = new Set(marks.split(" ").flatMap((mark) => letters[mark] ?? []));
  return [{ text: clause.text, isQuestion: clause.isQuestion, moment: label as Moment, acts: does }];
}

/** What each feature says for each act, as much as it counts. */
function learn(examples: readonly Example[], isKnown: (word: string) => boolean): Map<string, number[]> {
  const all = examples.map(({ text, moment, isQuestion }) => featuresOf(text, moment, isQuestion, isKnown));
  const counts = new Map<string, number>();
  for (const features of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, number[]>();
  for (const [feature, count] of counts)
    if (count > 1)
      weights.set(
        feature,
        acts.map(() => 0),
      );
  const ready = examples.map(({ acts: done }, i) => ({
    features: all[i]!.filter((feature) => weights.has(feature)),
    wanted: acts.map((act) => (done.has(act) ? 1 : 0)),
  }));
  for (let round = 0; round < rounds; round++) {
    const rate = steepest * (1 - round / rounds);
    for (const { features, wanted } of inSameOrder(ready, round)) step(weights, features, wanted, rate);
  }
  for (const [feature, row] of weights)
    weights.set(
      feature,
      row.map((weight) => weight * featureWeight(feature)),
    );
  return weights;
}

/** One step down the slope of one example. */
function step(
  weights: ReadonlyMap<string, number[]>,
  features: readonly string[],
  wanted: readonly number[],
  rate: number,
): void {
  const rows = features.map((feature) => ({ row: weights.get(feature)!, counts: featureWeight(feature) }));
  wanted.forEach((want, act) => {
    const score = rows.reduce((sum, { row, counts }) => sum + row[act]! * counts, 0);
    const slope = want - 1 / (1 + Math.exp(-score));
    for (const { row, counts } of rows) row[act] = row[act]! + rate * (slope * counts - decay * row[act]!);
  });
}

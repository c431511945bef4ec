import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Act, acts, featuresOf, someDay } from "@porchlight/assistant/understanding/act-features.ts";
import { clausesOf } from "@porchlight/assistant/understanding/clauses.ts";
import type { Moment } from "@porchlight/assistant/understanding/moments.ts";
import { knownWords } from "./known-words.ts";
import { inSameOrder } from "./same-order.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns the weights of understanding/acts.ts from corpus/acts.txt: one logistic regression an act, by stochastic gradient
 * steps in a fixed order, so that the same corpus gives the same weights. Weights that hardly matter are left out.
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
const rounds = 60;
const smallest = 0.15;
const scale = 10;

type Example = { text: string; isQuestion: boolean; moment: Moment; acts: Set<Act> };

/** Learns the weights and writes them for the product. */
export function trainActs(): void {
  const examples = examplesIn(readFileSync(join(import.meta.dirname, "../corpus/acts.txt"), "utf8"));
  const words = knownWords(examples.map(({ text }) => text));
  const isKnown = (word: string) => words.has(word);
  const learned = learn(examples, isKnown);
  writeWeights("act-weights", { labels: acts, rows: learned, scale });
  const misread = mistakes(examples, learned, isKnown);
  console.error(`${examples.length} sentences, ${learned.size} weights, ${misread} of the corpus misread`);
}

function examplesIn(corpus: string): Example[] {
  let moment: Moment = "opening";
  return corpus.split("\n").flatMap((line): Example[] => {
    const section = /^\[(.+)\]$/.exec(line);
    if (section) moment = section[1] as Moment;
    const [marks, said] = line.split(" | ");
    if (said === undefined || marks?.startsWith("#")) return [];
    const { text, isQuestion } = clausesOf(said.replaceAll("@day", someDay))[0]!;
    return [{ text, isQuestion, moment, acts: new Set(marks!.split(" ").flatMap((mark) => letters[mark] ?? [])) }];
  });
}

function learn(examples: readonly Example[], isKnown: (word: string) => boolean): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const ready = examples.map((example) => ({
    features: featuresOf(example.text, example.moment, example.isQuestion, isKnown),
    wanted: acts.map((act) => (example.acts.has(act) ? 1 : 0)),
  }));
  for (const { features } of ready)
    for (const feature of features)
      weights.set(
        feature,
        acts.map(() => 0),
      );
  for (let round = 0; round < rounds; round++) {
    const rate = 0.3 / (1 + round / 10);
    for (const { features, wanted } of inSameOrder(ready, round)) {
      const rows = features.map((feature) => weights.get(feature)!);
      wanted.forEach((want, act) => {
        const score = rows.reduce((sum, row) => sum + row[act]!, 0);
        const slope = want - 1 / (1 + Math.exp(-score));
        for (const row of rows) row[act] = row[act]! + rate * (slope - 0.0005 * row[act]!);
      });
    }
  }
  return new Map([...weights].filter(([, row]) => row.some((weight) => Math.abs(weight) >= smallest)));
}

function mistakes(
  examples: readonly Example[],
  weights: ReadonlyMap<string, number[]>,
  isKnown: (word: string) => boolean,
): number {
  return examples.filter((example) => {
    const rows = featuresOf(example.text, example.moment, example.isQuestion, isKnown).map((f) => weights.get(f));
    return acts.some((act, i) => rows.reduce((sum, row) => sum + (row?.[i] ?? 0), 0) > 0 !== example.acts.has(act));
  }).length;
}

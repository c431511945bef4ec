import { readFileSync } from "node:fs";
import { join } from "node:path";
import { topics } from "@porchlight/assistant/topics.ts";
import { aimFeatures } from "@porchlight/assistant/understanding/aim-features.ts";
import { clausesOf } from "@porchlight/assistant/understanding/clauses.ts";
import { phrases } from "@porchlight/assistant/understanding/lexicon.ts";
import { normal, tokensOf } from "@porchlight/assistant/understanding/normal.ts";
import { inSameOrder, numbersFrom } from "./same-order.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns the weights of understanding/aims.ts from corpus/aims: one softmax regression over all aims, by stochastic
 * gradient steps in a fixed order, so that the same corpus gives the same weights. Weights that hardly matter are left out.
 */

const rounds = 30;
const perLine = 12;
const smallest = 0.15;
const decay = 0.0006;

type Example = { text: string; isQuestion: boolean; aim: number };

const here = import.meta.dirname;
const aims: string[] = [];
const examples = [...examplesIn(readFileSync(join(here, "../corpus/aims/first.txt"), "utf8")), ...phrasesOfTopics()];
const known = knownWords();
const learned = learn();
writeWeights("aim-weights", { labels: aims, rows: learned, smallest });
console.error(`${examples.length} sentences, ${aims.length} aims, ${learned.size} features`);

function examplesIn(corpus: string): Example[] {
  let aim = 0;
  return corpus.split("\n").flatMap((line, at): Example[] => {
    const section = /^\[(.+)\]$/.exec(line)?.[1];
    if (section !== undefined) {
      if (!aims.includes(section)) aims.push(section);
      aim = aims.indexOf(section);
    }
    if (section !== undefined || line === "" || line.startsWith("#")) return [];
    return sentencesOf(line, at).map((sentence) => {
      const { text, isQuestion } = clausesOf(sentence)[0]!;
      return { text, isQuestion, aim };
    });
  });
}

/** Some of the sentences that a line with alternatives makes, the same each time. */
function sentencesOf(line: string, at: number): string[] {
  if (!line.includes("{")) return [line];
  const pick = numbersFrom(at + 1);
  const made = Array.from({ length: perLine }, () =>
    line
      .replace(/\{([^}]*)\}/g, (_, choices: string) => {
        const all = choices.split("|");
        return all[pick(all.length)]!;
      })
      .replace(/ +/g, " ")
      .trim(),
  );
  return [...new Set(made)];
}

/** A topic's phrases are its shortest questions: those of a field are what a listing holds. */
function phrasesOfTopics(): Example[] {
  return topics.flatMap(({ key, asked, isOwners }) => {
    const label = aims.includes(key) ? key : isOwners ? "unheld" : "held";
    const plain = phrases(asked).filter((phrase) => !phrase.includes(".."));
    return plain.map((phrase) => ({ text: normal(phrase), isQuestion: true, aim: aims.indexOf(label) }));
  });
}

function knownWords(): Set<string> {
  const counts = new Map<string, number>();
  for (const { text } of examples)
    for (const word of new Set(tokensOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([word]) => word));
}

function featuresOf(text: string, isQuestion: boolean): string[] {
  const features = new Set<string>();
  const isKnown = (word: string) => known.has(word);
  aimFeatures(tokensOf(text), isQuestion, isKnown, (word, before) =>
    features.add(before === undefined ? word : `${before} ${word}`),
  );
  return [...features];
}

function learn(): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const ready = examples.map(({ text, isQuestion, aim }) => ({
    features: featuresOf(text, isQuestion),
    aim,
  }));
  for (const { features } of ready)
    for (const feature of features)
      weights.set(
        feature,
        aims.map(() => 0),
      );
  for (let round = 0; round < rounds; round++) {
    const rate = 0.3 / (1 + round / 10);
    for (const { features, aim } of inSameOrder(ready, round)) {
      const rows = features.map((feature) => weights.get(feature)!);
      const likely = aims.map((_, i) => Math.exp(rows.reduce((sum, row) => sum + row[i]!, 0)));
      const total = likely.reduce((sum, each) => sum + each, 0);
      likely.forEach((each, i) => {
        const slope = (i === aim ? 1 : 0) - each / total;
        for (const row of rows) row[i] = row[i]! + rate * (slope - decay * row[i]!);
      });
    }
  }
  return weights;
}

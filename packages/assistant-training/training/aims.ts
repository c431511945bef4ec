import {
  anyFeature,
  asksFeature,
  eachPair,
  tellsFeature,
  wordFeatures,
} from "@porchlight/assistant/reading/learned/aim-features.ts";
import { isPiece } from "@porchlight/assistant/reading/learned/word-features.ts";
import { clausesOf } from "@porchlight/assistant/reading/text/clauses.ts";
import { tokensOf } from "@porchlight/assistant/reading/text/normal.ts";
import { sentencesOf } from "./composition.ts";
import { knownWords } from "./known-words.ts";
import { linesOf } from "./lines.ts";
import { properNames } from "./proper-names.ts";
import { learnSoftmax, type SoftmaxExample } from "./softmax.ts";
import { phrasesOfTopics } from "./topic-phrases.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns what a sentence is after from corpus/aims: one softmax regression over all labels. A feature met once,
 * such as a name, is left out.
 */

const how = { rounds: 24, rate: 0.15, decay: 0.0015, dropped: 0.4, averaged: 8 };
const thinnedRounds = 10;
/** What comes to less, written, of a feature that is met once is thinned out; of one that is met often, what comes to less still. */
const leastWritten = 2.2;
const oftenMet = 0.25;
/** How much a piece of a word counts beside a word: there are many of them in each. */
const pieceWeight = 0.2;
/** What danger is like is learned to the last. */
const whole: readonly string[] = ["emergency", "in_distress"];
/** The odds come out too even; raised to this power they hold best of a writer who was not learned from. */
const confidence = 1.2;
const mostOfLine = 4;
/** Finer makes the weights no truer, and larger on disk. */
const scale = 12;

type Sentence = { text: string; isQuestion: boolean; label: string };

const written = (): Sentence[] =>
  linesOf("aims").flatMap(({ words, line, label }) =>
    sentencesOf(words, line, mostOfLine).map((sentence) => {
      const clauses = clausesOf(sentence);
      const text = clauses.map((clause) => clause.text).join(" ");
      return { text, isQuestion: clauses.some(({ isQuestion }) => isQuestion), label };
    }),
  );

function featuresOf({ text, isQuestion }: Sentence, known: ReadonlySet<string>): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string) =>
    features.set(feature, (features.get(feature) ?? 0) + (isPiece(feature) ? pieceWeight : 1));
  const isKnown = (word: string) => known.has(word);
  const words = tokensOf(text);
  add(anyFeature);
  add(isQuestion ? asksFeature : tellsFeature);
  eachPair(words, isKnown, add);
  for (const word of words) for (const feature of wordFeatures(word, isKnown)) add(feature);
  return features;
}

function withoutRare(all: readonly Map<string, number>[]): Map<string, number>[] {
  const counts = new Map<string, number>();
  for (const features of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return all.map((features) => new Map([...features].filter(([feature]) => counts.get(feature)! > 1)));
}

/** How much of a learned weight is written: the product adds up what the features say, so what counts for less says less. */
const shareOf = (feature: string): number => confidence * (isPiece(feature) ? pieceWeight : 1);

/** Learns the weights and writes them for the product. */
export function trainAims(): void {
  const sentences = [...written(), ...phrasesOfTopics().map((phrase) => ({ ...phrase, isQuestion: true }))];
  // What somebody is called says nothing of what a sentence is after.
  const known = knownWords(sentences.map(({ text }) => text)).difference(
    properNames(linesOf("aims").map(({ words }) => words)),
  );
  const labels = [...new Set(sentences.map(({ label }) => label))].sort();
  const features = withoutRare(sentences.map((sentence) => featuresOf(sentence, known)));
  const examples = sentences.map(
    ({ label }, i): SoftmaxExample => ({ features: features[i]!, label: labels.indexOf(label) }),
  );
  const rows = learnSoftmax(examples, labels.length, {
    ...how,
    thinned: {
      leastOf: (feature, met) => leastWritten / scale / shareOf(feature) / met ** oftenMet,
      whole: whole.map((label) => labels.indexOf(label)),
      rounds: thinnedRounds,
    },
  });
  const told = new Map([...rows].map(([feature, row]) => [feature, row.map((weight) => weight * shareOf(feature))]));
  writeWeights("aim-weights", { labels, rows: told, scale, known });
  console.error(`${sentences.length} sentences, ${labels.length} labels, ${rows.size} features`);
}

import { beginnings, breakFeaturesOf, comparedWords } from "@porchlight/assistant/reading/learned/break-features.ts";
import { languageOf } from "@porchlight/assistant/reading/text/language.ts";
import { normal } from "@porchlight/assistant/reading/text/normal.ts";
import { asksInWords } from "@porchlight/assistant/reading/text/question-words.ts";
import { topics } from "@porchlight/assistant/topics.ts";
import { sentencesOf } from "./composition.ts";
import { type CorpusLine, linesOf } from "./lines.ts";
import { inSameOrder, numbersFrom } from "./same-order.ts";
import { learnSoftmax, type SoftmaxExample } from "./softmax.ts";
import { writeWeights } from "./written-weights.ts";

/*
 * Learns where one thing said ends and the next begins without a mark: sentences of corpus/aims are put one after another, as
 * somebody who dictates or texts does, and each place between two words is an example.
 */

/** A sentence of a corpus, and whether it asks. */
export type Said = { text: string; asks: boolean };

const joints = [" ", " ", " ", ", ", " and ", " also "];
const conjunctions = { en: joints, es: [" ", " ", " ", ", ", " y ", " también "] };
const leastMet = 4;
const how = { rounds: 8, rate: 0.15, decay: 0.0005 };
const scale = 5;
const topicKeys = new Set(topics.map(({ key }) => key));

const withoutEnd = (text: string): string => text.replace(/[\s.!?¿¡;:]+$/u, "").replace(/^[¿¡\s]+/u, "");

/** The sentences of a corpus that are one thing said each, without the marks at their ends. */
export const saidOf = (lines: readonly CorpusLine[]): Said[] =>
  lines.flatMap(({ words, line, label }) =>
    sentencesOf(words, line, 1).flatMap((sentence): Said[] => {
      const text = withoutEnd(sentence);
      if (/[.!?;¿¡\n]/.test(text) || text.split(" ").length < 2) return [];
      return [{ text, asks: sentence.includes("?") || topicKeys.has(label) || asksInWords(normal(text)) }];
    }),
  );

/** Two or three sentences in one breath, with the words before which each but the first begins. */
export type Breath = { words: string[]; begins: Map<number, "question" | "telling"> };

/** Puts sentences one after another with joints between them. */
function breathOf(said: readonly Said[], jointOf: () => string): Breath {
  const begins: Breath["begins"] = new Map();
  let whole = "";
  for (const { text, asks } of said) {
    const joint = whole === "" ? "" : jointOf();
    begins.set(comparedWords(whole + joint.replace(/\p{L}+ $/u, "")).length, asks ? "question" : "telling");
    whole += joint + text;
  }
  return { words: comparedWords(whole), begins };
}

/** Puts the sentences of each language one after another, the same way for the same round. */
export function breathsOf(said: readonly Said[], round: number): Breath[] {
  const pick = numbersFrom(round + 7);
  return (["en", "es"] as const).flatMap((language) => {
    const own = inSameOrder(
      said.filter(({ text }) => (languageOf(text, null) === "es" ? "es" : "en") === language),
      round,
    );
    const breaths: Breath[] = [];
    let rest = own;
    while (rest.length > 0) {
      const count = 2 + pick(2);
      breaths.push(breathOf(rest.slice(0, count), () => conjunctions[language][pick(joints.length)]!));
      rest = rest.slice(count);
    }
    return breaths;
  });
}

const examplesOf = ({ words, begins }: Breath): { features: string[]; label: number }[] =>
  words.map((_, at) => ({
    features: breakFeaturesOf(words, at),
    label: beginnings.indexOf(begins.get(at) ?? "nothing"),
  }));

/** Learns the weights of sentences, by feature and beginning. */
export function learnBreaks(said: readonly Said[]): Map<string, number[]> {
  const all = [0, 1].flatMap((round) => breathsOf(said, round).flatMap(examplesOf));
  const counts = new Map<string, number>();
  for (const { features } of all) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const examples = all.map(
    ({ features, label }): SoftmaxExample => ({
      features: new Map(features.filter((one) => counts.get(one)! >= leastMet).map((one) => [one, 1])),
      label,
    }),
  );
  return learnSoftmax(examples, beginnings.length, {
    ...how,
    thinned: { leastOf: () => 0.7, whole: [], rounds: 4 },
  });
}

/** Learns the weights from the whole corpus and writes them for the product. */
export function trainBreaks(): void {
  const rows = learnBreaks(saidOf(linesOf("aims")));
  writeWeights("break-weights", { labels: beginnings, rows, scale });
  console.error(`break-weights: ${rows.size} features`);
}

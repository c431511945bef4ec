import { aimFeatures } from "./aim-features.ts";
import { aimNames, aimWeights } from "./aim-weights.ts";
import { keeping } from "./kept.ts";
import { tokensOf } from "./normal.ts";

/** What a feature says: so much for each of these aims, by number. */
type Said = { aims: Uint8Array; weights: Float64Array };
/** What a word says alone, and what it says after another. */
type Word = { alone?: Said; after: Map<string, Said> };
let read: Map<string, Word> | undefined;

/** Read when first asked for, so that the product's start does not wait for it. */
function knownWords(): Map<string, Word> {
  if (read) return read;
  read = new Map();
  for (const [feature, said] of aimWeights) {
    const [word, before] = feature.split(" ").reverse() as [string, string?];
    const known: Word = read.get(word) ?? { after: new Map() };
    read.set(word, known);
    if (before === undefined) known.alone = weightsIn(said);
    else known.after.set(before, weightsIn(said));
  }
  return read;
}

function weightsIn(said: string): Said {
  const pairs = said.split(" ").map((each) => each.split(":").map(Number) as [number, number]);
  return { aims: Uint8Array.from(pairs, ([aim]) => aim), weights: Float64Array.from(pairs, ([, weight]) => weight) };
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
  const words = knownWords();
  const isKnown = (word: string) => words.get(word)?.alone !== undefined;
  if (tokens.filter((word) => isKnown(word) || /\d|day$/.test(word)).length < mostlyKnown * tokens.length) return null;
  const found = new Set<Said>();
  aimFeatures(tokens, isQuestion, isKnown, (word, before) => {
    const known = words.get(word);
    const says = before === undefined ? known?.alone : known?.after.get(before);
    if (says) found.add(says);
  });
  return likeliest(scoresOf(found));
}

function scoresOf(found: Iterable<Said>): Float64Array {
  const scores = new Float64Array(aimNames.length);
  for (const { aims, weights } of found)
    for (let i = 0; i < aims.length; i++) scores[aims[i] as number]! += weights[i] as number;
  return scores;
}

function likeliest(scores: Float64Array): Aim {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  let total = 0;
  for (const score of scores) total += Math.exp(score - (scores[best] as number));
  return { aim: aimNames[best] as string, likely: 1 / total };
}

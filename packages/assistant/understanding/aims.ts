import { aimFeatures } from "./aim-features.ts";
import { aimNames, aimWeights } from "./aim-weights.ts";
import { tokensOf } from "./normal.ts";

type Weights = { of: Map<string, readonly (readonly [number, number])[]> };
let read: Weights | undefined;

/** Read when first asked for, so that the product's start does not wait for it. */
function weights(): Weights["of"] {
  read ??= {
    of: new Map(
      aimWeights.map(([feature, said]) => [
        feature,
        said.split(" ").map((each) => {
          const [aim, weight] = each.split(":");
          return [Number(aim), Number(weight)] as const;
        }),
      ]),
    ),
  };
  return read.of;
}

/** The examples are short; in a longer sentence, or one of unknown words, their words mean little. */
const longestWords = 20;
const mostlyKnown = 0.6;

export type Aim = { aim: string; likely: number };

/** A clause is looked at by several rules, so the last answers are kept. */
const mostKept = 100;
const judged = new Map<string, Aim | null>();

/** What a sentence is after, and how likely, by its likeness to the examples; null where it is like none. */
export function aimOf(text: string, isQuestion: boolean): Aim | null {
  const key = `${isQuestion} ${text}`;
  const before = judged.get(key);
  if (before !== undefined) return before;
  if (judged.size >= mostKept) judged.clear();
  const found = judge(text, isQuestion);
  judged.set(key, found);
  return found;
}

function judge(text: string, isQuestion: boolean): Aim | null {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > longestWords) return null;
  const known = weights();
  const isKnown = (word: string) => known.has(word);
  if (tokens.filter((word) => isKnown(word) || /\d|day$/.test(word)).length < mostlyKnown * tokens.length) return null;
  const scores = aimNames.map(() => 0);
  for (const feature of aimFeatures(text, isQuestion, isKnown))
    for (const [aim, weight] of known.get(feature) ?? []) scores[aim] = (scores[aim] as number) + weight;
  const best = scores.reduce((most, score, i) => (score > (scores[most] as number) ? i : most), 0);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - (scores[best] as number)), 0);
  return { aim: aimNames[best] as string, likely: 1 / total };
}

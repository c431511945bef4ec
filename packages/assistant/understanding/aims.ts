import { aimFeatures } from "./aim-features.ts";
import { aimNames, aimWeights } from "./aim-weights.ts";
import { keeping } from "./kept.ts";
import { tokensOf } from "./normal.ts";

/** What a feature says: so much for each of these aims, by number. */
type Said = { aims: Uint8Array; weights: Float64Array };
let read: Map<string, Said> | undefined;

/** Read when first asked for, so that the product's start does not wait for it. */
function weightsOfFeatures(): Map<string, Said> {
  read ??= new Map(
    aimWeights.map(([feature, said]) => {
      const pairs = said.split(" ").map((each) => each.split(":").map(Number) as [number, number]);
      return [
        feature,
        { aims: Uint8Array.from(pairs, ([aim]) => aim), weights: Float64Array.from(pairs, ([, weight]) => weight) },
      ];
    }),
  );
  return read;
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
  const known = weightsOfFeatures();
  const isKnown = (word: string) => known.has(word);
  if (tokens.filter((word) => isKnown(word) || /\d|day$/.test(word)).length < mostlyKnown * tokens.length) return null;
  const scores = new Float64Array(aimNames.length);
  for (const feature of aimFeatures(text, isQuestion, isKnown)) {
    const says = known.get(feature);
    if (says) for (let i = 0; i < says.aims.length; i++) scores[says.aims[i]!]! += says.weights[i]!;
  }
  const best = scores.reduce((most, score, i) => (score > (scores[most] as number) ? i : most), 0);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - (scores[best] as number)), 0);
  return { aim: aimNames[best] as string, likely: 1 / total };
}

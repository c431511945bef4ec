import actWeights from "../../data/act-weights.json" with { type: "json" };
import type { Moment } from "../answers/moments.ts";
import { type Act, acts, featuresOf } from "./act-features.ts";
import { addWeights, readOnce } from "./weights.ts";

const weights = readOnce(actWeights);

export const isKnownWord = (word: string): boolean => weights().places.has(word);

/** How much speaks for each act, above 0 for it: the sum of what the weights of a sentence's features say. */
export function actScores(text: string, moment: Moment, isQuestion: boolean): Record<Act, number> {
  const scores = new Int32Array(acts.length);
  for (const feature of featuresOf(text, moment, isQuestion, isKnownWord)) addWeights(scores, weights(), feature);
  return Object.fromEntries(acts.map((act, i) => [act, (scores[i] as number) / actWeights.scale])) as Record<
    Act,
    number
  >;
}

import actWeights from "../data/act-weights.json" with { type: "json" };
import { type Act, acts, featuresOf } from "./act-features.ts";
import type { Moment } from "./moments.ts";
import { tenths, weightRows } from "./weights.ts";

const weights = new Map(weightRows(actWeights).map(({ feature, pairs }) => [feature, pairs]));

export const isKnownWord = (word: string): boolean => weights.has(word);

/** How much speaks for each act, above 0 for it: the sum of what the weights of a sentence's features say. */
export function actScores(text: string, moment: Moment, isQuestion: boolean): Record<Act, number> {
  const scores = acts.map(() => 0);
  for (const feature of featuresOf(text, moment, isQuestion, isKnownWord))
    for (const [act, weight] of weights.get(feature) ?? []) scores[act] = (scores[act] as number) + weight;
  return Object.fromEntries(acts.map((act, i) => [act, (scores[i] as number) / tenths])) as Record<Act, number>;
}

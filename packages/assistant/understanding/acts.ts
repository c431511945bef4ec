import { type Act, acts, featuresOf } from "./act-features.ts";
import { actWeights } from "./act-weights.ts";
import type { Moment } from "./moments.ts";

const weights = new Map(actWeights);

export const isKnownWord = (word: string): boolean => weights.has(word);

/** How much speaks for each act, above 0 for it: the sum of what the weights of a sentence's features say. */
export function actScores(text: string, moment: Moment, isQuestion: boolean): Record<Act, number> {
  const scores = acts.map(() => 0);
  for (const feature of featuresOf(text, moment, isQuestion, isKnownWord))
    weights.get(feature)?.forEach((weight, act) => {
      scores[act] = (scores[act] as number) + weight;
    });
  return Object.fromEntries(acts.map((act, i) => [act, scores[i]])) as Record<Act, number>;
}

import breakWeights from "../../data/break-weights.json" with { type: "json" };
import { least } from "../rank.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { beginnings, breakFeaturesOf, comparedWords } from "./break-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

const weights = readOnce(breakWeights);
const question = beginnings.indexOf("question");
const telling = beginnings.indexOf("telling");

/** Fewer words than these are no thing said of their own. */
const fewestWords = 2;
const mostWords = 60;
const mostPlaces = 3;

/** A place in a sentence, in characters from its start, and how likely a question begins there. */
export type Break = { index: number; likely: number };

/** The places inside a sentence where a question may begin without a mark, the likeliest first. */
export const questionsMayBegin = keeping((said): readonly Break[] => {
  const words = comparedWords(said);
  if (words.length > mostWords) return [];
  const starts = matchesOf(said, /\S+/g).map(({ index }) => index);
  const found: Break[] = [];
  for (let at = fewestWords; at <= words.length - fewestWords; at++) {
    const odds = oddsOf(breakFeaturesOf(words, at), weights(), beginnings.length, breakWeights.scale);
    const likely = odds[question]!;
    if (likely >= least.begins.apart && likely > odds[telling]!) found.push({ index: starts[at]!, likely });
  }
  return found.toSorted((one, other) => other.likely - one.likely).slice(0, mostPlaces);
});

import breakWeights from "../../data/break-weights.json" with { type: "json" };
import { least } from "../rank.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { alone, anywhere, beginnings, comparedWords, placeFeatures, withNext, wordAt } from "./break-features.ts";
import { addWeights, addWeightsAt, oddsOfScores, readPairedOnce } from "./weights.ts";

const weights = readPairedOnce(breakWeights);
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
  const beside = words.map((_, place) => besideRead(wordAt(words, place)));
  const starts = matchesOf(said, /\S+/g).map(({ index }) => index);
  const found: Break[] = [];
  for (let at = fewestWords; at <= words.length - fewestWords; at++) {
    const odds = oddsAt(words, beside, at);
    const likely = odds[question]!;
    if (likely >= least.begins.apart && likely > odds[telling]!) found.push({ index: starts[at]!, likely });
  }
  return found.toSorted((one, other) => other.likely - one.likely).slice(0, mostPlaces);
});

/** A word beside a place, by numbers: the places of what it tells alone, and its part in each pair and as the second of one. */
type Beside = {
  alone: readonly (number | undefined)[];
  first: readonly (number | undefined)[];
  second: number | undefined;
};

const mostWordsKept = 2000;

const besideRead = keeping((word): Beside => {
  const { numberOf } = weights().pairs;
  return {
    alone: alone.map(({ mark }) => weights().places.get(mark + word)),
    first: withNext.map(({ mark }) => numberOf(mark + word)),
    second: numberOf(word),
  };
}, mostWordsKept);

/** How likely each beginning is at a place between words, by the features of breakFeaturesOf; no string is made of each. */
function oddsAt(words: readonly string[], beside: readonly Beside[], at: number): number[] {
  const scores = new Int32Array(beginnings.length);
  const { row } = weights();
  const { placeOf } = weights().pairs;
  const wordFrom = (from: number): Beside => beside[at + from] as Beside;
  for (const feature of [anywhere, ...placeFeatures(words, at)]) addWeights(scores, weights(), feature);
  for (const [one, { from }] of alone.entries()) addWeightsAt(scores, row, wordFrom(from).alone[one]);
  for (const [pair, { from }] of withNext.entries())
    addWeightsAt(scores, row, placeOf(wordFrom(from).first[pair], wordFrom(from + 1).second));
  return oddsOfScores(scores, breakWeights.scale);
}

import beyondWeights from "../../data/beyond-weights.json" with { type: "json" };
import { least } from "../rank.ts";
import { reaches, topicFeature, topicQuestionFeaturesOf } from "./topic-question-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

const weights = readOnce(beyondWeights);
const beyond = reaches.indexOf("beyond");

/**
 * Whether a question of a topic asks more than a home's record of the topic tells: "is the pool heated" of a pool that is on
 * record. `text` is in the normal form.
 */
export const asksBeyondRecord = (topic: string, text: string, atLeast: number = least.beyond): boolean =>
  weights().places.has(topicFeature(topic)) &&
  (oddsOf(topicQuestionFeaturesOf(topic, text), weights(), reaches.length, beyondWeights.scale)[beyond] as number) >=
    atLeast;

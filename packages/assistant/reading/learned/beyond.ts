import beyondWeights from "../../data/beyond-weights.json" with { type: "json" };
import { reaches, topicFeature, topicQuestionFeaturesOf } from "./topic-question-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

const weights = readOnce(beyondWeights);
const beyond = reaches.indexOf("beyond");

/**
 * How likely a question of a topic asks more than a home's record of the topic tells, from 0 to 1: "is the pool heated" of a
 * pool that is on record. Of a topic without a record nothing is likely. `text` is in the normal form.
 */
export const likelyBeyondRecord = (topic: string, text: string): number =>
  weights().places.has(topicFeature(topic))
    ? (oddsOf(topicQuestionFeaturesOf(topic, text), weights(), reaches.length, beyondWeights.scale)[beyond] as number)
    : 0;

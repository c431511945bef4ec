import namingWeights from "../../data/naming-weights.json" with { type: "json" };
import { least } from "../rank.ts";
import { namings, topicFeature, topicQuestionFeaturesOf } from "./topic-question-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

const weights = readOnce(namingWeights);
const onlyNamed = namings.indexOf("only-named");

/**
 * Whether the words of a text name a topic and are of something else: "can I bring the dog along" of the rules for dogs.
 * `text` is in the normal form.
 */
export const isOnlyNamed = (topic: string, text: string): boolean =>
  weights().places.has(topicFeature(topic)) &&
  (oddsOf(topicQuestionFeaturesOf(topic, text), weights(), namings.length, namingWeights.scale)[onlyNamed] as number) >=
    least.onlyNamed;

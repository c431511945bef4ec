import type { Ask } from "../../heard/questions.ts";
import { topicOf } from "../../topics.ts";
import { intentsIn } from "../intents.ts";
import { likelyAs } from "../learned/aims.ts";
import { onlyLikens } from "../pets/not-pets.ts";
import { least } from "../rank.ts";
import { normal } from "../text/normal.ts";
import { withoutOpening } from "../text/question-words.ts";
import { leadsAstray, liveVideo, onlySounds } from "./other-meanings.ts";

/*
 * Questions that only sound like one of the topic that their words name.
 */

/** "Other homes that you rent" asks nothing of this one's rent. */
export const isOfOtherHomes = ({ topic, words }: Ask): boolean =>
  topic === "rent" && intentsIn(normal(words)).includes("request_alternatives");

/** "Is it because of the dog" asks for the owner's reason. */
const asksForReason = /^(?:(?:so|and|but|wait|okay) )*(?:is|was) (?:it|this|that) (?:just |really )?because\b/;
export const isAstray = (ask: Ask): boolean =>
  asksForReason.test(normal(ask.words)) ||
  (!(isNamedLoosely(ask) && isSurely(ask)) && (leadsAstray[ask.topic]?.test(normal(ask.words)) ?? false));

/** "Kitchen" alone does not say that its machines are asked of; a whole question may. */
const isNamedLoosely = ({ topic }: Ask): boolean => topicOf(topic)?.askedLoosely !== undefined;

/** Whether a question as a whole leaves no doubt that it is of its topic, whatever a word of it sounds like. */
const isSurely = ({ topic, words }: Ask): boolean => likelyAs(normal(words), true, topic) >= least.topic.surely;

export const onlySoundsLike = ({ topic, words }: Ask): boolean =>
  // "Buenos días, ¿está disponible?" asks of no days.
  (onlySounds[topic]?.test(withoutOpening(normal(words))) ?? false) ||
  (topic.startsWith("pets.") && onlyLikens(normal(words)));

/** A question of a film of the home as one of a tour by video, where it is after that. */
export const asTour = (ask: Ask): Ask =>
  ask.topic === "video" && liveVideo.test(normal(ask.words))
    ? { ...ask, topic: "tours.virtual", needsOwner: false }
    : ask;

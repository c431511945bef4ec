import type { Ask } from "../../heard/questions.ts";
import { intentsIn } from "../intents.ts";
import { normal } from "../text/normal.ts";
import { leadsAstray, onlySounds } from "./other-meanings.ts";

/*
 * Questions that only sound like one of the topic that their words name.
 */

/** "Other homes that you rent" asks nothing of this one's rent. */
export const isOfOtherHomes = ({ topic, words }: Ask): boolean =>
  topic === "rent" && intentsIn(normal(words)).includes("request_alternatives");

/** "Is it because of the dog" asks for the owner's reason. */
const asksForReason = /^(?:(?:so|and|but|wait|okay) )*(?:is|was) (?:it|this|that) (?:just |really )?because\b/;
export const isAstray = ({ topic, words }: Ask): boolean =>
  asksForReason.test(normal(words)) || (leadsAstray[topic]?.test(normal(words)) ?? false);

export const onlySoundsLike = ({ topic, words }: Ask): boolean => onlySounds[topic]?.test(normal(words)) ?? false;

import { obstacleOf } from "../dialogue/obstacles.ts";
import { wasWordSaidLately } from "../dialogue/said-lately.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { leavesHeatOpen, leavesPiecesOpen, listsWhatIsNamed, tellsSizeAsked } from "../knowing/coverage.ts";
import { knowledgeFor } from "../knowing/knowledge.ts";
import { occupantsLimitIn } from "../knowing/owner-limits.ts";
import { inLanguage } from "../knowing/owners-words-in-spanish.ts";
import { asksOfMore, saysDetail } from "../knowing/told-details.ts";
import { type Answer, saysNo, type Topic } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";

/*
 * What an answer leaves open, so that the owner is asked.
 */

/** Whether an answer from the records leaves the owner something to say: of what is not there, nothing is left to ask. */
export function isLeftToOwner(draft: Draft, ask: TopicQuestion, topic: Topic, answer: Answer | null): boolean {
  if (topic.settles || saysTold(draft, ask) || isOfTheirNumber(draft, ask) || isOfTheirAnimals(draft, ask))
    return false;
  if (answer && (listsWhatIsNamed(ask, ask.topic, answer) || tellsSizeAsked(ask, ask.topic, answer))) return false;
  if (answer === null) return ask.needsOwner;
  if (topic.isYesNo && saysNo(answer)) return ask.needsOwner && ask.wants.has("distance");
  return ask.needsOwner || leavesHeatOpen(ask, ask.topic) || leavesPiecesOpen(ask, ask.topic);
}

/** "My wife and I, would we both fit" is answered by how many may live there. */
const isOfTheirNumber = ({ heard, world }: Draft, { topic }: TopicQuestion): boolean =>
  topic === "occupancy" && heard?.facts.occupants !== undefined && occupantsLimitIn(world.knowledge) !== null;

/** "What if it's only the cat", to a refusal: what the animals now told come to is for the home's rules. */
const isOfTheirAnimals = ({ heard, talk }: Draft, { topic, cues, isOfOwn }: TopicQuestion): boolean =>
  (isOfOwn === true || cues.has("supposes") || obstacleOf(talk, "pets") !== undefined) &&
  animalTopics.includes(topic) &&
  (heard?.facts.pets ?? []).length > 0;
const animalTopics: readonly string[] = ["pets", "pets.cats", "pets.dogs", "pets.small_dogs", "pets.large_dogs"];

/** Whether the owner told the detail that is asked, in answer to any of the topics of the question. */
export function saysTold({ world, heard }: Draft, ask: TopicQuestion): boolean {
  const topics = (heard?.asks ?? []).flatMap(({ topic, words }) => (words === ask.words ? [topic] : []));
  return saysDetail(world.knowledge, topics, ask);
}

/** "Can I put one in then", of what the owner's words were a moment ago: to read them again would not tell. */
export function asksBeyondSaid({ talk, world }: Draft, key: string, ask: TopicQuestion, least: number): boolean {
  const known = knowledgeFor(world.knowledge, key, ask, least);
  if (known === null || ask.isTold || ask.isAgain) return false;
  const words = inLanguage(talk.language, known.answer);
  if (!wasWordSaidLately(talk, words)) return false;
  if (ask.wants.has("permission")) return true;
  return !ask.cues.has("goes-by-answer") && asksOfMore(ask, words, talk.subject?.words);
}

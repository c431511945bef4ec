import type { Said } from "../topics/topic.ts";
import { topicOf } from "../topics.ts";
import { type Draft, handOverAlong } from "./draft.ts";

/** Asks which of two meanings a question has, once a talk for each pair; true where it was asked. */
export function askWhichOf(draft: Draft, words: string): boolean {
  const topics = draft.heard?.either;
  if (topics === undefined) return false;
  const [one, other] = topics.map((topic): Said | undefined => topicOf(topic)?.label);
  if (!one || !other || !handOverAlong(draft, `either.${topics.toSorted().join("-")}`)) return false;
  draft.says.push({ say: "which-meaning", one, other });
  draft.talk = { ...draft.talk, either: { topics, words } };
  return true;
}

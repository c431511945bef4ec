import type { Ask, Knowledge } from "../piper.ts";
import type { Ground, Said } from "../topics/topic.ts";
import { topicOf } from "../topics.ts";
import { normal } from "../understanding/normal.ts";
import { likeness, questionKey } from "../understanding/questions.ts";
import { askContactOnce, type Draft, escalate } from "./draft.ts";

/** From this likeness on, two questions are of one kind. */
export const sameKind = 0.6;
/** Where the listing has an answer of its own, only nearly the same question is answered by the owner's earlier words. */
const sameQuestion = 0.8;

/** Answers every question from what the owner has said, and hands the rest to the owner in the renter's words. */
export function answerQuestions(draft: Draft, wholeText: string): void {
  const { heard } = draft;
  if (heard === null) return;
  const asks = heard.asks ?? heard.topics.map((topic): Ask => ({ topic, words: wholeText, needsOwner: false }));
  const forOwner: Said[] = [];
  let isWaiting = false;
  const hand = (topic: string, words: string, label: Said | null) => {
    if (escalate(draft, topic, words)) forOwner.push(...(label ? [label] : []));
    else isWaiting = true;
  };
  const before = draft.orders.length;
  for (const ask of asks) {
    const topic = topicOf(ask.topic);
    if (topic === null) continue;
    const key = ask.needsOwner ? questionKey(normal(ask.words)) : ask.topic;
    const answer = topic.answer(groundOf(draft));
    if (answerFromKnowledge(draft, key, ask.words, answer && !ask.needsOwner ? sameQuestion : sameKind)) continue;
    if (answer) {
      if (!draft.says.some((s) => s.say === "answer" && s.text.en === answer.en))
        draft.says.push({ say: "answer", text: { en: answer.en, es: answer.es } });
      draft.facts.push(...answer.facts);
    }
    if (!answer || ask.needsOwner) hand(answer ? key : ask.topic, ask.words, answer ? null : topic.label);
  }
  for (const words of heard.unknownQuestions) {
    const key = questionKey(normal(words));
    if (!answerFromKnowledge(draft, key, words, sameKind)) hand(key, words, null);
  }
  if (draft.orders.length > before) {
    draft.says.push({ say: "asked-owner", labels: forOwner });
    askContactOnce(draft);
  } else if (isWaiting) draft.says.push({ say: "asked-owner-already" });
}

const groundOf = ({ world }: Draft): Ground => ({
  home: world.property,
  ownerName: world.ownerName,
  listingUrl: world.listingUrl,
  now: world.now,
});

function answerFromKnowledge(draft: Draft, key: string, words: string, least: number): boolean {
  const known = knowledgeFor(draft.world.knowledge, key, words, least);
  if (!known) return false;
  draft.says.push({ say: "owner-says", text: known.answer });
  draft.facts.push({ source: "knowledge", field: known.topic, value: known.answer });
  return true;
}

/** What the owner once answered to this question: by its key, else the most like it of the same kind. */
export function knowledgeFor(
  knowledge: readonly Knowledge[],
  key: string,
  words: string,
  least = sameKind,
): Knowledge | null {
  const exact = knowledge.find((known) => known.topic === key);
  if (exact) return exact;
  const asked = normal(words);
  let best: { known: Knowledge; likeness: number } | null = null;
  for (const known of knowledge) {
    const alike = likeness(asked, normal(known.question));
    if (alike >= least && alike > (best?.likeness ?? 0)) best = { known, likeness: alike };
  }
  return best?.known ?? null;
}

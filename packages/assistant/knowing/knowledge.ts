import type { Question } from "../heard/questions.ts";
import { contentOf, likeness } from "../reading/questions/words-of-meaning.ts";
import { keeping } from "../reading/text/kept.ts";
import { normal } from "../reading/text/normal.ts";
import type { Knowledge } from "../world.ts";

/** From this likeness on, two questions are of one kind. */
export const sameKind = 0.6;
/** Where the listing has an answer of its own, only nearly the same question is answered by the owner's earlier words. */
export const sameQuestion = 0.8;

/** The words of meaning of a question that was answered once, which many others are compared with. */
const wordsOfMeaning = keeping((question): ReadonlySet<string> => new Set(contentOf(normal(question))));

/** What the owner once answered to a question: by its key, else to the one most like it of the same kind. */
export function knowledgeFor(
  knowledge: readonly Knowledge[],
  key: string,
  { content }: Question,
  least = sameKind,
): Knowledge | null {
  const exact = knowledge.find((known) => known.topic === key);
  if (exact) return exact;
  const asked = new Set(content);
  let best: { known: Knowledge; likeness: number } | null = null;
  for (const known of knowledge) {
    const alike = likeness(asked, wordsOfMeaning(known.question));
    if (alike >= least && alike > (best?.likeness ?? 0)) best = { known, likeness: alike };
  }
  return best?.known ?? null;
}

import type { Llm } from "../partners/llm/llm.ts";
import { type Answer, type Fallback, type Purpose, purposes, type Question } from "../partners/llm/question.ts";
import type { Prefetched } from "../platform/database/prefetch.ts";

/** The language model's answers to the questions of one piece of work. */
export type ModelAnswers = {
  /**
   * Returns the model's answer to exactly this question; `stale` when the question has changed since. Null when the
   * model has just failed and the renter has waited long enough. Each purpose is asked once: a question without an
   * answer ends the attempt, and the work starts over once the answer is there.
   *
   * Source  docs/decisions/0033-a-language-model.md
   */
  answerTo<Value>(question: Question<Value>): Answer<Value> | null;
  /** Counts an answer as not used, once the work has succeeded. */
  unused(purpose: Purpose, why: Fallback): void;
};

type ModelRequest = { prompt: string; answer: Answer<unknown> };

/**
 * Returns the model's answers fetched for a piece of work; null without a model or when the work cannot begin again.
 */
export function modelAnswers(llm: Llm | null, prefetched: Prefetched | null): ModelAnswers | null {
  if (!llm || !prefetched) return null;
  const askedFor = (purpose: Purpose) => prefetched.get<ModelRequest>(keyOf(purpose));
  const unused = (purpose: Purpose, why: Fallback) => prefetched.onSuccess(() => llm.note(purpose, why));
  return {
    unused,
    answerTo<Value>(question: Question<Value>) {
      const { purpose } = question;
      const prompt = promptOf(question);
      const before = askedFor(purpose);
      if (before?.prompt === prompt) return before.answer as Answer<Value>;
      if (before) {
        unused(purpose, "stale");
        return { ok: false, why: "stale" };
      }
      if (purposes.some((one) => askedFor(one)?.answer.ok === false)) return null;
      return prefetched.need(
        keyOf(purpose),
        async (): Promise<ModelRequest> => ({ prompt, answer: await llm.ask(question) }),
      );
    },
  };
}

const keyOf = (purpose: Purpose) => `language model: ${purpose}`;

const promptOf = ({ prompt }: Question<unknown>): string => `${prompt.instructions}\n${prompt.data}`;

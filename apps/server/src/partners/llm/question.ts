import type { Prompt } from "@porchlight/assistant/llm/data.ts";
import type { z } from "zod";

export const purposes = ["hear", "rephrase", "describe"] as const;
export type Purpose = (typeof purposes)[number];

/** The reasons to do without the model: the first five before or instead of an answer, the others because of it. */
export const fallbacks = [
  ...(["over-budget", "resting", "time-out", "unavailable", "unreadable"] as const),
  /** It says what the facts do not bear out. */
  "refused",
  /** The situation in the question has changed. */
  "stale",
] as const;
export type Fallback = (typeof fallbacks)[number];

export type Answer<Value> = { ok: true; value: Value } | { ok: false; why: Fallback };

export type Question<Value> = {
  purpose: Purpose;
  companyId: string;
  prompt: Prompt;
  shape: z.ZodType<Value>;
  /** How long the answer may be. */
  maxTokens: number;
};

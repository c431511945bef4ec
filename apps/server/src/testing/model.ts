import type { RunningSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import type { TestProduct } from "./product.ts";

export type Provider = "openai-compatible" | "anthropic";

/** The environment of a product whose language model is the sandbox. */
export const modelEnvironment =
  (provider: Provider = "openai-compatible") =>
  (sandbox: RunningSandbox): Record<string, string> => ({
    LLM_PROVIDER: provider,
    LLM_BASE_URL: `${sandbox.url}/llm/v1`,
    LLM_MODEL: "scripted",
    LLM_API_KEY: "a-key-for-the-model",
    LLM_TIMEOUT_MS: "1000",
    LOG_LEVEL: "silent",
  });

/** Words of the instructions by which a script recognizes each kind of prompt. */
export const asked = { hear: "You read one message", rephrase: "You make a short", describe: "You write the" };

type Scripted = { when?: string; content?: unknown; status?: number; delayMs?: number; times?: number };
type Call = { api: string; model: string; system: string; user: string };

/** Replaces the model's scripted answers. */
export const script = (product: TestProduct, ...answers: Scripted[]): Promise<unknown> =>
  product.control("PUT", "llm", { answers });

/** Returns the calls the model received, oldest first. */
export const calls = (product: TestProduct): Promise<Call[]> => product.control<Call[]>("GET", "llm/calls");

const noFacts = { monthlyIncome: null, creditScore: null, moveIn: null, occupants: null, pets: null };

/** Returns a model answer that understands only this in a message. */
export const hears = (proposed: object = {}) => ({
  when: asked.hear,
  content: { intents: [], questions: [], times: [], facts: noFacts, ...proposed },
});

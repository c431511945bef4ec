import { setTimeout as delay } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { Config } from "../../config.ts";
import type { Answer, Question } from "./question.ts";

type LlmConfig = NonNullable<Config["llm"]>;

const maxTries = 2;
const waitMs = 250;

type ModelReply<Value> = { answer: Answer<Value> /** As the provider counted. */; tokens: number | null };

/**
 * Asks the configured model for a value of a shape; a second time where it was busy and time is left.
 * The libraries are loaded by the first question, so that a start without any costs nothing.
 */
export async function askModel<Value>(config: LlmConfig, question: Question<Value>): Promise<ModelReply<Value>> {
  const [ai, model] = await Promise.all([import("ai"), modelOf(config)]);
  const signal = AbortSignal.timeout(config.timeoutMs);
  for (let tries = 1; ; tries++) {
    const { mayRetryInMs, ...asked } = await askOnce(ai, model, question, signal);
    if (mayRetryInMs === undefined || mayRetryInMs >= config.timeoutMs || tries >= maxTries) return asked;
    await delay(mayRetryInMs);
  }
}

/** Makes one call to the model. `mayRetryInMs` is set only when the provider was busy. */
async function askOnce<Value>(
  { APICallError, generateText, NoObjectGeneratedError, Output }: typeof import("ai"),
  model: LanguageModel,
  question: Question<Value>,
  signal: AbortSignal,
): Promise<ModelReply<Value> & { mayRetryInMs?: number }> {
  try {
    const { output, usage } = await generateText({
      model,
      instructions: question.prompt.instructions,
      prompt: question.prompt.data,
      output: Output.object({ schema: question.shape, name: question.purpose }),
      maxOutputTokens: question.maxTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    return { answer: { ok: true, value: output }, tokens: usage.totalTokens ?? null };
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      return { answer: { ok: false, why: "unreadable" }, tokens: error.usage?.totalTokens ?? null };
    if (signal.aborted) return { answer: { ok: false, why: "time-out" }, tokens: null };
    const isBusy = APICallError.isInstance(error) && error.isRetryable;
    return {
      answer: { ok: false, why: "unavailable" },
      tokens: null,
      ...(isBusy ? { mayRetryInMs: waitFor(error.responseHeaders) } : {}),
    };
  }
}

/** As long as the provider asks for, else a moment. */
function waitFor(headers: Record<string, string> | undefined): number {
  const seconds = Number(headers?.["retry-after"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : waitMs;
}

async function modelOf({ provider, baseUrl, apiKey, model }: LlmConfig): Promise<LanguageModel> {
  if (provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({ baseURL: baseUrl, apiKey: apiKey ?? "" })(model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const key = apiKey ? { apiKey } : {};
  return createOpenAICompatible({ name: "llm", baseURL: baseUrl, supportsStructuredOutputs: true, ...key })(model);
}

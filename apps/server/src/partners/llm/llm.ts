import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Reader } from "../../platform/database/database.ts";
import { createBreaker } from "../breaker.ts";
import { reserve, settle, tokensOf } from "./budget.ts";
import { askModel } from "./call.ts";
import type { Answer, Fallback, Purpose, Question } from "./question.ts";

/** The counts of all questions so far by their outcome. */
export type LlmCounts = { outcomes: Map<`${Purpose} ${"answered" | Fallback}`, number>; tokens: number };

export type Llm = {
  /** Asks the model, within time and budget. Must not be called inside a transaction; never throws. */
  ask<Value>(question: Question<Value>): Promise<Answer<Value>>;
  /** Tells that an answer was not used. */
  note(purpose: Purpose, why: Fallback): void;
  counts: LlmCounts;
};

type LlmNeeds = { config: Pick<Config, "llm">; clock: Clock; db: Reader; log: Logger };

/** Returns the configured language model; null, as by default, when there is none. */
export function llmOf({ config: { llm }, clock, db, log }: LlmNeeds): Llm | null {
  if (!llm) return null;
  const breaker = createBreaker(clock);
  const counts: LlmCounts = { outcomes: new Map(), tokens: 0 };
  const count = (purpose: Purpose, outcome: "answered" | Fallback): void => {
    const key = `${purpose} ${outcome}` as const;
    counts.outcomes.set(key, (counts.outcomes.get(key) ?? 0) + 1);
  };
  const fail = (purpose: Purpose, why: Fallback): { ok: false; why: Fallback } => {
    count(purpose, why);
    return { ok: false, why };
  };

  const answered = async <Value>(question: Question<Value>): Promise<Answer<Value>> => {
    const { purpose, companyId } = question;
    if (!breaker.mayTry()) return fail(purpose, "resting");
    const share = { companyId, day: clock.now().toZonedDateTimeISO("UTC").toPlainDate(), tokens: tokensOf(question) };
    if (!(await reserve(db, share, llm.dailyBudget))) {
      breaker.spared();
      return fail(purpose, "over-budget");
    }
    const { answer, tokens } = await askModel(llm, question);
    // What nobody counted is taken for as much as it could have been.
    const used = tokens ?? (answer.ok || answer.why !== "unavailable" ? share.tokens : 0);
    counts.tokens += used;
    await settle(db, share, used, answer.ok);
    if (answer.ok) breaker.worked();
    else if (breaker.failed())
      log.error({ model: llm.model }, "the language model keeps failing; it is left alone for a while");
    if (!answer.ok) {
      log.warn({ purpose, why: answer.why }, "the language model did not answer; the built-in way is taken");
      return fail(purpose, answer.why);
    }
    count(purpose, "answered");
    return answer;
  };

  return {
    counts,
    note: count,
    ask: (question) =>
      answered(question).catch((error: unknown) => {
        log.error({ err: error, purpose: question.purpose }, "asking the language model failed");
        return fail(question.purpose, "unavailable");
      }),
  };
}

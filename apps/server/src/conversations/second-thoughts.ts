import type { App } from "../app.ts";
import type { Answer, Fallback, Purpose, Question } from "../partners/llm/llm.ts";
import type { Tx } from "../platform/database/database.ts";

/** What was asked for the work at hand, and which answers a run of it could not use. */
type Thoughts = { asked: Map<Purpose, { about: string; answer: Answer<unknown> }>; unused: [Purpose, Fallback][] };

const thoughtsOf = new WeakMap<Tx, Thoughts>();

/** Thrown out of a transaction to ask a question that it must not wait for. */
class NotAskedYet extends Error {
  readonly question: Question<unknown>;
  constructor(question: Question<unknown>) {
    super(`The language model is to be asked: ${question.purpose}`);
    this.question = question;
  }
}

/**
 * Runs work in a transaction that may need the language model. Where it does, the transaction is undone, the model is
 * asked with nothing held, and the work begins anew with the answer: no lock lasts as long as a model thinks, and the
 * answer meets the world as it is then. Each purpose is asked once. Without a model this is one transaction.
 *
 * Source  docs/decisions/0033-a-language-model.md
 */
export async function withSecondThoughts<Done>(app: App, work: (tx: Tx) => Promise<Done>): Promise<Done> {
  const { llm } = app;
  if (!llm) return app.inTransaction(work);
  const asked: Thoughts["asked"] = new Map();
  for (;;) {
    const unused: Thoughts["unused"] = [];
    try {
      const done = await app.inTransaction((tx) => {
        thoughtsOf.set(tx, { asked, unused });
        return work(tx);
      });
      for (const [purpose, why] of unused) llm.note(purpose, why);
      return done;
    } catch (error) {
      if (!(error instanceof NotAskedYet)) throw error;
      const { question } = error;
      asked.set(question.purpose, { about: aboutOf(question), answer: await llm.ask(question) });
    }
  }
}

/**
 * Asks: what the model said to exactly this question; `stale` where the question has changed since. Null where no model
 * may be asked, or where one has just failed and the renter has waited enough.
 */
export function thoughtOn<Value>(tx: Tx, question: Question<Value>): Answer<Value> | null {
  const thoughts = thoughtsOf.get(tx);
  if (!thoughts) return null;
  const before = thoughts.asked.get(question.purpose);
  if (before) {
    const isSame = before.about === aboutOf(question);
    return isSame ? (before.answer as Answer<Value>) : unused(tx, question.purpose, "stale");
  }
  if (thoughts.asked.values().some(({ answer }) => !answer.ok)) return null;
  throw new NotAskedYet(question);
}

/** Tells that an answer is not used; it counts once the work is done. */
export function unused(tx: Tx, purpose: Purpose, why: Fallback): { ok: false; why: Fallback } {
  thoughtsOf.get(tx)?.unused.push([purpose, why]);
  return { ok: false, why };
}

const aboutOf = ({ prompt }: Question<unknown>): string => `${prompt.instructions}\n${prompt.data}`;

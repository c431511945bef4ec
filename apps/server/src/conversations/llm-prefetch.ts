import type { App } from "../app.ts";
import { bookingByFreshCalendars } from "../calendars/reading.ts";
import type { Answer, Fallback, Purpose, Question } from "../partners/llm/question.ts";
import type { Tx } from "../platform/database/database.ts";

/** What was asked for the work at hand, and which answers a run of it could not use. */
export type Thoughts = {
  asked: Map<Purpose, { about: string; answer: Answer<unknown> }>;
  unused: [Purpose, Fallback][];
};

const thoughtsOf = new WeakMap<Tx, Thoughts>();

/** What was asked for this transaction's work; null where it began without a model. */
export const thoughtsIn = (tx: Tx): Thoughts | null => thoughtsOf.get(tx) ?? null;

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
 * answer meets the world as it is then. Each purpose is asked once. A booking is held up for the owner's calendars in the
 * same way. With neither this is one transaction.
 *
 * Source  docs/decisions/0033-a-language-model.md
 */
export const withSecondThoughts = <Done>(app: App, work: (tx: Tx) => Promise<Done>): Promise<Done> =>
  thinkingAgain(app, (thoughts) =>
    bookingByFreshCalendars(app, (tx) => {
      if (thoughts) {
        // What an earlier attempt of the same transaction could not use, this one may.
        thoughts.unused.length = 0;
        thoughtsOf.set(tx, thoughts);
      }
      return work(tx);
    }),
  );

/** The same for work that is no transaction and changes nothing until it is done. */
export async function thinkingAgain<Done>(
  { llm }: Pick<App, "llm">,
  run: (thoughts: Thoughts | null) => Promise<Done>,
): Promise<Done> {
  if (!llm) return run(null);
  const asked: Thoughts["asked"] = new Map();
  for (;;) {
    const thoughts: Thoughts = { asked, unused: [] };
    try {
      const done = await run(thoughts);
      for (const [purpose, why] of thoughts.unused) llm.note(purpose, why);
      return done;
    } catch (error) {
      if (!(error instanceof NotAskedYet)) throw error;
      const { question } = error;
      asked.set(question.purpose, { about: aboutOf(question), answer: await llm.ask(question) });
    }
  }
}

/**
 * Asks: what the model said to exactly this question; `stale` where the question has changed since. Null where the model
 * has just failed and the renter has waited enough.
 */
export function thoughtOn<Value>({ asked, unused }: Thoughts, question: Question<Value>): Answer<Value> | null {
  const before = asked.get(question.purpose);
  if (before?.about === aboutOf(question)) return before.answer as Answer<Value>;
  if (before) {
    unused.push([question.purpose, "stale"]);
    return { ok: false, why: "stale" };
  }
  if (asked.values().some(({ answer }) => !answer.ok)) return null;
  throw new NotAskedYet(question);
}

const aboutOf = ({ prompt }: Question<unknown>): string => `${prompt.instructions}\n${prompt.data}`;

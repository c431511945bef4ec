import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { DatabaseUnavailable, isRetryable, isTransactionAborted, OutcomeUnknown } from "./database-errors.ts";
import { type LockQueues, QueuePlaces } from "./lock-queues.ts";
import type { Pool } from "./pool.ts";
import type { Prefetched } from "./prefetch.ts";
import { isStalePreparedStatement, query, sendInOnePacket, setSilenceLimit } from "./query.ts";
import type { Send, Sql } from "./sql.ts";
import { beginStatement } from "./timeouts.ts";
import { type Tx, UnitOfWork } from "./unit-of-work.ts";

/** With values a text is one statement; without, it may be several, which PostgreSQL takes by no name. */
const hasValues = (_text: string, values: readonly unknown[]): boolean => values.length > 0;

/** What `mayBeNamed` is read and planned once a connection, where the pool's statements may be named at all. */
const speaker =
  (pool: Pool, mayBeNamed = hasValues) =>
  (client: pg.PoolClient, text: string, values: readonly unknown[]) =>
    query(client, pool.named && mayBeNamed(text, values) ? pool.nameOf(text) : undefined, text, values);

/** Sends single statements, each over a connection of the pool that is free. `tell` makes of a failure what is thrown. */
export function sender(pool: Pool, mayBeNamed = hasValues, tell = (error: unknown): unknown => error): Send {
  const speak = speaker(pool, mayBeNamed);
  return async (text, values) => {
    const client = await pool.connect();
    let isUsable = true;
    try {
      return await speak(client, text, values);
    } catch (error) {
      // Of several statements in one text, the first may have begun a transaction that nobody ends.
      isUsable = !isStalePreparedStatement(error) && !text.includes(";");
      throw tell(error);
    } finally {
      client.release(!isUsable);
    }
  };
}

/**
 * Sends statements that write, each a transaction of its own. PostgreSQL is spared the beginning, its limits and the end,
 * two fifths of its work for a small write; without its limits, one that waits long for a lock is given up by this side.
 * Errors  `OutcomeUnknown` where the answer was lost or came too late.
 */
export function singleWrites(pool: Pool, onFailure: (error: unknown) => void): Send {
  const send = sender(pool, hasValues, (error) => {
    onFailure(error);
    return error instanceof DatabaseUnavailable ? new OutcomeUnknown(error) : error;
  });
  return (text, values) => retried(() => send(text, values));
}

/** A deadlock is as good as never met twice. */
const maxAttempts = 4;
const pauseMs = 50;

/** Tries again after a deadlock or a serialization failure, which leave nothing behind. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; ) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || attempts++ >= maxAttempts) throw error;
    }
    await wait(pauseMs * attempts * Math.random());
  }
}

/** The options of a transaction. */
export type TransactionOptions = {
  /** For work that no person waits for, such as a move. */
  background?: boolean;
  /** What was fetched for its work; given where the work begins anew for what it lacks. */
  prefetched?: Prefetched;
};

/** Runs transactions over a pool, those that want to hold the same thing in line. */
export function transactions(pool: Pool, lines: LockQueues, onFailure?: (error: unknown) => void) {
  const speak = speaker(pool);

  async function attempt<T>(work: (tx: Tx) => Promise<T>, turns: QueuePlaces, terms: TransactionOptions): Promise<T> {
    const client = await pool.connect(terms.background ? Number.POSITIVE_INFINITY : undefined);
    if (!terms.background) setSilenceLimit(client, turns.leftMs);
    const tellCause = causeOfFailure();
    const ask: Send = (text, values) => {
      sendInOnePacket(client);
      return speak(client, text, values).catch(tellCause);
    };
    let isUsable = true;
    let isEnding = false;
    try {
      const begun = ask(terms.background ? "begin" : beginStatement(turns.leftMs), []);
      const unit = new UnitOfWork(sentWithBegin(begun, ask), turns, terms.prefetched);
      const done = await work(unit.tx);
      await unit.writeGathered();
      if (turns.missed) throw new Error(`Went on without its turn at ${turns.missed}`);
      isEnding = true;
      await commit(unit, ask);
      return done;
    } catch (error) {
      if (isEnding && error instanceof DatabaseUnavailable) throw new OutcomeUnknown(error);
      isUsable = !isStalePreparedStatement(error);
      await ask("rollback", []).catch(() => {
        isUsable = false;
      });
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  /**
   * All of the work, or nothing. It may be begun anew, on a fresh `tx`: after a deadlock, and when it wants to hold what
   * others hold or wait for.
   */
  return async function inTransaction<T>(work: (tx: Tx) => Promise<T>, terms: TransactionOptions = {}): Promise<T> {
    const turns = new QueuePlaces(lines);
    const inTurn = async (): Promise<T> => {
      for (;;) {
        try {
          return await attempt(work, turns, terms);
        } catch (error) {
          if (!turns.missed) {
            onFailure?.(error);
            throw error;
          }
          await turns.awaitMissed();
        }
      }
    };
    try {
      return await retried(inTurn);
    } finally {
      turns.leaveAll();
    }
  };
}

/** What made a transaction fail, in place of what PostgreSQL says of every later statement: that it comes too late. */
function causeOfFailure(): (error: unknown) => never {
  let cause: unknown;
  return (error) => {
    if (!isTransactionAborted(error)) cause = error;
    throw cause ?? error;
  };
}

/** The first statement travels with the transaction's beginning, and fails with it. */
function sentWithBegin(begun: Promise<unknown>, send: Send): Send {
  let beginning: Promise<unknown> | null = begun;
  begun.catch(() => undefined);
  return async (text, values) => {
    const sent = send(text, values);
    if (!beginning) return sent;
    const [answer] = await Promise.all([sent, beginning]);
    beginning = null;
    return answer;
  };
}

/** Ends a transaction, and sends behind the commit what was left for there. */
async function commit(unit: UnitOfWork, ask: Send): Promise<void> {
  const ending = ask("commit", []);
  const behind = unit.behindCommit.map((statement) => sendBehindCommit(ask, statement));
  const [{ command }] = await Promise.all([ending, ...unit.posted, ...behind]);
  if (command === "ROLLBACK") throw new Error("A statement failed, and the transaction with it");
  for (const then of unit.onCommitted) then();
}

/** Runs a statement after the commit, which cannot be undone anymore; a failure is logged, not thrown. */
async function sendBehindCommit(send: Send, statement: Sql): Promise<void> {
  await statement.execute({ send }).catch((error) => process.emitWarning(error));
}

import type { QueuePlaces } from "./lock-queues.ts";
import type { Prefetched } from "./prefetch.ts";
import { type Reader, type Send, type Sql, sql } from "./sql.ts";

declare const inside: unique symbol;

/** A transaction. Only `inTransaction` makes one, so writing past it does not compile. */
export type Tx = Reader & { readonly [inside]: true };

/** When a batch is written at the end of a transaction; what it adds to a later one is written with that. */
const stages = ["records", "events", "jobs", "notices"] as const;

/** A list that a transaction gathers and writes in one statement at its end. */
export type Batch<Item> = {
  readonly stage: (typeof stages)[number];
  write(tx: Tx, items: readonly Item[]): Promise<void>;
};

/** One transaction: its connection, what it has gathered, and the values fetched before it began. */
export class UnitOfWork implements Reader {
  /** Sends a statement and waits; fails with the error of the statement that failed first. */
  readonly send: Send;
  /** Sends only: a posted statement must not wait for all that were posted, being one of them. */
  readonly sendOn: Send;
  readonly posted: Promise<unknown>[] = [];
  readonly behindCommit: Sql[] = [];
  readonly onCommitted: (() => void)[] = [];
  readonly turns: QueuePlaces;
  readonly prefetched: Prefetched | null;
  readonly #gathered = new Map<Batch<never>, unknown[]>();

  constructor(send: Send, turns: QueuePlaces, prefetched: Prefetched | null = null) {
    this.turns = turns;
    this.prefetched = prefetched;
    this.sendOn = send;
    this.send = async (text, values) => {
      try {
        return await send(text, values);
      } catch (error) {
        // After a posted statement has failed, PostgreSQL says of every later one only that it is too late.
        await Promise.all(this.posted);
        throw error;
      }
    };
  }

  get tx(): Tx {
    return this as unknown as Tx;
  }

  gather<Item>(batch: Batch<Item>, item: Item): void {
    const items = this.#gathered.get(batch);
    if (items) items.push(item);
    else this.#gathered.set(batch, [item]);
  }

  /** Writes all that was gathered, stage by stage. */
  async writeGathered(): Promise<void> {
    for (let batch = this.#next(); batch; batch = this.#next()) {
      const items = this.#gathered.get(batch) as never[];
      this.#gathered.delete(batch);
      await batch.write(this.tx, items);
    }
  }

  #next(): Batch<never> | undefined {
    const batches = [...this.#gathered.keys()];
    for (const stage of stages) {
      const batch = batches.find((one) => one.stage === stage);
      if (batch) return batch;
    }
    return undefined;
  }
}

const unitOf = (tx: Tx): UnitOfWork => tx as unknown as UnitOfWork;

/** Adds an item to a batch that the transaction writes at its end. */
export const gather = <Item>(tx: Tx, batch: Batch<Item>, item: Item): void => unitOf(tx).gather(batch, item);

/** Returns the values fetched for this transaction's work; null when it cannot begin again. */
export const prefetchedIn = (tx: Tx): Prefetched | null => unitOf(tx).prefetched;

/** Sends a statement without waiting for its answer. If it fails, so does the transaction. */
export function post(tx: Tx, statement: Sql): void {
  const { text, values } = statement;
  postText(tx, text, values);
}

/** Does what `post` does, for a statement built elsewhere. */
export function postText(tx: Tx, text: string, values: readonly unknown[]): ReturnType<Send> {
  const { sendOn, posted } = unitOf(tx);
  const sent = sendOn(text, values);
  // Looked at when the transaction ends.
  sent.catch(() => undefined);
  posted.push(sent);
  return sent;
}

/**
 * Sends a statement behind the commit. The two travel together: whatever becomes of this process, PostgreSQL carries
 * out both or neither. Should the commit fail, the statement is carried out all the same.
 */
export function afterCommit(tx: Tx, statement: Sql): void {
  unitOf(tx).behindCommit.push(statement);
}

/** Does something in this process once the transaction is committed; forgotten when it is not. */
export function whenCommitted(tx: Tx, then: () => void): void {
  unitOf(tx).onCommitted.push(then);
}

/**
 * Enters the queue of a lock, before a statement that may wait long for it. When several transactions of this process
 * hold it or wait for it already, this one is rolled back, waits in line without a connection, and begins again.
 * Errors  `LockQueueFull`, which is to be let through
 */
export function enterLockQueue(tx: Tx, key: string): void {
  unitOf(tx).turns.take(key);
}

/** Runs a part of a transaction in a savepoint: when it fails, it is rolled back alone, with what it gathered. */
export async function inSavepoint<T>(
  tx: Tx,
  name: string,
  work: (tx: Tx) => Promise<T>,
  { prefetched = null }: { prefetched?: Prefetched | null } = {},
): Promise<T> {
  const savepoint = sql.ref(name);
  const whole = unitOf(tx);
  const part = new UnitOfWork(whole.send, whole.turns, prefetched);
  await sql`savepoint ${savepoint}`.execute(tx);
  try {
    const done = await work(part.tx);
    await part.writeGathered();
    await Promise.all(part.posted);
    whole.behindCommit.push(...part.behindCommit);
    whole.onCommitted.push(...part.onCommitted);
    return done;
  } catch (error) {
    await sql`rollback to savepoint ${savepoint}`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint ${savepoint}`.execute(tx);
  }
}

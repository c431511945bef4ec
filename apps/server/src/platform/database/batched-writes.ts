import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { settlesWithin } from "../settles-within.ts";

type How<Item, Result> = {
  /** What no two items that are written together have in common. */
  keyOf(item: Item): string;
  /** Writes items by one statement or transaction that waits for nobody's lock; returns the result of each, in their order. */
  write(items: readonly Item[]): Promise<Result[]>;
};

type Waiting<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

const maxItems = 100;
/** A write that takes longer is not waited for by the next. */
const patienceMs = 100;

/**
 * Returns a function that writes an item and returns its result. What comes alone is written at once; what comes while a
 * write is under way is written together by the next, so that one commit serves all of it.
 * Errors  those of `write`; where PostgreSQL refuses one item, that item's alone.
 */
export function batchedWrites<Item, Result>({ keyOf, write }: How<Item, Result>): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // What has arrived already comes along.
      await setImmediate();
      await settlesWithin(patienceMs, writeTogether(take()));
    }
    isWriting = false;
  }

  /** Takes the first item of each key; a second one of a key is for a later write. */
  function take(): Waiting<Item, Result>[] {
    const taken = new Map<string, Waiting<Item, Result>>();
    const left: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (taken.size >= maxItems || taken.has(key)) left.push(one);
      else taken.set(key, one);
    }
    waiting = left;
    return [...taken.values()];
  }

  async function writeTogether(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place]!);
    } catch (error) {
      const mayBeOneItems = batch.length > 1 && error instanceof pg.DatabaseError;
      await Promise.all(batch.map((one) => (mayBeOneItems ? writeTogether([one]) : one.reject(error))));
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    if (!isWriting) void writeAll();
    return promise;
  };
}

import { setImmediate } from "node:timers/promises";
import pg from "pg";
import { settlesWithin } from "../settles-within.ts";

type How<Item> = {
  /** What no two items of one statement have in common. */
  keyOf(item: Item): string;
  /** Writes items by one statement that waits for nobody's lock; returns the places of those that were written. */
  write(items: readonly Item[]): Promise<number[]>;
};

type Waiting<Item> = { item: Item; resolve(isWritten: boolean): void; reject(error: unknown): void };

const maxItems = 100;
/** A statement that takes longer is not waited for by the next. */
const patienceMs = 100;

/**
 * Returns a function that writes an item and tells whether it was written. What comes alone is written at once; what comes
 * while a statement is under way is written together by the next, so that one commit serves all of it.
 * Errors  those of `write`; where PostgreSQL refuses one item, that item's alone.
 */
export function batchedWrites<Item>({ keyOf, write }: How<Item>): (item: Item) => Promise<boolean> {
  let waiting: Waiting<Item>[] = [];
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

  /** Takes the first item of each key; a second one of a key is for a later statement. */
  function take(): Waiting<Item>[] {
    const taken = new Map<string, Waiting<Item>>();
    const left: Waiting<Item>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (taken.size >= maxItems || taken.has(key)) left.push(one);
      else taken.set(key, one);
    }
    waiting = left;
    return [...taken.values()];
  }

  async function writeTogether(batch: readonly Waiting<Item>[]): Promise<void> {
    try {
      const written = new Set(await write(batch.map(({ item }) => item)));
      for (const [place, { resolve }] of batch.entries()) resolve(written.has(place));
    } catch (error) {
      const mayBeOneItems = batch.length > 1 && error instanceof pg.DatabaseError;
      await Promise.all(batch.map((one) => (mayBeOneItems ? writeTogether([one]) : one.reject(error))));
    }
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    waiting.push({ item, resolve, reject });
    if (!isWriting) void writeAll();
    return promise;
  };
}

import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../postgres/testing.ts";
import { batchedWrites } from "./batched-writes.ts";
import { type Database, openDatabase, rows, sql } from "./database.ts";

type Note = { text: string; size: number };

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.connectionString, 6);
  await database.inTransaction((tx) => sql`create table note (text text primary key, size int)`.execute(tx));
});
beforeEach(async () => {
  statements.length = 0;
  await database.inTransaction((tx) => sql`delete from note`.execute(tx));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

/** The texts of each statement, in order. */
const statements: string[][] = [];

/** Notes with a size above zero, ten by which is what is stored; a size of zero PostgreSQL refuses. */
const writeNotes = async (notes: readonly Note[]): Promise<boolean[]> => {
  statements.push(notes.map(({ text }) => text));
  const asked = JSON.stringify(notes.map((note, place) => ({ ...note, place })));
  const written = await database.write(sql<{ text: string }>`
    insert into note
    select text, 10 / size from jsonb_to_recordset(${asked}::jsonb) as note (place int, text text, size int)
    where size >= 0 and (size < 100 or pg_advisory_lock(size) is not null)
    returning text`);
  return notes.map((note) => written.some(({ text }) => note.text === text));
};
const newBatches = () => batchedWrites<Note, boolean>({ keyOf: ({ text }) => text, write: writeNotes });
const stored = async () =>
  (await rows(database.reader, sql<{ text: string }>`select text from note order by text`)).map(({ text }) => text);

describe("Writes in batches", () => {
  it("write what comes at the same moment by one statement, and tell each whether it was written", async () => {
    const write = newBatches();
    const told = await Promise.all(["a", "b", "c"].map((text) => write({ text, size: text === "b" ? -1 : 1 })));
    expect(told).toEqual([true, false, true]);
    expect(statements).toEqual([["a", "b", "c"]]);
    expect(await stored()).toEqual(["a", "c"]);
  });

  it("write what comes alone at once, and what comes during that with the next statement", async () => {
    const write = newBatches();
    const first = write({ text: "a", size: 1 });
    while (statements.length === 0) await wait(0);
    const later = [write({ text: "b", size: 1 }), write({ text: "c", size: 1 })];
    expect(await Promise.all([first, ...later])).toEqual([true, true, true]);
    expect(statements).toEqual([["a"], ["b", "c"]]);
    await write({ text: "d", size: 1 });
    expect(statements).toHaveLength(3);
  });

  it("never have two of the same key in one statement", async () => {
    const write = newBatches();
    const told = await Promise.allSettled([1, 1].map((size) => write({ text: "a", size })));
    expect(statements).toEqual([["a"], ["a"]]);
    expect(told).toMatchObject([{ value: true }, { reason: { constraint: "note_pkey" } }]);
  });

  it("have no more than a hundred in one statement", async () => {
    const write = newBatches();
    const texts = Array.from({ length: 250 }, (_, n) => String(n));
    const told = await Promise.all(texts.map((text) => write({ text, size: 1 })));
    expect(told.every(Boolean)).toBe(true);
    expect(statements.map(({ length }) => length)).toEqual([100, 100, 50]);
  });

  it("of which PostgreSQL refuses one fail that one alone", async () => {
    const write = newBatches();
    const told = await Promise.allSettled(["a", "b", "c"].map((text) => write({ text, size: text === "b" ? 0 : 1 })));
    expect(told).toMatchObject([{ value: true }, { reason: { message: "division by zero" } }, { value: true }]);
    expect(await stored()).toEqual(["a", "c"]);
    expect(await write({ text: "d", size: 1 })).toBe(true);
  });

  it("do not wait long for a statement that hangs", async () => {
    const write = newBatches();
    const held = 100;
    const { hanging } = await database.inTransaction(async (tx) => {
      await sql`select pg_advisory_xact_lock(${held})`.execute(tx);
      const first = write({ text: "a", size: held });
      while (statements.length === 0) await wait(0);
      expect(await write({ text: "b", size: 1 })).toBe(true);
      expect(await stored()).toEqual(["b"]);
      return { hanging: first };
    });
    expect(await hanging).toBe(true);
    expect(await stored()).toEqual(["a", "b"]);
  });

  it("that nobody can write any more fail all of it", async () => {
    const gone = openDatabase(test.connectionString, 2);
    await gone.close();
    const write = batchedWrites<Note, boolean>({
      keyOf: ({ text }) => text,
      write: async (notes) => (await gone.write(sql`select ${notes.length}::int`)).map(() => true),
    });
    const told = await Promise.allSettled(["a", "b"].map((text) => write({ text, size: 1 })));
    expect(told.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

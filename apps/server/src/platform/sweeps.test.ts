import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase, sql } from "./database/database.ts";
import { createTestDatabase, type TestDatabase } from "./postgres/testing.ts";
import { handleEach, type Sweep, type Sweeping, startSweeping } from "./sweeps.ts";

const noon = Temporal.Instant.from("2026-11-23T12:00:00Z");
const clock = { now: () => noon, onJump: () => {}, close: async () => {} };

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = openDatabase(stored.connectionString, 2);
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

let sweeping: Sweeping | undefined;
afterEach(() => sweeping?.close());

const moment = (at: Temporal.Instant | null) => sql`select ${at}::timestamptz`;

/**
 * Returns a sweep with one item, due `minutes` before noon, that is locked elsewhere for the first `heldFor` attempts.
 */
function aSweep(name: string, minutes: number, heldFor: number, done: string[]): Sweep {
  let held = heldFor;
  let isOpen = true;
  return {
    name,
    next: () => moment(isOpen ? noon.subtract({ minutes }) : null),
    async run() {
      if (held-- > 0) return 0;
      isOpen = false;
      done.push(name);
      return 1;
    },
  };
}

async function doneOf(...sweeps: ((done: string[]) => Sweep)[]): Promise<string[]> {
  const done: string[] = [];
  sweeping = startSweeping({
    db: database.reader,
    sweeps: sweeps.map((sweep) => sweep(done)),
    clock,
    log: pino({ level: "silent" }),
  });
  await sweeping.catchUp();
  return done;
}

describe("Due work", () => {
  it("is done in order across all sweeps", async () =>
    expect(
      await doneOf(
        (done) => aSweep("later", 1, 0, done),
        (done) => aSweep("first", 9, 0, done),
      ),
    ).toEqual(["first", "later"]));

  it("waits for an item that is locked briefly, which keeps the order", async () =>
    expect(
      await doneOf(
        (done) => aSweep("held", 9, 3, done),
        (done) => aSweep("later", 1, 0, done),
      ),
    ).toEqual(["held", "later"]));

  it("continues with later items of any kind when one fails", async () => {
    /** Two items, the first of which always fails. */
    const failing = (done: string[]): Sweep => {
      let isOpen = true;
      return {
        name: "failing",
        next: () => moment(noon.subtract({ minutes: 9 })),
        run: (at) =>
          handleEach(isOpen && Temporal.Instant.compare(at, noon) === 0 ? ["bad", "good"] : ["bad"], async (item) => {
            if (item === "bad") throw new Error("It cannot be handled.");
            isOpen = false;
            done.push(item);
          }),
      };
    };
    expect(await doneOf(failing, (done) => aSweep("later", 1, 0, done))).toEqual(["good", "later"]);
    expect(sweeping!.sweptUntil()).toBeNull();
  });

  it("continues with the rest when an item stays locked", async () =>
    expect(
      await doneOf(
        (done) => aSweep("held", 9, Number.POSITIVE_INFINITY, done),
        (done) => aSweep("later", 1, 0, done),
      ),
    ).toEqual(["later"]));
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../postgres/testing.ts";
import {
  afterCommit,
  type Batch,
  type Database,
  gather,
  inSavepoint,
  openDatabase,
  post,
  prefetchedIn,
  rows,
  sql,
  type Tx,
} from "./database.ts";
import { retryAfterPrefetch } from "./prefetch.ts";
import { inTransactionWithPrefetch } from "./prefetching-transaction.ts";

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.connectionString, 2);
  await database.inTransaction(async (tx) => {
    await sql`create table note (text text primary key, after text references note deferrable initially deferred)`.execute(
      tx,
    );
  });
});
beforeEach(() => database.inTransaction((tx) => sql`delete from note`.execute(tx)));
afterAll(async () => {
  await database.close();
  await test.drop();
});

const note = (text: string, after: string | null = null) => sql`insert into note values (${text}, ${after})`;
const write = (tx: Tx, text: string) => note(text).execute(tx);
const notes = async () =>
  (await rows(database.reader, sql<{ text: string }>`select text from note order by text`)).map(({ text }) => text);

const jobs: Batch<string> = {
  stage: "jobs",
  write: async (tx, texts) => post(tx, note(texts.join(" and "))),
};
const events: Batch<string> = {
  stage: "events",
  async write(tx, texts) {
    for (const text of texts) await write(tx, text);
    gather(tx, jobs, "very last");
  },
};

describe("One statement that writes", () => {
  it("is a transaction of its own: tells its rows, or fails and leaves nothing", async () => {
    const asked = (text: string) => sql<{ word: string }>`insert into note values (${text}) returning text as word`;
    expect(await database.write(asked("written"))).toEqual([{ word: "written" }]);
    await expect(database.write(asked("written"))).rejects.toThrow(/note_pkey/);
    expect(await notes()).toEqual(["written"]);
  });
});

describe("A transaction", () => {
  it("commits all of its statements, including posted ones and those gathered for its end", async () => {
    await database.inTransaction(async (tx) => {
      gather(tx, events, "last");
      post(tx, note("posted"));
      await write(tx, "waited for");
    });
    expect(await notes()).toEqual(["last", "posted", "very last", "waited for"]);
  });

  it("writes each batch once, with what follows from events last", async () => {
    await database.inTransaction(async (tx) => {
      gather(tx, jobs, "one");
      gather(tx, events, "event");
      gather(tx, jobs, "two");
    });
    expect(await notes()).toEqual(["event", "one and two and very last"]);
  });

  it("commits nothing when its work fails", async () => {
    const failing = database.inTransaction(async (tx) => {
      await write(tx, "one");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await notes()).toEqual([]);
  });

  it.each([
    ["at once", async () => undefined],
    ["with another statement behind it", (tx: Tx) => write(tx, "another")],
  ])("fails when a posted statement fails, %s, and names it", async (_, next) => {
    const failing = database.inTransaction(async (tx) => {
      await write(tx, "same");
      post(tx, note("same"));
      await next(tx);
    });
    await expect(failing).rejects.toThrow(/note_pkey/);
    expect(await notes()).toEqual([]);
  });

  it("fails when it cannot be committed, and its connection serves the next one", async () => {
    for (let round = 0; round < 3; round++) {
      const failing = database.inTransaction((tx) => note(`orphan ${round}`, "nobody").execute(tx));
      await expect(failing).rejects.toThrow(/foreign key/);
    }
    await database.inTransaction((tx) => write(tx, "well"));
    expect(await notes()).toEqual(["well"]);
  });

  it("fails when its connection is lost, and the next one gets another", async () => {
    const lost = database.inTransaction(async (tx) => {
      await write(tx, "gone");
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      await write(tx, "too late");
    });
    await expect(lost).rejects.toThrow();
    await database.inTransaction((tx) => write(tx, "well"));
    expect(await notes()).toEqual(["well"]);
  });

  it("runs statements queued for after its commit only when it commits", async () => {
    const told = sql`insert into note values ('told')`;
    await expect(
      database.inTransaction(async (tx) => {
        afterCommit(tx, told);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await notes()).toEqual([]);
    await database.inTransaction(async (tx) => {
      afterCommit(tx, told);
      await write(tx, "kept");
    });
    expect(await notes()).toEqual(["kept", "told"]);
  });
});

describe("A savepoint of a transaction", () => {
  it("is rolled back alone when it fails, with what it gathered for the end", async () => {
    await database.inTransaction(async (tx) => {
      await write(tx, "before");
      const failing = inSavepoint(tx, "part", async (part) => {
        await write(part, "within");
        gather(part, { stage: "events", write: () => Promise.reject(new Error("never asked")) }, "unwritten");
        throw new Error("no");
      });
      await expect(failing).rejects.toThrow("no");
      await write(tx, "after");
    });
    expect(await notes()).toEqual(["after", "before"]);
  });

  it("is committed with the rest when it succeeds", async () => {
    await database.inTransaction((tx) =>
      inSavepoint(tx, "part", async (part) => {
        gather(part, jobs, "at its end");
        await write(part, "within");
      }),
    );
    expect(await notes()).toEqual(["at its end", "within"]);
  });
});

describe("Work that needs an outside value", () => {
  it("is rolled back, and starts over once the value is fetched", async () => {
    let fetched = 0;
    const done = await inTransactionWithPrefetch(database, async (tx) => {
      await write(tx, `attempt after ${fetched}`);
      const prefetched = prefetchedIn(tx)!;
      for (const key of ["calendar", "answer"]) if (!prefetched.has(key)) prefetched.need(key, async () => ++fetched);
      return [prefetched.get("calendar"), prefetched.get("answer")];
    });
    expect(done).toEqual([1, 2]);
    expect(await notes()).toEqual(["attempt after 2"]);
  });

  it("runs the success callbacks of its last attempt only, and only when that succeeds", async () => {
    const followed: string[] = [];
    const attempt = (fails: boolean) =>
      retryAfterPrefetch(async (prefetched) => {
        const before = prefetched.get<string>("answer");
        prefetched.onSuccess(() => followed.push(before ?? "nothing"));
        if (fails && before) throw new Error("no");
        return before ?? prefetched.need("answer", async () => "an answer");
      });
    await expect(attempt(true)).rejects.toThrow("no");
    expect(followed).toEqual([]);
    expect(await attempt(false)).toBe("an answer");
    expect(followed).toEqual(["an answer"]);
  });

  it("has no prefetched values in an ordinary transaction", async () => {
    expect(await database.inTransaction(async (tx) => prefetchedIn(tx))).toBeNull();
  });
});

describe("A repeated statement", () => {
  it("still works after its table has changed", async () => {
    const all = () => rows(database.reader, sql<Record<string, unknown>>`select * from note`);
    await database.inTransaction((tx) => write(tx, "one"));
    for (let round = 0; round < 3; round++) await all();
    await database.inTransaction((tx) => sql`alter table note add column later int default 1`.execute(tx));
    expect(await all()).toEqual([{ text: "one", after: null, later: 1 }]);
  });
});

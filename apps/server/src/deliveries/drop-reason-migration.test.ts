import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../platform/database/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../platform/postgres/testing.ts";
import { dropReasons } from "./drop-reasons.ts";

let older: TestDatabase;
let stored: pg.Client;

beforeAll(async () => {
  older = await createTestDatabase("0056_drop_reason.sql");
  stored = new pg.Client({ connectionString: older.connectionString });
  await stored.connect();
});
afterAll(async () => {
  await stored?.end();
  await older?.drop();
});

const insert = (status: string, error: string | null) =>
  stored.query(
    `insert into delivery (channel, recipient, content, status, error, created_at)
     values ('SMS', '+15035550142', '{}', $1, $2, now())`,
    [status, error],
  );

/** The reasons there were as sentences. */
const before = dropReasons.filter((reason) => reason !== "erased");

describe("A delivery stored before its reason had a code", () => {
  it("gets the code that matches its sentence, and other rows stay the same", async () => {
    await insert("dropped", "The number opted out.");
    await insert("dropped", "The address takes no mail.");
    await insert("dropped", "Its time had passed.");
    await insert("dropped", "The provider had confirmed the opt-out.");
    await insert("dropped", "The demonstration sends nothing.");
    await insert("failed", "554 no such mailbox");
    await insert("queued", null);
    await migrate(older.connectionString);
    const { rows } = await stored.query("select status, error, drop_reason from delivery order by id");
    expect(rows).toEqual([
      ...before.map((reason) => ({ status: "dropped", error: null, drop_reason: reason })),
      { status: "failed", error: "554 no such mailbox", drop_reason: null },
      { status: "queued", error: null, drop_reason: null },
    ]);
  });

  it("may only have a known code", async () => {
    for (const reason of dropReasons)
      await stored.query("update delivery set drop_reason = $1 where status = 'dropped'", [reason]);
    await expect(stored.query("update delivery set drop_reason = 'no-reason'")).rejects.toThrow(
      "delivery_drop_reason_known",
    );
  });
});

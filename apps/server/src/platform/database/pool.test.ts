import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../postgres/testing.ts";
import { LockTimeout } from "./database-errors.ts";
import { Pool } from "./pool.ts";
import { timeouts } from "./timeouts.ts";

let test: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  test = await createTestDatabase();
  pool = new Pool({ connectionString: test.connectionString, size: 1 });
});
afterAll(async () => {
  await pool.end();
  await test.drop();
});

describe("A statement that waited too long for a connection", () => {
  it("fails with a lock timeout, and the connection serves the next statement", async () => {
    const client = await pool.connect();
    const waiting = pool.query("select 1 as one");
    const began = performance.now();
    const clock = vi.spyOn(performance, "now").mockImplementation(() => began + timeouts.overallMs + 3_534);
    client.release();
    await expect(waiting).rejects.toThrow(LockTimeout);
    clock.mockRestore();
    expect((await pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});

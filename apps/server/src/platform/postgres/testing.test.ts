import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { createTestDatabase, refuseUnlessTest, type TestDatabase } from "./testing.ts";

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe("A test database", () => {
  const databases: TestDatabase[] = [];
  const fresh = async () => {
    const database = await createTestDatabase();
    databases.push(database);
    return database;
  };
  afterEach(async () => {
    await Promise.all(databases.splice(0).map(({ drop }) => drop()));
  });

  it("is migrated", async () => {
    const { connectionString } = await fresh();
    expect(await query(connectionString, "SELECT to_regclass('migration') IS NOT NULL AS migrated")).toEqual([
      { migrated: true },
    ]);
  });

  it("is separate for each caller, even when several are created at once", async () => {
    const [first, second] = await Promise.all([fresh(), fresh(), fresh()]);
    await query(first.connectionString, "CREATE TABLE mine (id int)");
    expect(await query(second.connectionString, "SELECT to_regclass('mine') AS mine")).toEqual([{ mine: null }]);
  });

  it("no longer exists once dropped", async () => {
    const { connectionString, drop } = await fresh();
    await drop();
    await expect(query(connectionString, "SELECT 1")).rejects.toThrow("does not exist");
  });
});

describe("Tests", () => {
  it("reject a database whose name does not end in _test", () => {
    expect(() => refuseUnlessTest("postgresql://me@db.example/porchlight")).toThrow("'porchlight'");
    expect(() => refuseUnlessTest("postgresql://me@db.example/porchlight_test")).not.toThrow();
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, rows, sql } from "../platform/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../platform/postgres/testing.ts";
import { fates, type KnownPerson, type Scopes } from "./fates-store.ts";

let database: TestDatabase;
let columns: { table: string; column: string; type: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  const opened = openDatabase(database.connectionString, 1);
  columns = await rows(
    opened.reader,
    sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, udt_name as type
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  await opened.close();
});
afterAll(() => database.drop());

const person: KnownPerson = {
  names: ["Ada Moss"],
  emails: ["ada@example.test"],
  phones: [],
  companyIds: [],
  applicationIds: [],
};
const scopes: Scopes = {
  application: { applicationId: "a" },
  lead: { inquiryId: "i" },
  contact: { renterId: "r", companyId: "c", phone: null },
  account: { userId: "u" },
  traces: person,
};
const wordTypes = new Set(["text", "json", "jsonb", "bytea", "_text"]);
const named = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** The columns of a table that nobody decided about, and those decided about that are none. */
function undecided(table: string): string[] {
  const has = columns.filter((one) => one.table === table);
  const fate = fates[table];
  if (!fate) return [`${table} as a whole`];
  if ("isDeleted" in fate) return [];
  const decided =
    "holds" in fate
      ? named(fate.words)
      : [...named(fate.kept), ...Object.keys(fate.columns(scopes[fate.step] as never))];
  const asked = "holds" in fate ? has.filter(({ type }) => wordTypes.has(type)) : has;
  const missing = asked.map(({ column }) => column).filter((column) => !decided.includes(column));
  const unknown = decided.filter((name) => !has.some(({ column }) => column === name));
  return [...missing, ...unknown].map((column) => `${table}.${column}`);
}

describe("What becomes of each table when a renter erases what is theirs", () => {
  it("is decided for every table, and for every column of those of which only some go", () => {
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect(tables.length).toBeGreaterThan(60);
    expect(tables.flatMap(undecided)).toEqual([]);
    expect(Object.keys(fates).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it("is decided for a column at most once", () => {
    const twice = Object.entries(fates).flatMap(([table, fate]) => {
      if (!("columns" in fate)) return [];
      const goes = Object.keys(fate.columns(scopes[fate.step] as never));
      return named(fate.kept)
        .filter((column) => goes.includes(column))
        .map((column) => `${table}.${column}`);
    });
    expect(twice).toEqual([]);
  });
});

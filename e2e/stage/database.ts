import { readFile } from "node:fs/promises";
import pg from "pg";
import { databaseAddressFile } from "./database-address.ts";

/** Runs a statement in the product's database, for what nobody can bring about from outside. Returns how many rows it changed. */
export async function inDatabase(statement: string, values: readonly unknown[]): Promise<number> {
  const connectionString = await readFile(databaseAddressFile(process.env.E2E_DATA_DIR!), "utf8");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { prepareQueues } from "../jobs/queues.ts";
import { timeouts } from "./timeouts.ts";

const folder = new URL("../../../migrations/", import.meta.url);
const lockKey = 7_467_001;

/**
 * Brings a database to the newest migration, one transaction a file, and its job queues with it, all under an advisory
 * lock so that any number of processes may start at once.
 * @param before  the migration to stop short of, for tests of what that one does to stored rows
 * Errors  a failing file is named and leaves the database at the one before it.
 */
export async function migrate(connectionString: string, before?: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // One that sleeps in the middle of it must not hold up the others for good.
    await client.query(`set idle_in_transaction_session_timeout = ${timeouts.idleInTransactionMs}`);
    await client.query(`set idle_session_timeout = ${timeouts.idleInTransactionMs}`);
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query("create table if not exists migration (name text primary key)");
    const done = new Set(
      (await client.query<{ name: string }>("select name from migration")).rows.map((row) => row.name),
    );
    const wanted = (await knownMigrations()).filter(
      (name) => !done.has(name) && (before === undefined || name < before),
    );
    for (const name of wanted) await apply(client, name);
    await prepareQueues((text, values) => client.query(text, values));
  } finally {
    await client.end();
  }
}

/** Returns the names of all migrations of this install, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();

async function apply(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), "utf8");
  try {
    await client.query("begin");
    await client.query(statements);
    await client.query("insert into migration (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

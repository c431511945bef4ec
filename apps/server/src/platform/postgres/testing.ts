import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../database/migrate.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

export type TestDatabase = { connectionString: string; drop: () => Promise<void> };

/** Holds the template's connection string; child processes (test workers) inherit it. */
const templateVariable = "PORCHLIGHT_TEST_TEMPLATE_URL";

/**
 * One PostgreSQL server for a whole test run, with a migrated template to copy test databases from: the server of the given
 * database (which must be called `…_test`), by default the one that `TEST_DATABASE_URL` names, else an embedded one in a
 * temporary folder.
 * @returns the end of it all
 */
export async function startTestPostgres(given = process.env.TEST_DATABASE_URL): Promise<() => Promise<void>> {
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), "porchlight-test-"));
  const server = folder ? await startEmbeddedPostgres({ dataDir: folder, neverSync: true }) : undefined;
  const end = async () => {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    const serverUrl = given ?? server!.connectionString;
    if (given) refuseUnlessTest(given);
    const template = withDatabase(serverUrl, uniqueName("template"));
    await admin(serverUrl, `CREATE DATABASE ${databaseOf(template)}`);
    await migrate(template);
    process.env[templateVariable] = template;
    return async () => {
      delete process.env[templateVariable];
      if (given) await admin(given, `DROP DATABASE ${databaseOf(template)} WITH (FORCE)`);
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * A migrated, empty database of the caller's own. Tests may run side by side, each on its copy.
 * @param before  the migration to stop short of; without it the database is at the newest
 */
export async function createTestDatabase(before?: string): Promise<TestDatabase> {
  const template = process.env[templateVariable];
  if (!template) throw new Error("No test server is running: startTestPostgres() has to come first.");
  const maintenance = withDatabase(template, "postgres");
  const connectionString = withDatabase(template, uniqueName("copy"));
  refuseUnlessTest(connectionString);
  const source = before === undefined ? databaseOf(template) : "template0";
  await admin(maintenance, `CREATE DATABASE ${databaseOf(connectionString)} TEMPLATE ${source}`);
  if (before !== undefined) await migrate(connectionString, before);
  const drop = () => admin(maintenance, `DROP DATABASE IF EXISTS ${databaseOf(connectionString)} WITH (FORCE)`);
  return { connectionString, drop };
}

/** Tests empty and drop what they are pointed at, so they are pointed only at what is named for it. */
export function refuseUnlessTest(connectionString: string): void {
  const name = databaseOf(connectionString);
  if (!name.endsWith("_test")) throw new Error(`Tests refuse the database '${name}': its name does not end in _test.`);
}

const uniqueName = (part: string) => `porchlight_${part}_${process.pid}_${randomBytes(4).toString("hex")}_test`;

const databaseOf = (connectionString: string) => decodeURIComponent(new URL(connectionString).pathname.slice(1));

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

async function admin(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

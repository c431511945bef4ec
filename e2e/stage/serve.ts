// Two products that the journeys can reach: one as `npm start` runs it, and one without a bureau, whose applications
// have neither reports nor a fee. They share the sandbox, a database server and the built pages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startEmbeddedPostgres } from "../../apps/server/src/platform/postgres/embedded-postgres.ts";
import { environmentFor } from "../../apps/server/src/testing/sandbox-environment.ts";
import { answers } from "../../scripts/launch/readiness.ts";
import { databaseAddressFile } from "./database-address.ts";

const dataDir = process.env.DATA_DIR!;
const port = Number(process.env.PORT);
const database = await startEmbeddedPostgres({ dataDir: join(dataDir, "journeys"), neverSync: true });
await writeFile(databaseAddressFile(dataDir), database.connectionString, { mode: 0o600 });

const launched = spawn(process.execPath, [fileURLToPath(new URL("../../scripts/launch.ts", import.meta.url))], {
  env: { ...process.env, DATABASE_URL: database.connectionString },
  stdio: "inherit",
});
const ended = once(launched, "exit");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => launched.kill("SIGTERM"));

const withoutBureau = await startWithoutBureau();
const [code] = await ended;
if (withoutBureau) {
  const stopped = once(withoutBureau, "exit");
  withoutBureau.kill("SIGTERM");
  await stopped;
}
await database.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(code ?? 1);

/** Starts the second product once the first has answered; undefined where the first ended before. */
async function startWithoutBureau() {
  while (!(await answers(`http://127.0.0.1:${port}/api/health`))) {
    if (launched.exitCode !== null || launched.signalCode !== null) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const own = Number(process.env.WITHOUT_BUREAU_PORT);
  const sandbox = { url: `http://127.0.0.1:${port + 100}`, smtpPort: port + 101 };
  const folder = join(dataDir, "without-bureau");
  await mkdir(folder);
  return spawn(process.execPath, [fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url))], {
    env: {
      ...process.env,
      ...environmentFor(sandbox, await anotherDatabase("without_bureau")),
      PORT: String(own),
      METRICS_PORT: "0",
      SMTP_PORT: String(own + 2),
      PUBLIC_URL: `http://localhost:${own}`,
      DATA_DIR: folder,
    },
    stdio: "inherit",
  });
}

/** Returns the address of a new database on the same server. */
async function anotherDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(database.connectionString);
  address.pathname = `/${name}`;
  return address.href;
}

import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningSandbox, startSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { pino } from "pino";
import type { App, Capability } from "../app.ts";
import { readConfig } from "../config.ts";
import { followSandboxClock } from "../platform/clock/sandbox-clock.ts";
import { openDatabase } from "../platform/database/database.ts";
import { localFiles } from "../platform/files/local-folder.ts";
import { startJobs } from "../platform/jobs/jobs.ts";
import { listen } from "../platform/live.ts";
import { createTestDatabase } from "../platform/postgres/testing.ts";
import { type Sweeping, startSweeping } from "../platform/sweeps.ts";
import { environmentFor } from "../testing/sandbox-environment.ts";

export type World = {
  sandbox: RunningSandbox;
  connectionString: string;
  close(): Promise<void>;
};

/** The outside world and an empty database, for one test file. */
export async function startWorld(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), "porchlight-messages-"));
  const database = await createTestDatabase();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir, slowMs: 300, timeoutMs: 15_000 });
  return {
    sandbox,
    connectionString: database.connectionString,
    async close() {
      await sandbox.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the environment says of a process in this world. */
export const environmentOf = ({ sandbox, connectionString }: World) => ({
  ...environmentFor(sandbox, connectionString),
  DATABASE_POOL_SIZE: "6",
  PORT: "0",
  LOG_LEVEL: "silent",
});

export type Process = { app: App; sweeping: Sweeping | null; close(): Promise<void> };

/** One process of the product with the given capabilities and nothing else. */
export async function startProcess(
  world: World,
  capabilities: Capability[],
  environment: Record<string, string | undefined> = {},
): Promise<Process> {
  const { sandbox, connectionString } = world;
  const config = readConfig({ ...environmentOf(world), ...environment });
  const log = pino({ level: config.logLevel });
  const database = openDatabase(connectionString, config.databasePoolSize);
  const isWorker = config.role !== "web";
  const app: App = {
    config,
    log,
    clock: await followSandboxClock(sandbox.url, log),
    db: database.reader,
    pool: database.pool,
    inTransaction: database.inTransaction,
    write: database.write,
    isWell: database.isWell,
    jobs: await startJobs({ connectionString, isWorker, log }),
    live: await listen(connectionString, log),
    files: localFiles(config.dataDir),
    secret: randomBytes(32),
    llm: null,
    screening: null,
    payments: null,
  };
  const stops: (undefined | (() => Promise<void>))[] = [];
  for (const one of capabilities) stops.push(await one.intake?.(app), await one.start?.(app));
  const sweeps = capabilities.flatMap((one) => one.sweeps?.(app) ?? []);
  const sweeping = isWorker ? startSweeping({ db: app.db, clock: app.clock, log, sweeps }) : null;
  if (isWorker)
    await app.jobs.work(Object.assign({}, ...capabilities.map((one) => one.jobs?.(app) ?? {})), log, app.live);
  return {
    app,
    sweeping,
    async close() {
      await sweeping?.close();
      await app.jobs.close();
      for (const stop of stops) await stop?.();
      await app.clock.close();
      await app.live.close();
      await database.close();
    },
  };
}

/** What the sandbox's control API answers. */
export async function control<Answer>(world: World, method: string, path: string, body?: unknown): Promise<Answer> {
  const reply = await fetch(`${world.sandbox.url}/control/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Answer;
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer;
}

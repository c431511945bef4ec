import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSandbox } from "@porchlight/sandbox/src/sandbox.ts";
import { vi } from "vitest";
import { type Database, openDatabase, row, sql } from "../../platform/database/database.ts";
import { recordedPid } from "../../platform/postgres/leftovers.ts";
import { type Answer, type Ask, freePort } from "../product.ts";
import { environmentFor } from "../sandbox-environment.ts";
import { screeningEnvironment } from "../screening.ts";

const program = fileURLToPath(new URL("./one-process.ts", import.meta.url));

type Life = { child: ChildProcess; database: Database };

/** A product on its own embedded database, with fsync on, that can be killed and started again on the same data. */
export type MortalProduct = Awaited<ReturnType<typeof createMortalProduct>>;

export async function createMortalProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), "porchlight-crash-"));
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, dataDir });
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  sandbox.pointAt({ publicUrl: url, smtpPort });
  const environment = {
    ...process.env,
    ...environmentFor(sandbox, ""),
    ...screeningEnvironment(sandbox),
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    METRICS_PORT: "0",
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
  };
  let life: Life | null = null;
  const living = (): Life => {
    if (!life) throw new Error("The product is dead");
    return life;
  };
  const control = async <Body = never>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await call<Body>(`${sandbox.url}/control/${path}`, method, { body });
    if (answer.status >= 300) throw new Error(`${method} /control/${path}: ${answer.status}`);
    return answer.body;
  };
  const api = <Body = never>(method: string, path: string, ask: Ask = {}): Promise<Answer<Body>> =>
    call<Body>(`${url}/api${path}`, method, ask);
  const openJobs = async (): Promise<number> => countOpenJobs(living().database);
  const settled = async (): Promise<void> => {
    await vi.waitUntil(async () => (await openJobs()) === 0, { timeout: 15_000, interval: 50 });
  };

  return {
    url,
    sandbox,
    control,
    api,
    openJobs,
    settled,
    database: () => living().database.reader,
    isDead: () => life === null,
    async start(): Promise<void> {
      life = await begin(environment);
    },
    /** Kills the product with SIGKILL; returns the database processes that are still running `withinMs` later. */
    async kill(withinMs: number): Promise<{ orphans: number[]; goneAfterMs: number }> {
      const { child, database } = living();
      const postgres = await postgresFamily(join(dataDir, "postgres"));
      if (postgres.length === 0) throw new Error("There is no database to orphan");
      const exit = once(child, "exit");
      child.kill("SIGKILL");
      const since = performance.now();
      life = null;
      await exit;
      const left = {
        orphans: await aliveAfter(postgres, withinMs),
        goneAfterMs: Math.round(performance.now() - since),
      };
      await database.close();
      return left;
    },
    async close(): Promise<void> {
      if (life) await this.kill(5_000);
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function countOpenJobs({ reader }: Database): Promise<number> {
  const counted = await row(
    reader,
    sql<{ n: number }>`select count(*)::int as n from pgboss.job where state < 'completed'`,
  );
  return counted!.n;
}

async function begin(environment: NodeJS.ProcessEnv): Promise<Life> {
  const child = spawn(process.execPath, [program], {
    env: environment,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const started = once(child, "message");
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The product ended with ${code} instead of starting`);
  });
  const [said] = (await Promise.race([started, ended])) as [{ connectionString: string }];
  ended.catch(() => undefined);
  return { child, database: openDatabase(said.connectionString, 4) };
}

async function call<Body>(url: string, method: string, { token, body, headers }: Ask): Promise<Answer<Body>> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text ? JSON.parse(text) : undefined) as Body, headers: reply.headers };
}

/** Returns the pids of a data folder's server and, on Linux, of the processes it started. */
async function postgresFamily(clusterDir: string): Promise<number[]> {
  const server = await recordedPid(clusterDir);
  if (server === undefined) return [];
  if (process.platform !== "linux") return [server];
  const everybody = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(everybody.map(parentOf));
  return [server, ...everybody.filter((_, index) => parents[index] === server)];
}

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""))?.[1] ?? 0);

/** Waits until these processes have ended, at most `withinMs`; returns those that are still running. */
async function aliveAfter(pids: number[], withinMs: number): Promise<number[]> {
  const alive = () => pids.filter(isAlive);
  await vi.waitUntil(() => alive().length === 0, { timeout: withinMs, interval: 20 }).catch(() => undefined);
  return alive();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

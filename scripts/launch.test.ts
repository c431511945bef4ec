import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

/** The web app may have to be built first. */
const startMs = 120_000;

const launcher = fileURLToPath(new URL("./launch.ts", import.meta.url));
const port = 30_000 + (process.pid % 2_000);
const home = `http://127.0.0.1:${port}/api/health`;
const sandbox = `http://127.0.0.1:${port + 100}/control/health`;
const launched: ChildProcess[] = [];
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "porchlight-launch-"));
});
afterAll(async () => {
  for (const child of launched) child.kill("SIGKILL");
  await vi.waitUntil(async () => (await whoIsLeft()).length === 0, { timeout: 5_000 });
  await rm(dataDir, { recursive: true, force: true });
});

type Launch = { child: ChildProcess; words: () => string };

function launch(settings: Record<string, string> = {}): Launch {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: "0", NODE_ENV: undefined, ...settings };
  const child = spawn(process.execPath, [launcher], { env, stdio: ["ignore", "pipe", "pipe"] });
  launched.push(child);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (words += text));
  return { child, words: () => words };
}

async function open(): Promise<Launch> {
  const started = launch();
  const isOpen = () => started.words().includes(`Porchlight is open at http://localhost:${port}`);
  const hasEnded = () => started.child.exitCode !== null;
  await vi.waitUntil(() => isOpen() || hasEnded(), { timeout: startMs - 5_000 }).catch(() => undefined);
  if (!isOpen()) throw new Error(`It did not open; it said:\n${started.words()}`);
  return started;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => "nobody",
  );

/** The database's number comes from its own file, while that is there. */
async function whoIsLeft(): Promise<string[]> {
  const [pid] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const database = pid && isAlive(Number(pid)) ? ["database"] : [];
  const listeners = await Promise.all([answers(home), answers(sandbox)]);
  return [...database, ...listeners.filter((answer) => answer !== "nobody").map(String)];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("npm start", () => {
  it(
    "opens the product with a database and an outside world, and leaves none of them behind when it is killed",
    async () => {
      const { child } = await open();
      expect(await Promise.all([answers(home), answers(sandbox)])).toEqual([200, 200]);
      expect(await whoIsLeft()).toContain("database");
      child.kill("SIGKILL");
      await expect.poll(whoIsLeft, { timeout: 5_000 }).toEqual([]);
    },
    startMs,
  );

  it(
    "starts again after that, and stops cleanly when asked to",
    async () => {
      const { child } = await open();
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
      expect(await whoIsLeft()).toEqual([]);
      expect(await readFile(join(dataDir, "postgres.log"), "utf8")).toContain("database system is shut down");
    },
    startMs,
  );

  it("says which port is taken and how to choose others", async () => {
    const other = createServer().listen(port + 2, "127.0.0.1");
    await once(other, "listening");
    const { child, words } = launch();
    expect(await once(child, "exit")).toEqual([1, null]);
    other.close();
    expect(words()).toContain(`Port ${port + 2} (SMTP_PORT, incoming mail) is taken`);
    expect(words()).toContain(`PORT=${port + 1000} npm start`);
  });

  it("says which port no browser would open", async () => {
    const { child, words } = launch({ SANDBOX_PORT: "6000" });
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(words()).toContain("Port 6000 is one that no browser opens");
  });
});

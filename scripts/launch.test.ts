import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

/** It is back within five seconds on a machine that is not busy. */
const backMs = 30_000;
/** The web app may have to be built first. */
const startMs = 120_000;

const launcher = fileURLToPath(new URL("./launch.ts", import.meta.url));
const port = 30_000 + (process.pid % 2_000);
const home = `http://127.0.0.1:${port}/api/health`;
const ready = `http://127.0.0.1:${port}/api/ready`;
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

const node = [process.execPath, launcher];
/** Where the system allows it: a network whose loopback interface is down. */
const withoutLoopback = ["unshare", "--net"];

function launch(settings: Record<string, string> = {}, [command, ...args] = node): Launch {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: "0", NODE_ENV: undefined, ...settings };
  const child = spawn(command!, args, { env, stdio: ["ignore", "pipe", "pipe"] });
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

/** What the product says to a text from outside, signed as Twilio signs with an account's token. */
async function textSignedBy(token: string): Promise<number> {
  const url = `http://localhost:${port}/hooks/sms`;
  const form = { Body: "Is it free?", From: "+15035550144", MessageSid: "SM1", To: "+15035550100" };
  const signed = createHmac("sha1", token).update(url + Object.entries(form).flat().join(""));
  const headers = { "x-twilio-signature": signed.digest("base64") };
  return (await fetch(url, { method: "POST", headers, body: new URLSearchParams(form) })).status;
}

/** What it says when it does not open; nobody is left then. */
async function refusal(settings: Record<string, string>, how = node): Promise<string> {
  const { child, words } = launch(settings, how);
  expect(await once(child, "close")).toEqual([1, null]);
  return words();
}

type Part = "apps/server/dist/main.js" | "apps/sandbox/src/main.ts" | "platform/postgres/watcher.ts";

async function childOf(launched: ChildProcess, program: Part): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  const lines = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const found = lines.find(
    ([, parent, ...args]) => parent === String(launched.pid) && args.join(" ").includes(program),
  );
  if (!found) throw new Error(`${program} is not running`);
  return Number(found[0]);
}

const databasePid = async () =>
  Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);

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
    "starts the product with a database and the sandbox, and leaves no process behind when killed",
    async () => {
      const { child } = await open();
      expect(await Promise.all([answers(home), answers(sandbox)])).toEqual([200, 200]);
      expect(await whoIsLeft()).toContain("database");
      expect(await textSignedBy("sandbox-token")).toBe(403);
      const fromSandbox = await fetch(sandbox.replace("health", "sms"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ from: "+15035550144", to: "+15035550100", body: "Is it free?" }),
      });
      expect(await fromSandbox.json()).toMatchObject({ status: 200 });
      child.kill("SIGKILL");
      await expect.poll(whoIsLeft, { timeout: 5_000 }).toEqual([]);
    },
    startMs,
  );

  it(
    "starts again afterwards, restarts any part that is killed, and stops cleanly on SIGTERM",
    async () => {
      const { child, words } = await open();
      const isBack = (part: string, times: number) => async () =>
        words().split(`${part} is back.`).length === times + 1 && (await answers(ready)) === 200;
      process.kill(await childOf(child, "apps/server/dist/main.js"), "SIGKILL");
      await vi.waitUntil(isBack("Porchlight", 1), { timeout: backMs });
      process.kill(await childOf(child, "apps/sandbox/src/main.ts"), "SIGKILL");
      await vi.waitUntil(isBack("The sandbox", 1), { timeout: backMs });
      process.kill(await databasePid(), "SIGKILL");
      await vi.waitUntil(isBack("The database", 1), { timeout: backMs });
      const unwatched = await databasePid();
      process.kill(await childOf(child, "platform/postgres/watcher.ts"), "SIGKILL");
      await vi.waitUntil(isBack("The database", 2), { timeout: backMs });
      await vi.waitUntil(() => !isAlive(unwatched), { timeout: backMs });
      expect(words()).toContain("Porchlight was ended by SIGKILL. It is started again.");
      expect(await refusal({ PORT: String(port + 10) })).toMatch(
        /^Porchlight cannot start: Another Porchlight is running on the data folder .* DATA_DIR=…\n$/,
      );
      child.kill("SIGTERM");
      expect(await once(child, "exit")).toEqual([0, null]);
      expect(await whoIsLeft()).toEqual([]);
      expect(await readFile(join(dataDir, "postgres.log"), "utf8")).toContain("database system is shut down");
    },
    startMs,
  );

  it("names a port that is taken and says how to choose others", async () => {
    const other = createServer().listen(port + 2, "127.0.0.1");
    await once(other, "listening");
    const { child, words } = launch();
    expect(await once(child, "exit")).toEqual([1, null]);
    other.close();
    expect(words()).toContain(`Port ${port + 2} (SMTP_PORT, incoming mail) is taken`);
    expect(words()).toContain(`PORT=${port + 1000} npm start`);
  });

  it("names every invalid variable, one a line, before it starts or creates anything", async () => {
    const unmade = join(dataDir, "unmade");
    expect(await refusal({ ROLE: "boss", DATABASE_POOL_SIZE: "many", DATA_DIR: unmade })).toBe(
      "Porchlight cannot start: ROLE must be all, web or worker.\nDATABASE_POOL_SIZE must be a whole number from 2 to 200.\n",
    );
    expect(existsSync(unmade)).toBe(false);
  });

  it("says why a data folder cannot be used, and how to choose another", async () => {
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    expect(await refusal({ DATA_DIR: file })).toMatch(
      /a-file is a file, or lies below one\. Choose another.*DATA_DIR=…/,
    );
    expect(await refusal({ DATA_DIR: join(file, "below") })).toContain("is a file, or lies below one.");
    if (process.platform === "linux") expect(await refusal({ DATA_DIR: "/proc/x" })).toContain("cannot be made there.");
  });

  it("says how to restore a lost database password", async () => {
    const password = join(dataDir, "postgres-password");
    const kept = await readFile(password);
    await rm(password);
    const words = await refusal({});
    await writeFile(password, kept, { mode: 0o600 });
    expect(words).toMatch(/password of the database .* cannot be read .*Bring that file back from a backup/);
  });

  it("says when no database answers at DATABASE_URL, without showing the password", async () => {
    const url = `postgresql://porchlight:secret@127.0.0.1:${port + 3}/porchlight`;
    const words = await refusal({ DATABASE_URL: url });
    expect(words).toContain("DATABASE_URL names a database that cannot be used: nobody answers there.");
    expect(words).not.toMatch(/secret|at .*\.ts:/);
  });

  it.runIf(spawnSync(withoutLoopback[0]!, [...withoutLoopback.slice(1), "true"]).status === 0)(
    "says when the machine has no loopback interface",
    async () =>
      expect(await refusal({}, [...withoutLoopback, ...node])).toContain("does not reach itself at 127.0.0.1"),
  );

  it("rejects a port that browsers block", async () => {
    const { child, words } = launch({ SANDBOX_PORT: "6000" });
    expect(await once(child, "exit")).toEqual([1, null]);
    expect(words()).toContain("Port 6000 is one that no browser opens");
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterEach, describe, expect, it, type TestContext } from "vitest";
import { postgresBinaries } from "./binaries.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { recordedPid } from "./leftovers.ts";
import { chooseRunner, isRoot, type RunAs } from "./run-as.ts";

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "porchlight pg "));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type How = { runAs?: RunAs; neverSync?: boolean };

async function start(dataDir: string, { runAs, neverSync = true }: How = {}): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, runAs, neverSync });
  undo.push(server.stop);
  return server;
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server on `dataDir` and prints its connection string. */
async function startElsewhere(
  dataDir: string,
  as: { uid?: number; gid?: number } = {},
): Promise<[ChildProcess, string]> {
  const module = JSON.stringify(new URL("./embedded-postgres.ts", import.meta.url).href);
  const folder = JSON.stringify(dataDir);
  const program = `const { startEmbeddedPostgres } = await import(${module});
    console.log((await startEmbeddedPostgres({ dataDir: ${folder}, neverSync: true })).connectionString);`;
  const owner = spawn(process.execPath, ["--input-type=module", "-e", program], {
    ...as,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(owner.stdout!), "line");
  undo.push(async () => {
    const server = await serverPid(dataDir);
    owner.kill("SIGKILL");
    await expect.poll(() => isAlive(server), { timeout: 5_000 }).toBe(false);
  });
  return [owner, String(line)];
}

const serverPid = async (dataDir: string) => (await recordedPid(join(dataDir, "postgres"))) ?? 0;

const parentOf = async (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]);

const isAlive = (pid: number) =>
  readFile(`/proc/${pid}/status`, "utf8").then(
    (status) => !/^State:\s+Z/m.test(status),
    () => false,
  );

const onLinux = it.runIf(process.platform === "linux");

describe("The embedded PostgreSQL", () => {
  it("uses UTC and UTF-8, syncs commits and has the extension for overlap constraints", async () => {
    const { connectionString } = await start(await newFolder(), { neverSync: false });
    await query(connectionString, "CREATE EXTENSION btree_gist");
    const shown = await query(
      connectionString,
      "SELECT current_setting('timezone') AS zone, current_setting('server_encoding') AS encoding, " +
        "current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, lower('É') AS lower",
    );
    expect(shown).toEqual([{ zone: "UTC", encoding: "UTF8", fsync: "on", commit: "on", lower: "é" }]);
  });

  it("keeps its data across starts, even with a stale postmaster.pid", async () => {
    const folder = await newFolder();
    const first = await start(folder);
    await query(first.connectionString, "CREATE TABLE home AS SELECT 'kept' AS name");
    await first.stop();
    // Its number belongs to another program by now: to this test.
    await writeFile(join(folder, "postgres", "postmaster.pid"), `${process.pid}\n${join(folder, "postgres")}\n`);
    const second = await start(folder);
    expect(await query(second.connectionString, "SELECT name FROM home")).toEqual([{ name: "kept" }]);
  });

  it("finds a short socket path for a deep data folder", async () => {
    const folder = join(await newFolder(), "a-folder-with-a-rather-long-name".repeat(4));
    const { connectionString } = await start(folder);
    expect(await query(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  onLinux("recovers committed data after it was killed", async () => {
    const folder = await newFolder();
    const first = await start(folder, { neverSync: false });
    await query(first.connectionString, "CREATE TABLE home AS SELECT 'kept' AS name");
    process.kill(await serverPid(folder), "SIGKILL");
    await first.ended;
    const second = await start(folder);
    expect(await query(second.connectionString, "SELECT name FROM home")).toEqual([{ name: "kept" }]);
  });

  onLinux("ends when its watcher is killed, and can start again", async () => {
    const folder = await newFolder();
    const first = await start(folder);
    const orphan = await serverPid(folder);
    process.kill(await parentOf(orphan), "SIGKILL");
    await first.ended;
    expect(await isAlive(orphan)).toBe(false);
    const second = await start(folder);
    expect(await query(second.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  onLinux("replaces a server whose watcher and owner were killed", async () => {
    const folder = await newFolder();
    const [owner] = await startElsewhere(folder);
    const orphan = await serverPid(folder);
    process.kill(await parentOf(orphan), "SIGKILL");
    owner.kill("SIGKILL");
    const second = await start(folder);
    expect(await isAlive(orphan)).toBe(false);
    expect(await query(second.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  onLinux("rejects a data folder in use, and leaves its server running", async () => {
    const folder = await newFolder();
    const { connectionString } = await start(folder);
    await expect(start(folder)).rejects.toThrow("Another Porchlight is running");
    expect(await query(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  onLinux("ends within five seconds after its owner is killed, with or without connections", async () => {
    const folder = await newFolder();
    const [owner, connectionString] = await startElsewhere(folder);
    const busy = new pg.Client({ connectionString });
    const cut = new Promise((resolve) => busy.on("error", resolve));
    await busy.connect();
    const server = await serverPid(folder);
    const processes = [server, await parentOf(server)];
    owner.kill("SIGKILL");
    await expect.poll(() => Promise.all(processes.map(isAlive)), { timeout: 5_000 }).toEqual([false, false]);
    await cut;
    const { connectionString: again } = await start(folder);
    expect(await query(again, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});

describe("Started by root, PostgreSQL", () => {
  const asRoot = it.skipIf(!isRoot());

  for (const way of ["namespace", "capability", "other-user"] as const) {
    const where = way === "other-user" ? "an open folder" : "a folder closed to everyone else";
    asRoot(`runs in ${where} as ${way}, if the system allows that`, async (context) => {
      const folder = await newFolder();
      await chmod(folder, way === "other-user" ? 0o755 : 0o700);
      await skipUnlessPossible(context, way, folder);
      const { connectionString, stop } = await start(folder, { runAs: way });
      expect(await query(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await stop();
      const again = await start(folder);
      expect(await query(again.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    });
  }

  asRoot("starts for an ordinary user too", async (context) => {
    const folder = await newFolder();
    await chown(folder, 65534, 65534);
    await skipUnlessPossible(context, "other-user", folder);
    const [, connectionString] = await startElsewhere(folder, { uid: 65534, gid: 65534 });
    expect(await query(connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});

async function skipUnlessPossible(context: TestContext, way: RunAs, folder: string): Promise<void> {
  const { postgres } = await postgresBinaries(folder);
  await access(postgres);
  const refused = await chooseRunner(postgres, folder, way).then(
    () => undefined,
    (error: Error) => error,
  );
  if (refused) context.skip(`this system does not allow ${way}`);
}

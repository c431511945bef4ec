import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, realpath, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openDataFolder } from "../files/folder.ts";
import { type Address, chooseAddress, connectionString, socketPort } from "./address.ts";
import { postgresBinaries } from "./binaries.ts";
import { openCluster } from "./cluster.ts";
import { settleLeftovers } from "./leftovers.ts";
import { chooseRunner, type RunAs } from "./run-as.ts";
import type { WatcherOrder } from "./watcher.ts";

export type EmbeddedPostgres = {
  connectionString: string;
  address: Address;
  /** Ends every connection and shuts the server down; resolves once its files are closed. */
  stop: () => Promise<void>;
  /** Resolves when the server has ended, whether stopped or not. */
  ended: Promise<void>;
};

type Options = {
  dataDir: string;
  /** Only for data that may be lost with the machine's power, such as a test's. */
  neverSync?: boolean;
  /** The TCP port of an earlier start, for those who still speak to it; without meaning where sockets have a path. */
  port?: number | undefined;
  /** Leaves out the search for a way that works here. */
  runAs?: RunAs;
};

const databaseName = "porchlight";

/** Crash recovery after a busy night may take a while; a server that needs longer is not coming. */
const startMs = 60_000;

/**
 * A PostgreSQL server of our own on the files in `dataDir`, with the database `porchlight` in it.
 *
 * It ends with this process, also when that is killed: a watcher sees to it within five seconds. Where the watcher is
 * killed, this process does.
 * Errors  say what a person can do about it; the server's own words are in `dataDir`/postgres.log.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  await openDataFolder(options.dataDir);
  const dataDir = await realpath(options.dataDir);
  const binaries = await postgresBinaries(dataDir);
  const runner = await chooseRunner(binaries.postgres, dataDir, options.runAs);
  const { clusterDir, password } = await openCluster(dataDir, binaries, runner, options.neverSync ?? false);
  await settleLeftovers(clusterDir);
  const address = await chooseAddress(dataDir, runner.owner, options.port);
  const server = runner.launch(binaries.postgres, ["-D", clusterDir, ...settings(address, options)]);
  const logFile = join(dataDir, "postgres.log");
  const stale = await serverRecord(clusterDir);
  const watcher = await startWatcher({ server, pgCtl: binaries.pgCtl, owner: process.pid }, logFile);
  const ended = once(watcher, "exit").then(() => settleLeftovers(clusterDir).catch(() => undefined));
  const stop = async () => {
    watcher.stdin?.end("stop");
    await ended;
    // One in the temporary folder has no further use; one beside the data is there again at the next start.
    if ("socketFolder" in address) await rmdir(address.socketFolder).catch(() => undefined);
  };
  try {
    await becomeReady(clusterDir, stale, watcher, logFile);
    await ensureDatabase(connectionString(address, "postgres", password));
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString: connectionString(address, databaseName, password), address, stop, ended };
}

/** Given on the command line, not written to a file, so that an update of Porchlight brings its settings along. */
function settings(address: Address, { neverSync }: Options): string[] {
  const all = {
    listen_addresses: "port" in address ? "127.0.0.1" : "",
    port: "port" in address ? address.port : socketPort,
    unix_socket_directories: "port" in address ? "" : quotedPath(address.socketFolder),
    unix_socket_permissions: "0700",
    max_connections: 100,
    shared_buffers: "64MB",
    // Containers often give 64 MB of /dev/shm, which parallel workers outgrow; small queries gain nothing from them.
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    max_wal_size: "256MB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    fsync: neverSync ? "off" : "on",
    synchronous_commit: neverSync ? "off" : "on",
    full_page_writes: neverSync ? "off" : "on",
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** The setting is a list: a path with a comma or a space in it is one element only between double quotes. */
const quotedPath = (path: string) => `"${path.replaceAll('"', '""')}"`;

async function startWatcher(order: WatcherOrder, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, "w", 0o600);
  try {
    const program = fileURLToPath(new URL("./watcher.ts", import.meta.url));
    const watcher = spawn(process.execPath, [program, JSON.stringify(order)], {
      cwd: "/",
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: "C", NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
      stdio: ["pipe", log.fd, log.fd],
    });
    // Writing to a watcher that has already ended is no failure of its own: `ended` tells.
    watcher.stdin?.on("error", () => undefined);
    return watcher;
  } finally {
    await log.close();
  }
}

async function becomeReady(clusterDir: string, stale: string, watcher: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + startMs;
  for (let record = stale; record === stale || !saysReady(record); record = await serverRecord(clusterDir)) {
    if (watcher.exitCode !== null || watcher.signalCode !== null || Date.now() > deadline) {
      const words = (await readFile(logFile, "utf8")).trim().split("\n").slice(-8).join("\n");
      throw new Error(`The database did not start. Its last words, from ${logFile}:\n${words}`);
    }
    await wait(10);
  }
}

const serverRecord = (clusterDir: string) => readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");

/** The eighth line of `postmaster.pid` is the server's state. */
const saysReady = (record: string) => record.split("\n")[7]?.trim() === "ready";

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}

import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

type Running = { parent: number; command: string };
/** Ends a server whose owner, the product's process, has died. */
type Watcher = { ownerLives: boolean };

/** Longer than a watcher needs whose owner was just killed; an owner that lives may be stopping, but does not have to. */
const departureMs = { orphaned: 6_000, owned: 3_000 };

/**
 * Makes way for a server on `clusterDir`: waits for one that is shutting down, ends one whose watcher is gone, and forgets
 * a `postmaster.pid` whose process number belongs to another program by now (PostgreSQL would take that for itself).
 *
 * Errors  when a watched server is living on it: another Porchlight is running on this data folder.
 */
export async function settleLeftovers(clusterDir: string): Promise<void> {
  const since = Date.now();
  const overdue = (ms: number) => Date.now() > since + ms;
  let seen: number | undefined;
  for (let asked: NodeJS.Signals | undefined; ; await wait(50)) {
    const server = await serverOn(clusterDir, seen);
    if (!server) return;
    const { pid, watcher } = server;
    seen = pid;
    if (watcher?.ownerLives && overdue(departureMs.owned)) {
      throw new Error(
        `Another Porchlight is running on the data folder ${clusterDir} (its database is process ${pid}). ` +
          "Stop that one first, or give this one a folder of its own with DATA_DIR=…",
      );
    }
    if (watcher && !overdue(departureMs.orphaned)) continue;
    const signal = signalAfter(asked, overdue(departureMs.orphaned));
    if (signal) process.kill(pid, signal);
    asked = signal ?? asked;
    if (overdue(2 * departureMs.orphaned)) throw new Error(`An earlier database (process ${pid}) does not end.`);
  }
}

/**
 * The server that lives on a data folder. A number in `postmaster.pid` that is another program's by now is forgotten.
 *
 * A server removes `postmaster.pid` shortly before it ends, and loses its command line while it does: one that was `seen`
 * lives until its process is gone.
 */
async function serverOn(
  clusterDir: string,
  seen: number | undefined,
): Promise<{ pid: number; watcher: Watcher | undefined } | undefined> {
  const pid = (await recordedPid(clusterDir)) ?? seen;
  const running = pid === undefined ? undefined : await processOf(pid);
  if (pid === undefined || !running) return undefined;
  if (isServerOn(running, clusterDir)) return { pid, watcher: watcherOf(await processOf(running.parent)) };
  if (pid === seen && running.command === "") return { pid, watcher: undefined };
  await rm(join(clusterDir, "postmaster.pid"), { force: true });
  return undefined;
}

/**
 * Returns the next signal for a server that must stop: a fast shutdown first, an immediate one when that takes too
 * long.
 */
function signalAfter(last: NodeJS.Signals | undefined, isOverdue: boolean): NodeJS.Signals | undefined {
  if (!last) return "SIGINT";
  return last === "SIGINT" && isOverdue ? "SIGQUIT" : undefined;
}

/** The process number in `postmaster.pid`, from before or from now; undefined without one. */
export async function recordedPid(clusterDir: string): Promise<number | undefined> {
  const [first] = (await readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(first);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

const isServerOn = ({ command }: Running, clusterDir: string) => command.includes(`postgres -D ${clusterDir} `);

function watcherOf(running: Running | undefined): Watcher | undefined {
  if (!running?.command.includes(join("postgres", "watcher.ts"))) return undefined;
  const owner = Number(/"owner":(\d+)/.exec(running.command)?.[1]);
  // A process whose parent has died is given another one.
  return { ownerLives: running.parent === owner };
}

async function processOf(pid: number): Promise<Running | undefined> {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

async function fromProc(pid: number): Promise<Running | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, "utf8"),
      readFile(`/proc/${pid}/cmdline`, "utf8"),
    ]);
    // A zombie has ended; it keeps its number only until its parent looks.
    if (/^State:\s+Z/m.test(status)) return undefined;
    return { parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0), command: command.replaceAll("\0", " ") };
  } catch {
    return undefined;
  }
}

async function fromPs(pid: number): Promise<Running | undefined> {
  const listing = await promisify(execFile)("ps", ["-o", "ppid=,command=", "-p", String(pid)]).catch(() => undefined);
  const found = /^\s*(\d+)\s+(.*)$/m.exec(listing?.stdout ?? "");
  return found ? { parent: Number(found[1]), command: found[2] ?? "" } : undefined;
}

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordedPid } from "../../platform/postgres/leftovers.ts";

/** Returns the pids of a data folder's server and, on Linux, of the processes it started. */
export async function postgresProcesses(dataDir: string): Promise<number[]> {
  const server = await recordedPid(join(dataDir, "postgres"));
  if (server === undefined) return [];
  if (process.platform !== "linux") return [server];
  const everybody = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(everybody.map(parentOf));
  return [server, ...everybody.filter((_, index) => parents[index] === server)];
}

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""))?.[1] ?? 0);

/** Stops a server and all its processes with SIGSTOP; returns a function that continues them. */
export async function freeze(dataDir: string): Promise<() => void> {
  const [server] = await postgresProcesses(dataDir);
  signal(server!, "SIGSTOP");
  // It starts no more of them now.
  const all = await postgresProcesses(dataDir);
  for (const pid of all) signal(pid, "SIGSTOP");
  return () => {
    for (const pid of all) signal(pid, "SIGCONT");
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    // One that ended meanwhile, as sessions do, needs no telling.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

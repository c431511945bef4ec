import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordedPid } from "../../platform/postgres/leftovers.ts";

/** The server of a data folder and, where the system lists them as files, the processes it has started. */
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

/** Stops a server and all it has started in their tracks; returns how they go on. */
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

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { StartProblem } from "../../apps/server/src/start-problem.ts";

/** An empty file. On some systems a process that closes it, however it was opened, gives its lock up. */
export const lockFile = "lock";

/** A start that was just killed lets go of everything within three seconds. */
const timeoutMs = 3_000;
const sqliteBusy = 5;

/**
 * Locks a data folder for this process. The lock is the operating system's, taken by way of SQLite, which knows how on
 * each of them; it ends with the process however that ends, so there is none that a dead one left behind.
 * Errors  another process has the lock.
 */
export async function lockDataFolder(dataDir: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!tryLock(join(dataDir, lockFile))) {
    if (Date.now() > deadline)
      throw new StartProblem(
        `Another Porchlight is running on the data folder ${dataDir}. ` +
          "Stop that one first, or give this one a folder of its own with DATA_DIR=…",
      );
    await wait(100);
  }
}

function tryLock(path: string): boolean {
  const database = new DatabaseSync(path);
  try {
    database.exec("pragma journal_mode = memory; begin exclusive");
    // Without somebody who still knows it, it would be closed, and the lock be gone, at any moment.
    process.once("exit", () => database.close());
  } catch (error) {
    database.close();
    // A file system without locks is no reason not to start: the database's own record still refuses a second one.
    if ((error as { errcode?: number }).errcode === sqliteBusy) return false;
  }
  return true;
}

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

export interface JsonLog<T> {
  /** Every record, oldest first, each in its latest version. */
  all(): T[];
  get(key: string): T | undefined;
  /** Adds a record, or replaces the one with the same key. On disk when it returns. */
  put(record: T): void;
  clear(): void;
}

/** Records kept in memory and in a file of JSON lines, so that they survive a restart. The last line of a key counts. */
export function openJsonLog<T>(file: string, keyOf: (record: T) => string): JsonLog<T> {
  mkdirSync(dirname(file), { recursive: true });
  const records = new Map<string, T>();
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const record = parsed<T>(line);
    if (record !== undefined) records.set(keyOf(record), record);
  }
  return {
    all: () => [...records.values()],
    get: (key) => records.get(key),
    put(record) {
      appendFileSync(file, `${JSON.stringify(record)}\n`);
      records.set(keyOf(record), record);
    },
    clear() {
      records.clear();
      rmSync(file, { force: true });
    },
  };
}

function parsed<T>(line: string): T | undefined {
  if (line === "") return undefined;
  try {
    return JSON.parse(line) as T;
  } catch {
    // A process killed while writing leaves half a line; what came before it is sound.
    return undefined;
  }
}

import { join } from "node:path";
import { openJsonLog } from "../platform/json-log.ts";
import { notFound } from "./bureau-error.ts";

export interface Collection<T extends { id: number }> {
  /** Oldest first. */
  all(): T[];
  /** Errors  404 where there is none of this id. */
  get(id: number | string): T;
  add(record: Omit<T, "id">): T;
  put(record: T): void;
  clear(): void;
}

/** Records of one kind, kept in the sandbox's folder; ids go on counting when they are cleared. */
export function openCollection<T extends { id: number }>(
  folder: string,
  { file, what }: { file: string; what: string },
  onChange: () => void,
): Collection<T> {
  const log = openJsonLog<T>(join(folder, `screening-${file}.jsonl`), ({ id }) => String(id));
  let lastId = Math.max(1000, ...log.all().map(({ id }) => id));
  const put = (record: T): void => {
    log.put(record);
    onChange();
  };
  return {
    all: log.all,
    get(id) {
      const found = log.get(String(id));
      if (!found) throw notFound(what);
      return found;
    },
    add(record) {
      lastId += 1;
      const added = { ...record, id: lastId } as T;
      put(added);
      return added;
    },
    put,
    clear() {
      log.clear();
      onChange();
    },
  };
}

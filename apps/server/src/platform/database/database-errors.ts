import type { PlainRefusalCode } from "@porchlight/domain/refusals.ts";
import pg from "pg";

/** No connection could be had, or it was lost before the answer came. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** The connection was lost while a transaction was being committed: it may have been, or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super("The database's answer to a commit was lost", { cause });
    this.name = "OutcomeUnknown";
  }
}

/** Too many transactions want to hold the same thing, or they have it for too long. */
export class LockTimeout extends Error {
  constructor(key: string) {
    super(`Others have held ${key} for too long`);
    this.name = "LockTimeout";
  }
}

/** PostgreSQL's codes, by how they begin; the first that fits counts. */
const meanings: readonly [start: string, code: PlainRefusalCode][] = [
  ["53100", "storage-full"],
  // Too many connections, no memory left; the server is going down or coming up.
  ["53", "unavailable"],
  ["57P", "unavailable"],
  ["08", "unavailable"],
  // It ended a session whose transaction stood still.
  ["25P03", "unavailable"],
  ["25P04", "unavailable"],
  ["55P03", "busy"],
  // A statement took too long: ours are short, but may wait for several locks in turn.
  ["57014", "busy"],
  ["40P01", "busy"],
  ["40001", "busy"],
];

/** Returns the refusal for an error of the database or the disk; null for any other error. */
export function refusalOfDatabaseError(error: unknown): PlainRefusalCode | null {
  if (error instanceof OutcomeUnknown) return "outcome-unknown";
  if (error instanceof DatabaseUnavailable) return "unavailable";
  if (error instanceof LockTimeout) return "busy";
  if (error instanceof pg.DatabaseError) return meanings.find(([start]) => error.code?.startsWith(start))?.[1] ?? null;
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "ENOSPC" || code === "EDQUOT" ? "storage-full" : null;
}

/** Whether a transaction may succeed when tried again: after a deadlock or a serialization failure. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "40P01" || error.code === "40001");

/** An earlier statement of the transaction has failed. */
export const isTransactionAborted = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "25P02";

/** Whether an error says that the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "53100";

import type pg from "pg";
import { sql } from "../database/database.ts";

/** The advisory lock that deletions of files share, and that whoever holds them back has alone. */
const lockKey = 7_467_002;
/** In milliseconds: far longer than a claim of files to delete takes, so that one who waits this long waits for a holder. */
const claimsTakeMs = 10_000;
const lockNotAvailable = "55P03";

/** A condition: whether files may be claimed for deletion until the transaction ends. */
export const mayDelete = sql<boolean>`(select pg_try_advisory_xact_lock_shared(${sql([String(lockKey)])}))`;

/**
 * Holds back every deletion of files until the session ends, so that what the database names from here on stays readable.
 * Returns false where another session holds them back.
 */
export async function holdDeletions(session: pg.Client): Promise<boolean> {
  await session.query(`set lock_timeout = ${claimsTakeMs}`);
  try {
    await session.query("select pg_advisory_lock($1)", [lockKey]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

import pg from "pg";
import { sender, singleWrites, transactions } from "./connections.ts";
import { DiskSpace } from "./disk-space.ts";
import { LockQueues } from "./lock-queues.ts";
import { type Connecting, Pool } from "./pool.ts";
import { type Reader, type Sql, sql } from "./sql.ts";
import { timeouts } from "./timeouts.ts";
import type { Tx } from "./unit-of-work.ts";

export type { TransactionOptions } from "./connections.ts";
export { type Reader, type Sql, sql } from "./sql.ts";
export {
  afterCommit,
  type Batch,
  enterLockQueue,
  gather,
  inSavepoint,
  post,
  postText,
  prefetchedIn,
  type Tx,
  whenCommitted,
} from "./unit-of-work.ts";

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => Temporal.Instant.from(value.replace(" ", "T")));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// node-postgres asks values how they want to be written; without this an instant would travel as a quoted JSON string.
Object.defineProperty(Temporal.Instant.prototype, "toPostgres", {
  value(this: Temporal.Instant) {
    return this.toString();
  },
});

/** The share of connections for reads outside of transactions. */
const readsShare = 0.4;

/**
 * Opens the database with so many connections. What is read has connections of its own, so that it is answered while
 * transactions wait for each other.
 */
export function openDatabase(connectionString: string, poolSize: number, how: Pick<Connecting, "named"> = {}) {
  const readsSize = Math.max(1, Math.floor(poolSize * readsShare));
  const pool = new Pool({ connectionString, size: readsSize, ...how });
  const writing = new Pool({ connectionString, size: poolSize - readsSize, ...how });
  const reader: Reader = { send: sender(pool) };
  const lines = new LockQueues();
  const disk = new DiskSpace(transactions(writing, lines));
  const onFailure = (error: unknown) => disk.heard(error);
  const writer: Reader = { send: singleWrites(writing, onFailure) };
  return {
    pool,
    reader,
    inTransaction: transactions(writing, lines, onFailure),
    /** Carries out one statement as a transaction of its own and returns its rows. */
    write: <Row>(statement: Sql<Row>): Promise<Row[]> => rows(writer, statement),
    /** Whether the database answers and has room for writes; answers soon in any case. */
    isWell: () => soon(sql`select 1`.execute(reader).then(() => disk.hasRoom())),
    close: async () => void (await Promise.all([pool.end(), writing.end()])),
  };
}

async function soon(answer: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeouts.readyMs);
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
}

export type Database = ReturnType<typeof openDatabase>;

/** All rows of a statement. */
export const rows = async <Row>(on: Reader | Tx, statement: Sql<Row>): Promise<Row[]> =>
  (await statement.execute(on)).rows;

/** The first row, or null. */
export const row = async <Row>(on: Reader | Tx, statement: Sql<Row>): Promise<Row | null> =>
  (await statement.execute(on)).rows[0] ?? null;

/** Returns how many rows a statement changed. */
export const changed = async (on: Tx, statement: Sql): Promise<number> => (await statement.execute(on)).rowCount ?? 0;

/** A value for a jsonb column. */
export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** The name of the constraint a statement broke, if that is why it failed. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;

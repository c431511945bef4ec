import pg from "pg";
import { openConnections } from "./connections.ts";
import { type Reader, type Sql, sql } from "./sql.ts";
import type { Tx } from "./transaction.ts";

export { type Reader, type Sql, sql } from "./sql.ts";
export { afterCommit, atEnd, inSavepoint, post, postText, type Tx } from "./transaction.ts";

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) => Temporal.Instant.from(value.replace(" ", "T")));
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
// node-postgres asks values how they want to be written; without this an instant would travel as a quoted JSON string.
Object.defineProperty(Temporal.Instant.prototype, "toPostgres", {
  value(this: Temporal.Instant) {
    return this.toString();
  },
});

export function openDatabase(connectionString: string, poolSize: number) {
  const { pool, send, inTransaction } = openConnections(connectionString, poolSize);
  const reader: Reader = { send };
  return { pool, reader, inTransaction, close: () => pool.end() };
}
export type Database = ReturnType<typeof openDatabase>;

/** All rows of a statement. */
export const rows = async <Row>(on: Reader | Tx, statement: Sql<Row>): Promise<Row[]> =>
  (await statement.execute(on)).rows;

/** The first row, or null. */
export const row = async <Row>(on: Reader | Tx, statement: Sql<Row>): Promise<Row | null> =>
  (await statement.execute(on)).rows[0] ?? null;

/** How many rows a statement changed. */
export const changed = async (on: Tx, statement: Sql): Promise<number> => (await statement.execute(on)).rowCount ?? 0;

/** A value for a jsonb column. */
export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** The name of the constraint a statement broke, if that is why it failed. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;

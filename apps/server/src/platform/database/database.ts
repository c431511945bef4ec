import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from "kysely";
import pg from "pg";

declare const inside: unique symbol;

/** Tables are read and written in plain SQL; kysely carries the fragments, the pool and the transaction. */
type Tables = Record<string, never>;

/** Where a reader may read: the pool, or a transaction. */
export type Reader = Kysely<Tables>;

/** A transaction. Only `inTransaction` makes one, so writing past it does not compile. */
export type Tx = Transaction<Tables> & { readonly [inside]: true };

export { type RawBuilder, sql };

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
  const pool = new pg.Pool({ connectionString, max: poolSize });
  // An idle connection's loss is found by the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  const reader: Reader = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    pool,
    reader,
    inTransaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      reader.transaction().execute((tx) => work(tx as unknown as Tx)),
    close: () => reader.destroy(),
  };
}
export type Database = ReturnType<typeof openDatabase>;

/** All rows of a statement. */
export const rows = async <Row>(on: Reader | Tx, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(on)).rows;

/** The first row, or null. */
export const row = async <Row>(on: Reader | Tx, statement: RawBuilder<Row>): Promise<Row | null> =>
  (await statement.execute(on)).rows[0] ?? null;

/** How many rows a statement changed. */
export const changed = async (on: Tx, statement: RawBuilder<unknown>): Promise<number> =>
  Number((await statement.execute(on)).numAffectedRows ?? 0n);

/** A value for a jsonb column. */
export const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** The name of the constraint a statement broke, if that is why it failed. */
export const brokenConstraint = (error: unknown): string | null =>
  error instanceof Error && "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;

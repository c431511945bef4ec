import pg from "pg";
import { Sql as Template } from "sql-template-tag";

/** Sends a statement on its way; the answers come in the order of the statements. */
export type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** A target for statements: the pool, or a transaction. */
export type Reader = { readonly send: Send };

/** A statement or a part of one, with its values. `Row` is the type of its result. */
export class Sql<Row = unknown> extends Template {
  async execute(on: Reader): Promise<{ rows: Row[]; rowCount: number | null }> {
    return on.send(this.text, this.values);
  }
}

/** SQL as it is written, its `${values}` bound and its `${parts}` put in place. */
export const sql = <Row = unknown>(pieces: readonly string[], ...between: unknown[]): Sql<Row> =>
  new Sql(pieces, between);

/** A name of a table or column that is not known when the statement is written. */
sql.ref = (name: string): Sql => sql([pg.escapeIdentifier(name)]);

/** Values or parts one after the other; nothing where there are none. */
sql.join = (parts: readonly unknown[], separator = ", "): Sql =>
  parts.length === 0 ? sql([""]) : sql(["", ...parts.slice(1).map(() => separator), ""], ...parts);

/** A length of time, as PostgreSQL adds it to a moment. */
sql.interval = (span: Temporal.DurationLike): Sql => sql`${Temporal.Duration.from(span).toString()}::interval`;

import type pg from "pg";

/** Sends a statement on its way; the answers come in the order of the statements. */
export type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** Where a statement may be sent: the pool, or a transaction. */
export type Reader = { readonly send: Send };

/** A statement or a part of one, with its values. `Row` is what it is known to return. */
export class Sql<Row = unknown> {
  readonly #pieces: readonly string[];
  /** One between each two pieces: a part of the statement where it is one, else a value that PostgreSQL gets apart from the text. */
  readonly #between: readonly unknown[];

  constructor(pieces: readonly string[], between: readonly unknown[]) {
    this.#pieces = pieces;
    this.#between = between;
  }

  /** The text with $1, $2, … and what they stand for. */
  compile(): { text: string; values: unknown[] } {
    const values: unknown[] = [];
    return { text: this.#write(values), values };
  }

  async execute(on: Reader): Promise<{ rows: Row[]; rowCount: number | null }> {
    const { text, values } = this.compile();
    return on.send(text, values);
  }

  #write(values: unknown[]): string {
    let text = this.#pieces[0]!;
    for (const [index, value] of this.#between.entries()) {
      text += value instanceof Sql ? value.#write(values) : `$${values.push(value)}`;
      text += this.#pieces[index + 1]!;
    }
    return text;
  }
}

/** SQL as it is written, its `${values}` bound and its `${parts}` put in place. */
export const sql = <Row = unknown>(pieces: TemplateStringsArray, ...between: unknown[]): Sql<Row> =>
  new Sql(pieces, between);

/** A name of a table or column that is not known when the statement is written. */
sql.ref = (name: string): Sql => new Sql([`"${name.replaceAll('"', '""')}"`], []);

/** Values or parts one after the other. */
sql.join = (parts: readonly unknown[], separator = ", "): Sql =>
  parts.length === 0 ? new Sql([""], []) : new Sql(["", ...parts.slice(1).map(() => separator), ""], parts);

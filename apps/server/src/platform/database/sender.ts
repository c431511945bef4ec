import {
  type CompiledQuery,
  DefaultQueryExecutor,
  PostgresAdapter,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type pg from "pg";

/** Sends a statement on its way; the answers come in the order of the statements. */
export type Send = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const nowhere = { provideConnection: () => Promise.reject(new Error("Statements are sent by their sender alone")) };

/** kysely puts a statement together; where it goes, and when, is ours. */
export class Sender extends DefaultQueryExecutor {
  readonly #send: Send;

  constructor(send: Send) {
    super(compiler, adapter, nowhere);
    this.#send = send;
  }

  override async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#send(sql, parameters);
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }
}

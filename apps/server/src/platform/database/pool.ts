import pg from "pg";
import { DatabaseUnavailable, LockTimeout } from "./database-errors.ts";
import { statementNames } from "./prepared.ts";
import { query, setSilenceLimit } from "./query.ts";
import { timeouts } from "./timeouts.ts";

export type Statement = { text: string; values?: readonly unknown[]; name?: string };
export type Connecting = {
  connectionString: string;
  size: number;
  /** False where statements may not be named: PgBouncer before 1.21 hands each to another connection. */
  named?: boolean;
};

const stoodStillMs = 500;

/** A pool of database connections with a fixed size. */
export class Pool {
  /** Whether statements may be named. */
  readonly named: boolean;
  /** The names of statements that come again, one for all who send over its connections. */
  readonly nameOf = statementNames();
  readonly #pool: pg.Pool;

  constructor({ connectionString, size, named = true }: Connecting) {
    this.named = named;
    this.#pool = new pg.Pool({
      connectionString,
      max: size,
      // What is sent before an earlier answer has come goes out at once; PostgreSQL answers in turn.
      pipeline: true,
      // A connection is kept for what it has learned: in a quiet hour's first rush each new one would be told every
      // statement anew.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: timeouts.connectMs,
    });
    // An idle connection's loss is found by the next query; without a listener it would end the process.
    this.#pool.on("error", () => undefined);
    // Lost in use, a connection fails what was asked of it; the same holds for its own listener.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /**
   * Returns a connection, waiting at most for what is left of `overallMs`.
   * Errors  `DatabaseUnavailable` where none can be had in time; `LockTimeout` where it came when all the time was gone, as it
   * may when this process stood still.
   */
  async connect(overallMs: number = timeouts.overallMs): Promise<pg.PoolClient> {
    const beganMs = performance.now();
    const client = await this.#connected(beganMs);
    const leftMs = beganMs + overallMs - performance.now();
    if (leftMs <= 0) {
      client.release();
      throw new LockTimeout("every connection");
    }
    setSilenceLimit(client, leftMs);
    return client;
  }

  async #connected(beganMs: number): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect().catch((error) => {
        // This process stood still meanwhile, so it was not the database that was late.
        if (performance.now() - beganMs > timeouts.connectMs + stoodStillMs) return this.#pool.connect();
        throw error;
      });
    } catch (error) {
      throw new DatabaseUnavailable(error);
    }
  }

  /** One statement, by its name where statements may have one. */
  async query<Row extends pg.QueryResultRow>(
    asked: Statement | string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const statement = typeof asked === "string" ? { text: asked, values } : asked;
    const client = await this.connect();
    let isUsable = false;
    try {
      const name = this.named ? statement.name : undefined;
      const answer = await query<Row>(client, name, statement.text, statement.values ?? []);
      isUsable = true;
      return answer;
    } finally {
      client.release(!isUsable);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

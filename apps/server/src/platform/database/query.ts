import pg from "pg";
import { DatabaseUnavailable } from "./database-errors.ts";
import { timeouts } from "./timeouts.ts";

/** Does what `client.query` does, without the copies it makes of each statement. */
export function query<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  name: string | undefined,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<Row>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<Row>>();
  const watch = watchOver(client);
  watch.asked();
  const statement = new pg.Query<Row>(text, (error, result) => {
    watch.answered();
    if (error) reject(watch.isLost && !(error instanceof pg.DatabaseError) ? new DatabaseUnavailable(error) : error);
    else resolve(result);
  });
  client.query(Object.assign(statement, { name, values }));
  return promise;
}

/** Ends a connection that says nothing for too long while it owes an answer: a frozen server refuses no one. */
class Watch {
  isLost = false;
  silenceMs: number = timeouts.silenceMs;
  #owed = 0;
  #isLookingAgain = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    client.on("error", () => {
      this.isLost = true;
    });
  }

  asked(): void {
    if (this.#owed++ === 0) this.#begin();
  }

  answered(): void {
    if (--this.#owed === 0) clearTimeout(this.#timer);
    else if (this.#isLookingAgain) this.#begin();
    else this.#timer?.refresh();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#isLookingAgain = false;
    if (Number.isFinite(this.silenceMs)) this.#timer = setTimeout(() => this.#lookAgain(), this.silenceMs);
  }

  /** Gives the answer a grace period, since it may have arrived while this process was paused. */
  #lookAgain(): void {
    this.#isLookingAgain = true;
    this.#timer = setTimeout(() => {
      const silent = `No word for ${this.silenceMs} ms`;
      this.#client.connection.stream.destroy(Object.assign(new Error(silent), { code: "ETIMEDOUT" }));
    }, graceMs);
  }
}

const graceMs = 100;
const watches = new WeakMap<pg.PoolClient, Watch>();

function watchOver(client: pg.PoolClient): Watch {
  const known = watches.get(client);
  if (known) return known;
  const watch = new Watch(client);
  watches.set(client, watch);
  return watch;
}

/** Sets how long a connection may be silent, where that differs from the default. */
export function setSilenceLimit(client: pg.PoolClient, maxMs: number): void {
  watchOver(client).silenceMs = Number.isFinite(maxMs) ? Math.min(maxMs, timeouts.silenceMs) : maxMs;
}

/** Whatever is sent before anything else happens goes over the wire in one piece. */
export function sendInOnePacket(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** Whether an error says that a prepared statement of the connection is stale; a fresh connection has none. */
export const isStalePreparedStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "26000" || error.routine === "RevalidateCachedQuery");

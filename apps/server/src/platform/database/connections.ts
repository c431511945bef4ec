import pg from "pg";
import { statementNames } from "./prepared.ts";
import { isOutOfDate, query, travelTogether } from "./query.ts";
import type { Send, Sql } from "./sql.ts";
import { OpenTransaction, type Tx } from "./transaction.ts";

/** With values a text is one statement; without, it may be several, which PostgreSQL takes by no name. */
const hasValues = (_text: string, values: readonly unknown[]): boolean => values.length > 0;

/**
 * The pool, and what is sent over it: single statements and transactions. What `mayBeNamed` is read and planned once a
 * connection.
 */
export function openConnections(connectionString: string, poolSize: number, mayBeNamed = hasValues) {
  // What is sent before an earlier answer has come goes out at once; PostgreSQL answers in turn. A connection is kept for
  // what it has learned: in a quiet hour's first rush each new one would be told every statement anew.
  const pool = new pg.Pool({ connectionString, max: poolSize, idleTimeoutMillis: 0, pipeline: true });
  // An idle connection's loss is found by the next query; without a listener it would end the process.
  pool.on("error", () => undefined);
  // Lost in use, a connection fails what was asked of it; the same holds for its own listener.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const nameOf = statementNames();
  const queryOn = (client: pg.PoolClient, text: string, values: readonly unknown[]) =>
    query(client, mayBeNamed(text, values) ? nameOf(text) : undefined, text, values);
  const send: Send = async (text, values) => {
    const client = await pool.connect();
    let isUsable = true;
    try {
      return await queryOn(client, text, values);
    } catch (error) {
      isUsable = !isOutOfDate(error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  };

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const ask: Send = (text, values) => {
      travelTogether(client);
      return queryOn(client, text, values);
    };
    let isUsable = true;
    try {
      const open = new OpenTransaction(behind(ask("begin", []), ask));
      const done = await work(open.tx);
      await open.writeLast();
      const ending = ask("commit", []);
      const told = open.told.map((statement) => tell(ask, statement()));
      const [{ command }] = await Promise.all([ending, ...open.posted, ...told]);
      if (command === "ROLLBACK") throw new Error("A statement failed, and the transaction with it");
      return done;
    } catch (error) {
      isUsable = !isOutOfDate(error);
      await ask("rollback", []).catch(() => {
        isUsable = false;
      });
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  return { pool, send, inTransaction };
}

/** The first statement travels with the transaction's beginning, and fails with it. */
function behind(begun: Promise<unknown>, send: Send): Send {
  let beginning: Promise<unknown> | null = begun;
  begun.catch(() => undefined);
  return async (text, values) => {
    const sent = send(text, values);
    if (!beginning) return sent;
    const [answer] = await Promise.all([sent, beginning]);
    beginning = null;
    return answer;
  };
}

/** Once the transaction has committed, nothing undoes it: what fails behind it is said, not thrown. */
async function tell(send: Send, statement: Sql): Promise<void> {
  await statement.execute({ send }).catch((error) => process.emitWarning(error));
}

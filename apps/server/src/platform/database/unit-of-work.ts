import type { Turns } from "./lines.ts";
import { type Reader, type Send, type Sql, sql } from "./sql.ts";

declare const inside: unique symbol;

/** A transaction. Only `inTransaction` makes one, so writing past it does not compile. */
export type Tx = Reader & { readonly [inside]: true };

/** A transaction as this folder sees it. */
export class OpenTransaction implements Reader {
  /** Sends and waits; a failure is told as that of the statement which failed first. */
  readonly send: Send;
  /** Sends only: a posted statement must not wait for all that were posted, being one of them. */
  readonly sendOn: Send;
  readonly last: (() => Promise<void>)[] = [];
  readonly posted: Promise<unknown>[] = [];
  readonly told: (() => Sql)[] = [];
  readonly turns: Turns;

  constructor(send: Send, turns: Turns) {
    this.turns = turns;
    this.sendOn = send;
    this.send = async (text, values) => {
      try {
        return await send(text, values);
      } catch (error) {
        // After a posted statement has failed, PostgreSQL says of every later one only that it is too late.
        await Promise.all(this.posted);
        throw error;
      }
    };
  }

  get tx(): Tx {
    return this as unknown as Tx;
  }

  /** Writes what was left for the end; that may leave something in its turn. */
  async writeLast(): Promise<void> {
    for (let write = this.last.shift(); write; write = this.last.shift()) await write();
  }
}

const opened = (tx: Tx): OpenTransaction => tx as unknown as OpenTransaction;

/** Sends a statement whose answer nobody waits for. If it fails, so does the transaction. */
export function post(tx: Tx, statement: Sql): void {
  const { text, values } = statement;
  postText(tx, text, values);
}

/** As `post`, for a statement somebody else has put together. */
export function postText(tx: Tx, text: string, values: readonly unknown[]): void {
  const { sendOn, posted } = opened(tx);
  const sent = sendOn(text, values);
  // Looked at when the transaction ends.
  sent.catch(() => undefined);
  posted.push(sent);
}

/** Writes something when all else is done, right before the transaction ends. */
export function atEnd(tx: Tx, write: () => Promise<void>): void {
  opened(tx).last.push(write);
}

/**
 * Sends a statement behind the commit. The two travel together: whatever becomes of this process, PostgreSQL carries
 * out both or neither. Should the commit fail, the statement is carried out all the same.
 */
export function afterCommit(tx: Tx, statement: () => Sql): void {
  opened(tx).told.push(statement);
}

/**
 * To be called before a statement that may wait long for what others hold. When several transactions of this process
 * hold it or wait for it already, this one is undone, waits in line without a connection, and begins anew.
 * Errors  `OutOfTurn`, which is to be let through
 */
export function takeTurn(tx: Tx, key: string): void {
  opened(tx).turns.take(key);
}

/** A part of a transaction that fails alone: what it wrote is undone, and what it left for the end is forgotten. */
export async function inSavepoint<T>(tx: Tx, name: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const savepoint = sql.ref(name);
  const part = new OpenTransaction(opened(tx).send, opened(tx).turns);
  await sql`savepoint ${savepoint}`.execute(tx);
  try {
    const done = await work(part.tx);
    await part.writeLast();
    await Promise.all(part.posted);
    opened(tx).told.push(...part.told);
    return done;
  } catch (error) {
    await sql`rollback to savepoint ${savepoint}`.execute(tx);
    throw error;
  } finally {
    await sql`release savepoint ${savepoint}`.execute(tx);
  }
}

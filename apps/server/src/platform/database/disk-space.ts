import { isDiskFull } from "./database-errors.ts";
import { sql } from "./sql.ts";
import type { Tx } from "./unit-of-work.ts";

/** Several files of a table's growth; it is gone with its transaction. */
const roomTaken = sql`create temp table room_taken on commit drop as select n from generate_series(1, 50000) as n`;

/** Whether the database has room to grow: taken for granted until a write fails for lack of it. */
export class DiskSpace {
  #isFull = false;
  #looking: Promise<boolean> | null = null;
  readonly #inTransaction: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>;

  constructor(inTransaction: (work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) {
    this.#inTransaction = inTransaction;
  }

  /** Told of each transaction's failure. */
  heard(error: unknown): void {
    if (isDiskFull(error)) this.#isFull = true;
  }

  /** After a write has failed, tries one that needs room. */
  async hasRoom(): Promise<boolean> {
    if (!this.#isFull) return true;
    this.#looking ??= this.#inTransaction((tx) => roomTaken.execute(tx))
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#looking = null;
      });
    const hasRoom = await this.#looking;
    this.#isFull = !hasRoom;
    return hasRoom;
  }
}

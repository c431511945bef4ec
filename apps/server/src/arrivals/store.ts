import type { App } from "../app.ts";
import type { IncomingArrival } from "../partners/incoming-arrival.ts";
import { json, post, type Reader, row, sql, type Tx } from "../platform/database/database.ts";
import { clockDifference, leaseUntil } from "../platform/lease.ts";

/**
 * Stores an arrival and enqueues its handling, in one transaction: when this returns, it may be acknowledged.
 * Returns false when it had arrived before.
 */
export const storeArrival = (app: App, arriving: IncomingArrival): Promise<boolean> =>
  app.inTransaction(async (tx) => {
    const now = app.clock.now();
    const kept = await row(
      tx,
      sql<{ id: string }>`
        insert into arrival (channel, partner_id, sender, content, envelope, next_attempt_at, handed_until, received_at)
        values (${arriving.channel}, ${arriving.partnerId}, ${arriving.sender}, ${arriving.content},
                ${json(arriving.envelope)}, ${now}, ${leaseUntil(now)}, ${now})
        on conflict (channel, partner_id) do nothing
        returning id`,
    );
    if (kept) await app.jobs.enqueue(tx, "receive-arrival", { arrivalId: kept.id });
    return kept !== null;
  });

export type Arrival = IncomingArrival & { id: string; attempts: number; receivedAt: Temporal.Instant };

/** The outcome of handling an arrival. */
export type ArrivalOutcome = {
  status: "handled" | "unassigned" | "quarantined" | "ignored";
  note?: string;
  wordsHash?: Buffer | null;
  /** A machine's mail that is answered all the same. */
  wasCapped?: boolean;
};

/**
 * Claims a waiting arrival that is due; until its lease ends no other process does. Returns null otherwise. One statement,
 * so by itself a whole transaction.
 */
export const claimArrival = (on: Reader, now: Temporal.Instant, id: string): Promise<Arrival | null> =>
  row(
    on,
    sql<Arrival>`
      update arrival set attempts = attempts + 1, next_attempt_at = ${leaseUntil(now)}, handed_until = null
      where id = ${id} and status = 'waiting' and next_attempt_at <= ${now.add(clockDifference)}
      returning id, channel, partner_id as "partnerId", sender, content, envelope, attempts, received_at as "receivedAt"`,
  );

/**
 * Locks a sender until the transaction ends, so that their messages are handled one after the other.
 * Returns whether this arrival is the next one: an earlier one of the same sender that has not failed yet goes first.
 */
export async function lockSender(tx: Tx, arrival: Arrival): Promise<"next" | "later" | "done"> {
  // Sent together: each sees what is committed when its turn comes, so the later two see what the lock waited for.
  const [, own, earlier] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtextextended(${arrival.sender}, 0))`.execute(tx),
    row(tx, sql`select 1 from arrival where id = ${arrival.id} and status = 'waiting' for update`),
    row(
      tx,
      sql`select 1 from arrival
          where status = 'waiting' and sender = ${arrival.sender} and channel = ${arrival.channel}
            and id < ${arrival.id} and attempts <= 1 limit 1`,
    ),
  ]);
  if (!own) return "done";
  return earlier ? "later" : "next";
}

/** Settles an arrival. What is given as `instead` takes the place of its content; null erases it. */
export const settleArrival = (
  tx: Tx,
  id: string,
  handled: ArrivalOutcome,
  at: Temporal.Instant,
  instead?: Buffer | null,
): void =>
  post(
    tx,
    sql`
      update arrival
      set status = ${handled.status}, note = ${handled.note ?? null}, words_hash = ${handled.wordsHash ?? null},
          was_capped = ${handled.wasCapped ?? false}, next_attempt_at = null, handed_until = null, handled_at = ${at},
          content = case when ${instead !== undefined}::boolean then ${instead ?? null}::bytea else content end
      where id = ${id}`,
  );

/** Postpones the handling of an arrival to a time. */
export const postponeArrival = async (
  tx: Tx,
  { id, attempts }: Pick<Arrival, "id" | "attempts">,
  at: Temporal.Instant,
  note: string | null,
): Promise<void> => {
  await sql`
    update arrival
    set next_attempt_at = ${at}, handed_until = null, note = coalesce(${note}, note), attempts = ${attempts}
    where id = ${id} and status = 'waiting'`.execute(tx);
};

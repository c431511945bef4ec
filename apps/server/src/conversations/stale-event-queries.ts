import { eventKinds } from "../events/kinds.ts";
import type { LoggedEvent } from "../events/log.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";

/**
 * Whether an event is out of date, since more has happened to its showing. Jobs may run late and in any order, after a failure
 * or a stop of the product; who heard that their showing is canceled is not told afterwards that it is confirmed.
 */
export async function isStale(tx: Tx, { kind, requestId, showingId }: LoggedEvent): Promise<boolean> {
  const trueWhile = eventKinds[kind].staleness;
  if (trueWhile === null || requestId === null) return false;
  if (trueWhile !== "proposal-open")
    return (
      (await row(tx, sql`select 1 from showing_request where id = ${requestId} and status = ${trueWhile}`)) === null
    );
  const open = sql`
    select 1 from reschedule_request
    where request_id = ${requestId} and showing_id = ${showingId} and asked_by = 'owner' and status = 'PENDING'`;
  return (await row(tx, open)) === null;
}

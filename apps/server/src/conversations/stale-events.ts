import type { RequestStatus } from "@porchlight/domain/showings/lifecycle.ts";
import type { LoggedEvent } from "../events/log.ts";
import type { EventKind } from "../events/record.ts";
import { row, sql, type Tx } from "../platform/database/database.ts";

/** News that is true for as long as the request it is about stands like this. */
const trueWhile: Partial<Record<EventKind, RequestStatus>> = {
  "showing.request-accepted": "ACCEPTED",
  "showing.time-agreed": "ACCEPTED",
  "showing.agent-assigned": "ACCEPTED",
  "showing.reminder-due": "ACCEPTED",
  "tour.instructions-shared": "ACCEPTED",
  "showing.not-answered-yet": "PENDING",
};

/**
 * Asks: whether more has happened to a showing than an event tells. Jobs may run late and in any order, after a failure
 * or a stop of the product; who heard that their showing is canceled is not told afterwards that it is confirmed.
 */
export async function isStale(tx: Tx, { kind, requestId, showingId }: LoggedEvent): Promise<boolean> {
  const status = trueWhile[kind];
  if (status && requestId)
    return (await row(tx, sql`select 1 from showing_request where id = ${requestId} and status = ${status}`)) === null;
  if (kind !== "showing.time-proposed") return false;
  const open = sql`
    select 1 from reschedule_request
    where request_id = ${requestId} and showing_id = ${showingId} and asked_by = 'owner' and status = 'PENDING'`;
  return (await row(tx, open)) === null;
}

import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { endReschedule } from "./reschedules.ts";
import { openMove, openReschedule, replacedRequest, type ShowingRequest } from "./store.ts";
import { transition } from "./transition.ts";

/*
 * A confirmed showing stands while another time for it is asked for or proposed, until both sides agree on that.
 * Source: docs/decisions/0066-a-confirmed-time-stands.md.
 */

/** Ends the confirmed request that an agreed other time replaces. Returns it, or null where there is none. */
export async function releaseReplacedShowing(
  tx: Tx,
  app: App,
  request: ShowingRequest,
): Promise<ShowingRequest | null> {
  const kept = await replacedRequest(tx, request);
  if (!kept) return null;
  const open = await openReschedule(tx, kept.inquiryId);
  if (open) await endReschedule(tx, app, open, "agree");
  await transition(tx, app, "giveWay", kept, { data: null });
  return kept;
}

/** Ends the requests and proposals beside a confirmed showing, for which the owner now proposes another time. */
export async function endCompetingTimes(tx: Tx, app: App, kept: ShowingRequest): Promise<void> {
  if (kept.status !== "ACCEPTED") return;
  const move = await openMove(tx, kept.inquiryId);
  if (move) await transition(tx, app, "setMoveAside", move, { data: null });
  const open = await openReschedule(tx, kept.inquiryId);
  if (open) await endReschedule(tx, app, open, "rescheduleAgain");
}

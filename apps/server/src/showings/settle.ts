import { isActiveRequest, isLive, moveShowing, type ShowingEvent } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { lockShowing, openReschedulesOf, recountRequests, requestsOf, type Showing, saveShowing } from "./store.ts";

/** Ends a showing that its last renter has left, and recounts the home's waiting requests. */
export async function settleShowing(
  tx: Tx,
  app: App,
  showingId: string,
  ifLast: ShowingEvent,
): Promise<Showing | null> {
  const showing = await lockShowing(tx, showingId);
  if (!showing || !isLive(showing.status)) return showing;
  const active = (await requestsOf(tx, showingId)).filter((request) => isActiveRequest(request.status));
  const proposed = (await openReschedulesOf(tx, showingId)).filter((reschedule) => reschedule.askedBy === "owner");
  if (active.length + proposed.length === 0) {
    showing.status = moveShowing(showing.status, ifLast);
    await saveShowing(tx, showing, app.clock.now());
  } else if (showing.status === "CONFIRMED" && !active.some((request) => request.status === "ACCEPTED")) {
    showing.status = moveShowing(showing.status, "lastAcceptedLeft");
    await saveShowing(tx, showing, app.clock.now());
  }
  await recountRequests(tx, showing.propertyId);
  return showing;
}

import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { refuse } from "@porchlight/domain/refusals.ts";
import { isActiveRequest } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import type { Tx } from "../platform/database/database.ts";
import { inTransactionWithPrefetch } from "../platform/database/prefetching-transaction.ts";
import type { Renter } from "../platform/http/serve.ts";
import { requestShowing } from "./booking.ts";
import { cancelRequest, type HeldRequest, holdRequest, managedView } from "./manage.ts";
import { takesRequests } from "./openings.ts";
import { isOwnRequest } from "./renter-queries.ts";
import { loadRequest, loadShowing } from "./store.ts";

/**
 * Cancels a signed-in renter's own showing. Safe to call twice.
 * Errors  `not-found` for anybody else's, `showing.move-not-allowed` once it is over or has begun
 */
export const cancelOwnShowing = (app: App, actor: Renter, requestId: string): Promise<ManagedShowing> =>
  app.inTransaction(async (tx) => {
    const { lead, request } = await holdOwn(tx, app, actor, requestId);
    await cancelRequest(tx, app, lead, request);
    return managedView(tx, (await loadRequest(tx, requestId))!);
  });

/**
 * Asks the owner for another time in place of a signed-in renter's own showing, which stands until they accept it.
 * Returns the showing that was asked for.
 * Errors  as `cancelOwnShowing`; `showing.time-gone` for a time that is no opening, `showing.not-bookable`
 */
export const rescheduleOwnShowing = (
  app: App,
  actor: Renter,
  requestId: string,
  startsAt: Temporal.Instant,
): Promise<ManagedShowing> =>
  inTransactionWithPrefetch(app, async (tx) => {
    const { lead, request } = await holdOwn(tx, app, actor, requestId);
    if (!isActiveRequest(request.status)) refuse("showing.move-not-allowed");
    if (!takesRequests(lead.home, true)) refuse("showing.not-bookable");
    const { tourType } = (await loadShowing(tx, request.showingId))!;
    const booked = await requestShowing(tx, app, lead, startsAt, tourType);
    return booked.outcome === "done" ? managedView(tx, booked.request) : refuse("showing.time-gone");
  });

async function holdOwn(tx: Tx, app: App, { userId }: Renter, requestId: string): Promise<HeldRequest> {
  if (!(await isOwnRequest(tx, userId, requestId))) refuse("not-found");
  const held = await holdRequest(tx, app, (await loadRequest(tx, requestId))!);
  return held.hasStarted ? refuse("showing.move-not-allowed") : held;
}

import { moveShowing } from "@porchlight/domain/showings/lifecycle.ts";
import type { App } from "../app.ts";
import { record } from "../events/record.ts";
import type { Tx } from "../platform/database/database.ts";
import { insertShowing, markFirstConfirmed, type Showing } from "./store.ts";

/** Opens a showing. Returns null where the time of the home is taken. */
export async function openShowing(
  tx: Tx,
  app: App,
  wanted: Omit<Parameters<typeof insertShowing>[1], "agentId" | "at">,
): Promise<Showing | null> {
  const showing = await insertShowing(tx, { ...wanted, agentId: null, at: app.clock.now() });
  if (showing) await recordOfShowing(tx, app, showing, "showing.created");
  return showing;
}

/** Confirms a showing, which the caller saves; the first time it is counted as booked. */
export async function confirmShowing(
  tx: Tx,
  app: App,
  showing: Showing,
  by: "requestAccepted" | "rescheduleConfirmed",
): Promise<void> {
  showing.status = moveShowing(showing.status, by);
  if (await markFirstConfirmed(tx, showing.id, app.clock.now()))
    await recordOfShowing(tx, app, showing, "showing.booked");
}

const recordOfShowing = (
  tx: Tx,
  app: App,
  { id: showingId, companyId, propertyId }: Showing,
  kind: "showing.created" | "showing.booked",
): Promise<void> => record(tx, app.jobs, { kind, companyId, propertyId, showingId, at: app.clock.now() });

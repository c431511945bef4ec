import type { App } from "../app.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import { moveLead } from "../leads/stage.ts";
import type { Tx } from "../platform/database/database.ts";
import { cancelByRenter } from "./booking.ts";
import { withdraw } from "./forming-store.ts";
import { openMove } from "./store.ts";

/** Ends a lead whose renter is no longer interested, with the showings they asked for. */
export async function loseInterest(tx: Tx, app: App, lead: LockedLead): Promise<void> {
  await withdraw(tx, app, lead);
  if (await openMove(tx, lead.inquiry.id)) await cancelByRenter(tx, app, lead, "said");
  await moveLead(tx, app, lead.inquiry, "losesInterest");
  await cancelByRenter(tx, app, lead, "said");
}

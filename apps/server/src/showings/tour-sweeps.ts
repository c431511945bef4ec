import type { App } from "../app.ts";
import { sql, type Tx } from "../platform/database/database.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { recordOfRequest } from "./events.ts";
import { loadRequest } from "./store.ts";
import { transition } from "./transition.ts";

/** The sweeps of self-guided tours: the owner is alerted of missing instructions, and a tour still without them is canceled. */
export const tourSweeps = (app: App): Sweep[] => [
  dueAtHome(app, "tour-instructions-missing", (tx, id) => alertOwner(tx, app, id)),
  dueAtHome(app, "tours-without-instructions", (tx, id) => callOff(tx, app, id)),
];

async function alertOwner(tx: Tx, app: App, requestId: string): Promise<void> {
  await sql`
    update showing_request set instructions_missed_at = ${app.clock.now()} where id = ${requestId}`.execute(tx);
  await recordOfRequest(tx, app, (await loadRequest(tx, requestId))!, "tour.instructions-missing");
}

async function callOff(tx: Tx, app: App, requestId: string): Promise<void> {
  const request = (await loadRequest(tx, requestId))!;
  await transition(tx, app, "callOff", request, { data: {} });
}

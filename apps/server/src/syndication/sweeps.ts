import type { App } from "../app.ts";
import type { Sweep } from "../platform/sweeps.ts";
import { dueAtHome } from "../properties/due-sweeps.ts";
import { platformConfirms } from "./actions.ts";

export const syndicationSweeps = (app: App): Sweep[] => [confirmListings(app)];

/** A home that its platforms have not confirmed in time counts as listed. */
const confirmListings = (app: App): Sweep =>
  dueAtHome(app, "confirm-listings", async (tx, id, at) => {
    await platformConfirms(tx, app, id, at);
  });

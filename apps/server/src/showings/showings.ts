import type { Capability } from "../app.ts";
import { publicShowingRoutes } from "./public-routes.ts";
import { showingRoutes } from "./routes.ts";
import { showingSweeps } from "./sweeps.ts";
import { writeEntry } from "./write-calendar-entry.ts";

/** Showings from the request to the end of the visit, for owners and renters. */
export const showings: Capability = {
  sweeps: showingSweeps,
  jobs: (app) => ({ "write-calendar": (data: { entryId: string }) => writeEntry(app, data) }),
  routes: (app) => [...showingRoutes(app), ...publicShowingRoutes(app)],
};

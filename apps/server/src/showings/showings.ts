import type { Capability } from "../app.ts";
import { showingJobs } from "./jobs.ts";
import { publicShowingRoutes } from "./public-routes.ts";
import { showingRoutes } from "./routes.ts";
import { showingSweeps } from "./sweeps.ts";

/** Showings from the request to the end of the visit, for owners and renters. */
export const showings: Capability = {
  routes: (app) => [...showingRoutes(app), ...publicShowingRoutes(app)],
  jobs: showingJobs,
  sweeps: showingSweeps,
};

import type { Capability } from "../app.ts";
import { propertyFeedJobs } from "./jobs.ts";
import { propertyFeedRoutes } from "./routes.ts";
import { propertyFeedSweeps } from "./sweeps.ts";

/** The homes an owner keeps in their property manager's system: read from its feed, and kept like it. */
export const propertyFeed: Capability = {
  routes: propertyFeedRoutes,
  jobs: propertyFeedJobs,
  sweeps: propertyFeedSweeps,
};

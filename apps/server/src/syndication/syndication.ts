import type { Capability } from "../app.ts";
import { serveFeed } from "./hooks.ts";
import { syndicationJobs } from "./jobs.ts";
import { syndicationRoutes } from "./routes.ts";
import { syndicationSweeps } from "./sweeps.ts";

/** The homes as rental platforms read them, and what is known of that. */
export const syndication: Capability = {
  routes: syndicationRoutes,
  hooks: serveFeed,
  jobs: syndicationJobs,
  sweeps: syndicationSweeps,
};

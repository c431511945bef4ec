import type { Capability } from "../app.ts";
import { serveFeed } from "./hooks.ts";
import { syndicationJobs } from "./jobs.ts";
import { syndicationRoutes } from "./routes.ts";
import { syndicationSweeps } from "./sweeps.ts";

/** The feed of homes for rental platforms, and their status there. */
export const syndication: Capability = {
  routes: syndicationRoutes,
  hooks: serveFeed,
  jobs: syndicationJobs,
  sweeps: syndicationSweeps,
};

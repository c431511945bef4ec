import type { Capability } from "../app.ts";
import { screeningHooks } from "./hooks.ts";
import { screeningJobs } from "./jobs.ts";
import { ownerScreeningRoutes } from "./owner-routes.ts";
import { screeningRoutes } from "./routes.ts";
import { screeningSweeps } from "./sweeps.ts";

/** Reports on the people of an application: consent, fee, identity, order, delivery, and who may read them. */
export const screening: Capability = {
  routes: (app) => [...screeningRoutes(app), ...ownerScreeningRoutes(app)],
  hooks: screeningHooks,
  jobs: screeningJobs,
  sweeps: screeningSweeps,
};

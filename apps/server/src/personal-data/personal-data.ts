import type { Capability } from "../app.ts";
import { personalDataJobs } from "./jobs.ts";
import { personalDataRoutes } from "./routes.ts";
import { personalDataSweeps } from "./sweeps.ts";

/** What a renter downloads and erases of what is theirs. */
export const personalData: Capability = {
  routes: personalDataRoutes,
  jobs: personalDataJobs,
  sweeps: personalDataSweeps,
};

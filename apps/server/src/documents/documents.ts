import type { Capability } from "../app.ts";
import { documentHooks } from "./hooks.ts";
import { documentJobs } from "./jobs.ts";
import { documentSweeps } from "./sweeps.ts";

/** The files of applications: received, sealed, opened by signed addresses, deleted. */
export const documents: Capability = { hooks: documentHooks, jobs: documentJobs, sweeps: documentSweeps };

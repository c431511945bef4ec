import type { Capability } from "../app.ts";
import { photoJobs } from "./jobs.ts";
import { photoRoutes } from "./routes.ts";
import { keepTidy } from "./start.ts";
import { photoSweeps } from "./sweeps.ts";

/** The photos of homes: uploaded, put in order, deleted with their files. */
export const photos: Capability = { routes: photoRoutes, jobs: photoJobs, sweeps: photoSweeps, start: keepTidy };

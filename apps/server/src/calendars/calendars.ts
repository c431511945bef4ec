import type { Capability } from "../app.ts";
import { calendarJobs } from "./jobs.ts";
import { calendarRoutes } from "./routes.ts";
import { calendarSweeps } from "./sweeps.ts";

/** The owners' own calendars: when they are busy takes openings away, and confirmed showings stand in them. */
export const calendars: Capability = { routes: calendarRoutes, jobs: calendarJobs, sweeps: calendarSweeps };

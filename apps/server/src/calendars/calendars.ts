import type { Capability } from "../app.ts";
import { calendarJobs } from "./jobs.ts";
import { calendarRoutes } from "./routes.ts";
import { calendarSweeps } from "./sweeps.ts";

/** The owners' linked calendars: busy times block openings, and confirmed showings are written to them. */
export const calendars: Capability = { routes: calendarRoutes, jobs: calendarJobs, sweeps: calendarSweeps };

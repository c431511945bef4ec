import type { Capability } from "../app.ts";
import { noticeJobs } from "./jobs.ts";
import { noticeRoutes } from "./routes.ts";
import { noticeSweeps } from "./sweeps.ts";

/** The capability that notifies owners and agents of events, and lets them act from their mails. */
export const notices: Capability = { routes: noticeRoutes, jobs: noticeJobs, sweeps: noticeSweeps };

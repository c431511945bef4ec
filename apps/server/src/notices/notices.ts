import type { Capability } from "../app.ts";
import { noticeJobs } from "./jobs.ts";
import { noticeSweeps } from "./sweeps.ts";

/** The capability that notifies owners and agents of events. */
export const notices: Capability = { jobs: noticeJobs, sweeps: noticeSweeps };

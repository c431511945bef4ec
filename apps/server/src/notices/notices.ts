import type { Capability } from "../app.ts";
import { noticeJobs } from "./jobs.ts";
import { noticeSweeps } from "./sweeps.ts";

/** What owners and agents are told of what happened. */
export const notices: Capability = { jobs: noticeJobs, sweeps: noticeSweeps };

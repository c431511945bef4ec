import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { notifyAgent } from "./agent.ts";
import { notifyOwner } from "./owner.ts";

export const noticeJobs = (app: App): JobHandlers => ({
  "notify-owner": (data: { seq: number }) => notifyOwner(app, data),
  "notify-agent": (data: { seq: number }) => notifyAgent(app, data),
});

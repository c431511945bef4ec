import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { notifyAgent } from "./agent.ts";
import { tellInstead } from "./instead.ts";
import { notifyOwner } from "./notify-owner.ts";

export const noticeJobs = (app: App): JobHandlers => ({
  "notify-owner": (data: { seq: number }) => notifyOwner(app, data),
  "notify-agent": (data: { seq: number }) => notifyAgent(app, data),
  "tell-instead": (data: { deliveryId: string }) => tellInstead(app, data),
});

import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { sendNewsToRenters } from "./news.ts";

export const conversationJobs = (app: App): JobHandlers => ({
  "tell-renter": (data: { seq: number }) => sendNewsToRenters(app, data),
});

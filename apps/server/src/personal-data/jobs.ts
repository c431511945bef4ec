import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { eraseRenter } from "./erasing.ts";

export const personalDataJobs = (app: App): JobHandlers => ({
  "erase-renter": (data: { userId: string }) => eraseRenter(app, data),
});

import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { writeEntry } from "./write-calendar-entry.ts";

export const showingJobs = (app: App): JobHandlers => ({
  "write-calendar": (data: { entryId: string }) => writeEntry(app, data),
});

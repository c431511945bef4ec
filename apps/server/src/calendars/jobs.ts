import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { mailBrokenCalendar } from "./broken.ts";
import { planEntriesAfterEvent } from "./entries.ts";
import { readCalendar } from "./reading.ts";

export const calendarJobs = (app: App): JobHandlers => ({
  "plan-calendar": (data: { seq: number }) => planEntriesAfterEvent(app, data),
  "read-calendar": (data: { calendarId: string }) => readCalendar(app, data),
  "tell-calendar-broken": (data: { seq: number }) => mailBrokenCalendar(app, data),
});

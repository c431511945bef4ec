import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { tellMemberOfBroken } from "./broken.ts";
import { planAfter } from "./entries.ts";
import { readCalendar } from "./reading.ts";

export const calendarJobs = (app: App): JobHandlers => ({
  "plan-calendar": (data: { seq: number }) => planAfter(app, data),
  "read-calendar": (data: { calendarId: string }) => readCalendar(app, data),
  "tell-calendar-broken": (data: { seq: number }) => tellMemberOfBroken(app, data),
});

import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { type LookAtPayment, lookAtPayment } from "./paid.ts";
import { readScreening } from "./reading.ts";

export const screeningJobs = (app: App): JobHandlers => ({
  "look-at-payment": (data: LookAtPayment) => lookAtPayment(app, data),
  "read-screening": (data: { applicationId: string }) => readScreening(app, data),
});

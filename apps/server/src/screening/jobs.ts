import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { lookAtPayment } from "./paid.ts";
import { readScreening } from "./reading.ts";

export const screeningJobs = (app: App): JobHandlers => ({
  "look-at-payment": (data: { paymentId: string }) => lookAtPayment(app, data),
  "read-screening": (data: { applicationId: string }) => readScreening(app, data),
});

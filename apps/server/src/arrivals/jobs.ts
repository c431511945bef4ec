import type { App } from "../app.ts";
import type { JobHandlers } from "../platform/jobs/jobs.ts";
import { receiveArrival } from "./receive-arrival.ts";

export const arrivalJobs = (app: App): JobHandlers => ({
  "receive-arrival": ({ arrivalId }: { arrivalId: string }) => receiveArrival(app, arrivalId),
});

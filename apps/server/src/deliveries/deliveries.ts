import type { Capability } from "../app.ts";
import { deliveryHooks } from "./hooks.ts";
import { deliveryJobs } from "./jobs.ts";
import { closeMailerAtEnd } from "./start.ts";
import { deliverySweeps } from "./sweeps.ts";

/** The outbox: every mail and text the product sends, with its retries. */
export const deliveries: Capability = {
  jobs: deliveryJobs,
  sweeps: deliverySweeps,
  hooks: deliveryHooks,
  start: closeMailerAtEnd,
};

import type { Capability } from "../app.ts";
import { arrivalHooks } from "./hooks.ts";
import { mailIntake } from "./intake.ts";
import { arrivalJobs } from "./jobs.ts";
import { arrivalSweeps } from "./sweeps.ts";

/** The inbox: every mail and text that came from outside, handed to the conversation it belongs to. */
export const arrivals: Capability = {
  jobs: arrivalJobs,
  sweeps: arrivalSweeps,
  hooks: arrivalHooks,
  intake: mailIntake,
};

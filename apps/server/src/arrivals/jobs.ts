import type { Capability } from "../app.ts";
import { startMailIntake } from "../partners/smtp/inbound.ts";
import { quarantineNotices } from "./quarantine-notices.ts";
import { receiveArrival } from "./receive-arrival.ts";
import { dueArrivals, forgetContents } from "./sweeps.ts";

/** The inbox: every mail and text that came from outside, handed to the conversation it belongs to. */
export const arrivals: Capability = {
  jobs: (app) => ({ "receive-arrival": ({ arrivalId }: { arrivalId: string }) => receiveArrival(app, arrivalId) }),
  sweeps: (app) => [dueArrivals(app), quarantineNotices(app), forgetContents(app)],
  async intake(app) {
    if (app.config.role === "worker") return async () => undefined;
    return (await startMailIntake(app)).close;
  },
};

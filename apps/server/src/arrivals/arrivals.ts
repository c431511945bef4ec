import type { Capability } from "../app.ts";
import { registerSmsHook } from "../partners/sms/inbound.ts";
import { startMailIntake } from "../partners/smtp/inbound.ts";
import { quarantineNotices } from "./quarantine-notices.ts";
import { receiveArrival } from "./receive-arrival.ts";
import { keepArrival } from "./store.ts";
import { dueArrivals, forgetContents } from "./sweeps.ts";
import { registerLeadHook } from "./zillow/lead-hook.ts";

/** The inbox: every mail and text that came from outside, handed to the conversation it belongs to. */
export const arrivals: Capability = {
  jobs: (app) => ({ "receive-arrival": ({ arrivalId }: { arrivalId: string }) => receiveArrival(app, arrivalId) }),
  sweeps: (app) => [dueArrivals(app), quarantineNotices(app), forgetContents(app)],
  async hooks(server, app) {
    await registerSmsHook(server, app, (arriving) => keepArrival(app, arriving));
    await registerLeadHook(server, app);
  },
  async intake(app) {
    if (app.config.role === "worker") return async () => undefined;
    return (await startMailIntake(app, (arriving) => keepArrival(app, arriving))).close;
  },
};

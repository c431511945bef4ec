import type { Capability } from "../app.ts";
import { paymentHooks } from "./hooks.ts";
import { paymentSweeps } from "./sweeps.ts";

/** What people pay for their screening: attempts, what the provider tells of them, and when to look at each again. */
export const payments: Capability = { hooks: paymentHooks, sweeps: paymentSweeps };

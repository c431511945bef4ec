import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { registerSmsHook } from "../partners/sms/twilio/inbound.ts";
import { storeArrival } from "./store.ts";
import { registerLeadHook } from "./zillow/lead-hook.ts";

/** Where texts and the platforms' leads arrive. */
export async function arrivalHooks(server: FastifyInstance, app: App): Promise<void> {
  await registerSmsHook(server, app, (arriving) => storeArrival(app, arriving));
  await registerLeadHook(server, app);
}

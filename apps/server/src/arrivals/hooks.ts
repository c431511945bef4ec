import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { smsProviderOf } from "../partners/sms/providers.ts";
import { storeArrival } from "./store.ts";
import { registerLeadHook } from "./zillow/lead-hook.ts";

/** Where texts and the platforms' leads arrive. */
export async function arrivalHooks(server: FastifyInstance, app: App): Promise<void> {
  await smsProviderOf(app.config.sms).registerInboundHook(server, (arriving) => storeArrival(app, arriving));
  await registerLeadHook(server, app);
}

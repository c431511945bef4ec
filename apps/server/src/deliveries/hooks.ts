import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { smsProviderOf } from "../partners/sms/providers.ts";
import { takeUndelivered } from "./take-undelivered.ts";

/** Where the provider says that a text did not arrive. */
export const deliveryHooks = (server: FastifyInstance, app: App): Promise<void> =>
  smsProviderOf(app.config.sms).registerStatusHook(server, (text) => takeUndelivered(app, text));

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { registerSmsStatusHook } from "../partners/sms/twilio/status.ts";
import { takeUndelivered } from "./take-undelivered.ts";

/** Where the provider says that a text did not arrive. */
export const deliveryHooks = (server: FastifyInstance, app: App): Promise<void> =>
  registerSmsStatusHook(server, app, (text) => takeUndelivered(app, text));

import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { readWebhook } from "../partners/screening/read-webhook.ts";
import { hasScreening } from "./has-screening.ts";
import { readSoon } from "./store.ts";

const bodyLimitBytes = 16 * 1024;

/** Where the bureau tells that something changed. It signs nothing, so all that follows is that it is asked sooner. */
export function screeningHooks(server: FastifyInstance, app: App): void {
  if (!hasScreening(app)) return;
  server.post("/hooks/screening", { bodyLimit: bodyLimitBytes }, async ({ body }, reply) => {
    const requestRenterId = readWebhook(body);
    if (requestRenterId !== null) await app.inTransaction((tx) => readSoon(tx, requestRenterId, app.clock.now()));
    return reply.code(204).send();
  });
}

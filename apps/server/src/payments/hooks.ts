import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import type { PaymentEvent } from "../partners/payments/provider.ts";
import { insertEvent, paymentOf } from "./store.ts";

const bodyLimitBytes = 256 * 1024;

/** Where the payment provider tells that something changed. Only what it signed is heard, and each event once. */
export async function paymentHooks(server: FastifyInstance, app: App): Promise<void> {
  const { payments } = app;
  if (!payments) return;
  await server.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: bodyLimitBytes }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post("/hooks/payments", { bodyLimit: bodyLimitBytes }, async ({ body, headers }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const signature = [headers["stripe-signature"]].flat()[0];
      const event = await payments.readWebhook(raw, signature, app.clock.now());
      if (!event) return reply.code(400).type("text/plain").send("The signature does not fit.");
      await takeEvent(app, event);
      return reply.send({ received: true });
    });
  });
}

/** An event is a hint: what it is about is read from the provider again, by a job that is kept with it. */
const takeEvent = (app: App, event: PaymentEvent): Promise<void> =>
  app.inTransaction(async (tx) => {
    if (!(await insertEvent(tx, event, app.clock.now()))) return;
    const payment = await paymentOf(tx, event);
    if (payment) await app.jobs.enqueue(tx, "look-at-payment", { paymentId: payment.id, because: "provider-told" });
  });

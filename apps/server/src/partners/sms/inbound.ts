import formbody from "@fastify/formbody";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { App } from "../../app.ts";
import { keepArrival } from "../../arrivals/store.ts";
import { keepable } from "../../platform/database/keepable.ts";

const bodyLimitBytes = 64 * 1024;
const textForm = z.object({ MessageSid: z.string().min(1).max(100), From: z.string().min(3).max(40) });
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Twilio's webhook for inbound texts: signed, kept before it is answered, and answered in silence. */
export async function registerSmsHook(server: FastifyInstance, app: App): Promise<void> {
  const { sms, publicUrl } = app.config;
  if (!sms) return;
  await server.register(async (hooks) => {
    await hooks.register(formbody, { bodyLimit: bodyLimitBytes });
    // Not limited in rate: Twilio calls from a few addresses, and does not call again for a text it was refused.
    hooks.post("/hooks/sms", { config: { rateLimit: false } }, async (request, reply) => {
      const form = z
        .record(z.string(), z.union([z.string(), z.array(z.string())]))
        .catch({})
        .parse({ ...(request.body as object) });
      const signature = request.headers["x-twilio-signature"];
      const { default: twilio } = await import("twilio");
      const isSigned =
        typeof signature === "string" &&
        twilio.validateRequest(sms.authToken, signature, `${publicUrl}${request.url}`, form);
      if (!isSigned) return reply.code(403).type("text/plain").send("The signature does not fit.");
      const text = textForm.safeParse(form);
      if (!text.success) return reply.code(400).type("text/plain").send("MessageSid and From are needed.");
      const fields = Object.fromEntries(
        Object.entries(form).map(([name, value]) => [keepable(name), keepable([value].flat().join(" "))]),
      );
      await keepArrival(app, {
        channel: "SMS",
        partnerId: text.data.MessageSid,
        sender: text.data.From,
        content: Buffer.from(fields.Body ?? ""),
        envelope: fields,
      });
      return reply.type("text/xml").send(emptyTwiml);
    });
  });
}

import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { App } from "../../app.ts";

export type Form = Record<string, string | string[]>;

const bodyLimitBytes = 64 * 1024;
const anyForm = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** Forms that Twilio posts to `path`, signed with the account's token; any other call is refused. */
export async function onSignedForm(
  server: FastifyInstance,
  app: App,
  path: string,
  take: (form: Form, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): Promise<void> {
  const { sms, publicUrl } = app.config;
  if (!sms) return;
  await server.register(async (hooks) => {
    await hooks.register(formbody, { bodyLimit: bodyLimitBytes });
    // Not limited in rate: Twilio calls from a few addresses, and does not call again for a form it was refused.
    hooks.post(path, { config: { rateLimit: false } }, async (request, reply) => {
      const form = anyForm.catch({}).parse({ ...(request.body as object) });
      const signature = request.headers["x-twilio-signature"];
      const { default: twilio } = await import("twilio");
      const isSigned =
        typeof signature === "string" &&
        twilio.validateRequest(sms.authToken, signature, `${publicUrl}${request.url}`, form);
      if (!isSigned) return reply.code(403).type("text/plain").send("The signature does not fit.");
      return take(form, request, reply);
    });
  });
}

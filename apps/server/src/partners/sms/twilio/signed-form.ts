import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { SmsAccount } from "../provider.ts";
import { twilioSignatures } from "./library.ts";

export type Form = Record<string, string | string[]>;

export type TakeForm = (form: Form, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

const bodyLimitBytes = 64 * 1024;
const anyForm = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * Registers a route for forms that Twilio posts to `path`, signed with the account's token; any other call is rejected.
 * Forms for which `saysNothingNew` holds, which is most of them, are answered without a signature check.
 */
export async function onSignedForm(
  server: FastifyInstance,
  { authToken, publicUrl }: SmsAccount<"twilio">,
  path: string,
  take: TakeForm,
  saysNothingNew: (form: Form) => boolean = () => false,
): Promise<void> {
  await server.register(async (hooks) => {
    await hooks.register(formbody, { bodyLimit: bodyLimitBytes });
    // Not limited in rate: Twilio calls from a few addresses, and does not call again for a form it was refused.
    hooks.post(path, { config: { rateLimit: false } }, async (request, reply) => {
      const form = anyForm.catch({}).parse({ ...(request.body as object) });
      if (saysNothingNew(form)) return reply.code(204).send();
      const signature = request.headers["x-twilio-signature"];
      const { validateRequest } = await twilioSignatures();
      const isSigned =
        typeof signature === "string" && validateRequest(authToken, signature, `${publicUrl}${request.url}`, form);
      if (!isSigned) return reply.code(403).type("text/plain").send("The signature does not fit.");
      return take(form, request, reply);
    });
  });
}

import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sanitizeText } from "../../../platform/database/sanitize-text.ts";
import type { StoreArrival } from "../../incoming-arrival.ts";
import { inboundPath, type SmsAccount, type TextEnvelope } from "../provider.ts";
import { onSignedForm } from "./signed-form.ts";

const textForm = z.object({ MessageSid: z.string().min(1).max(100), From: z.string().min(3).max(40) });
const emptyTwiml = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Registers Twilio's webhook for inbound texts: each is stored before it is answered, with an empty response. */
export const registerInboundHook = (
  server: FastifyInstance,
  account: SmsAccount<"twilio">,
  keep: StoreArrival,
): Promise<void> =>
  onSignedForm(server, account, inboundPath, async (form, _request, reply) => {
    const text = textForm.safeParse(form);
    if (!text.success) return reply.code(400).type("text/plain").send("MessageSid and From are needed.");
    const { Body = "", ...envelope }: TextEnvelope = Object.fromEntries(
      Object.entries(form).map(([name, value]) => [sanitizeText(name), sanitizeText([value].flat().join(" "))]),
    );
    await keep({
      channel: "SMS",
      partnerId: text.data.MessageSid,
      sender: text.data.From,
      content: Buffer.from(Body),
      envelope,
    });
    return reply.type("text/xml").send(emptyTwiml);
  });

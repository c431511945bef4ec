import { z } from "zod";
import { Problem } from "../platform/problem.ts";
import type { World } from "../world.ts";
import { carrierAnswers, optOutType } from "./keywords.ts";
import type { WebhookCall } from "./provider.ts";
import { newMessageSid, type Text } from "./text-log.ts";

const number = z.string().regex(/^\+[1-9]\d{6,14}$/, "must be an E.164 number such as +15035550142");

/** A text for the product. A `sid` given twice is the same text delivered again, as Twilio does when it saw no answer. */
export const incomingText = z.strictObject({
  from: number,
  to: number,
  body: z.string().max(1600),
  mediaUrls: z.array(z.url()).max(10).optional(),
  sid: z
    .string()
    .regex(/^SM[0-9a-f]{32}$/)
    .optional(),
});

export type IncomingText = z.output<typeof incomingText>;

const webhookTimeoutMs = 15_000;

/**
 * Delivers a text to the product's inbound webhook as its provider does, and sends back what the answer asks for.
 *
 * Errors  502 when the webhook cannot be reached or does not answer within 15 seconds.
 */
export async function textProduct(world: World, sent: IncomingText) {
  const { config, texts } = world;
  const sid = sent.sid ?? newMessageSid();
  const mediaUrls = sent.mediaUrls ?? [];
  const keyword = optOutType(sent.body, texts.hasOptedOut(sent.from));
  keepText(world, { sid, direction: "to-product", from: sent.from, to: sent.to, body: sent.body, mediaUrls });
  // The provider acts on the keyword before the product hears of it.
  if (keyword) texts.setOptedOut(sent.from, keyword === "STOP");
  if (keyword) keepText(world, { direction: "carrier", from: sent.to, to: sent.from, body: carrierAnswers[keyword] });

  const { callWith, messagesOf } = world.smsProvider;
  const answer = await callWebhook(callWith(config, { ...sent, sid, mediaUrls, keyword }));
  if (answer.status < 300 && !texts.hasOptedOut(sent.from)) {
    for (const body of messagesOf(answer.body))
      keepText(world, { direction: "from-product", from: sent.to, to: sent.from, body });
  }
  return { sid, ...answer };
}

function keepText(
  { texts, clock }: World,
  text: Pick<Text, "direction" | "from" | "to" | "body"> & Partial<Pick<Text, "sid" | "mediaUrls">>,
): void {
  const at = clock.now().toString();
  const status = text.direction === "to-product" ? "received" : "delivered";
  texts.keep({ sid: newMessageSid(), mediaUrls: [], errorCode: null, status, sentAt: at, updatedAt: at, ...text });
}

async function callWebhook({ url, headers, params }: WebhookCall) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(params),
      signal: AbortSignal.timeout(webhookTimeoutMs),
    });
    return { status: answer.status, body: await answer.text() };
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Problem(502, `${url} did not answer: ${cause instanceof Error ? cause.message : message}`);
  }
}

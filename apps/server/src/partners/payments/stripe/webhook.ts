import { z } from "zod";
import type { PaymentEvent } from "../provider.ts";
import { stripeLibrary } from "./library.ts";

const maxBytes = 256 * 1024;
const maxSignatureLength = 1_000;
const maxAgeSeconds = 300;

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().max(255),
      charge: z.string().max(255).nullish().catch(null),
    }),
  }),
});

/**
 * Returns what a call of the webhook says; null for one that cannot be believed. Its age is counted by `now`, the
 * product's clock, and not by the machine's as the library does by default.
 */
export async function readWebhook(
  secret: string,
  rawBody: Uint8Array,
  signature: string | undefined,
  now: Temporal.Instant,
): Promise<PaymentEvent | null> {
  if (rawBody.byteLength > maxBytes || !signature || signature.length > maxSignatureLength) return null;
  const { webhooks } = await stripeLibrary();
  try {
    const sent = webhooks.constructEvent(rawBody, signature, secret, maxAgeSeconds, undefined, now.epochMilliseconds);
    return eventFrom(event.parse(sent));
  } catch {
    // Unsigned, forged, old, no JSON or no event: the library has an error for each, and none tells more than the rest.
    return null;
  }
}

function eventFrom({ id, type, data: { object } }: z.output<typeof event>): PaymentEvent {
  const isRefund = object.object === "refund";
  return {
    id,
    type,
    sessionId: object.object === "checkout.session" ? object.id : null,
    chargeId: isRefund ? (object.charge ?? null) : object.object === "charge" ? object.id : null,
    refundId: isRefund ? object.id : null,
  };
}

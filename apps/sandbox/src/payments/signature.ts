import { createHmac } from "node:crypto";

/**
 * The Stripe-Signature of a webhook call: when it was signed, in seconds, and an HMAC-SHA256 over that and the body.
 *
 * Source  https://docs.stripe.com/webhooks/signature
 */
export function stripeSignature(secret: string, body: string, at: Temporal.Instant): string {
  const t = Math.floor(at.epochMilliseconds / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`, "utf8").digest("hex")}`;
}

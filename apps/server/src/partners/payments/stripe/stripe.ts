import type Stripe from "stripe";
import { PaymentFault } from "../payment-fault.ts";
import type { CheckoutRequest, PaymentAccount, PaymentProvider } from "../provider.ts";
import { checkoutFrom, readingFrom, refundFrom, refundsFrom } from "./answers.ts";
import { clientOf } from "./client.ts";
import { faultOf } from "./faults.ts";
import { readWebhook } from "./webhook.ts";

/** The provider for Stripe, or anything that speaks its protocol at the configured origin. */
export function stripeProvider(account: PaymentAccount, timeoutMs = 10_000): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const ask = async <Answer>(call: (stripe: Stripe) => Promise<unknown>, read: (answer: unknown) => Answer) => {
    try {
      client ??= clientOf(account, timeoutMs);
      return read(await call(await client));
    } catch (error) {
      throw faultOf(error);
    }
  };
  const readCheckout = (sessionId: string) =>
    ask(
      ({ checkout }) => checkout.sessions.retrieve(sessionId, { expand: ["payment_intent.latest_charge"] }),
      readingFrom,
    );
  return {
    createCheckout: ({ idempotencyKey, ...request }) =>
      ask(({ checkout }) => checkout.sessions.create(paramsOf(request), { idempotencyKey }), checkoutFrom),
    readCheckout,
    async expireCheckout(sessionId) {
      try {
        return await ask(({ checkout }) => checkout.sessions.expire(sessionId), readingFrom);
      } catch (fault) {
        // Refused where it is no longer open, so what it is decides.
        if (fault instanceof PaymentFault && fault.kind === "refused") return readCheckout(sessionId);
        throw fault;
      }
    },
    async refund({ chargeId, amountCents, idempotencyKey }) {
      const charge = chargeId;
      try {
        return await ask(
          ({ refunds }) => refunds.create({ charge, amount: amountCents }, { idempotencyKey }),
          refundFrom,
        );
      } catch (fault) {
        if (!(fault instanceof PaymentFault) || fault.code !== "charge_already_refunded") throw fault;
        // Somebody gave it back at the provider itself, so that refund is the one.
        const made = await ask(({ refunds }) => refunds.list({ charge }), refundsFrom);
        const standing = made.find(({ state }) => state !== "failed");
        if (!standing) throw fault;
        return standing;
      }
    },
    readRefund: (refundId) => ask(({ refunds }) => refunds.retrieve(refundId), refundFrom),
    readWebhook: (rawBody, signature, now) => readWebhook(account.webhookSecret, rawBody, signature, now),
  };
}

const paramsOf = (request: Omit<CheckoutRequest, "idempotencyKey">): Stripe.Checkout.SessionCreateParams => ({
  mode: "payment",
  allowed_payment_method_types: ["card"],
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: request.amountCents,
        product_data: { name: request.description },
      },
    },
  ],
  payment_intent_data: { description: request.description, receipt_email: request.customerEmail },
  client_reference_id: request.reference,
  customer_email: request.customerEmail,
  success_url: request.successUrl,
  cancel_url: request.cancelUrl,
  expires_at: Math.floor(request.expiresAt.epochMilliseconds / 1000),
  locale: request.locale,
});

import type { Checkout, Refund } from "./records.ts";
import { refundedOf } from "./records.ts";

const seconds = (iso: string): number => Math.floor(Temporal.Instant.from(iso).epochMilliseconds / 1000);
const pagesOf = ({ url }: Checkout): string => new URL(url).origin;

/** Returns a charge as Stripe's API has it; null while nothing was paid. */
export function chargeObject(checkout: Checkout, refunds: readonly Refund[]) {
  const { charge } = checkout;
  if (!charge) return null;
  const refunded = refundedOf(refunds);
  return {
    id: charge.id,
    object: "charge",
    amount: checkout.amount,
    amount_captured: checkout.amount,
    amount_refunded: refunded,
    captured: true,
    created: seconds(charge.paidAt),
    currency: checkout.currency,
    description: checkout.name,
    livemode: false,
    metadata: checkout.metadata,
    paid: true,
    payment_intent: charge.paymentIntentId,
    receipt_email: checkout.customerEmail,
    receipt_url: `${pagesOf(checkout)}/payments/receipts/${charge.id}`,
    refunded: refunded === checkout.amount,
    status: "succeeded",
  };
}

/** Returns a Checkout Session as Stripe's API has it; `expand` names what is put in whole instead of by its id. */
export function checkoutObject(checkout: Checkout, refunds: readonly Refund[], expand: readonly string[] = []) {
  const { status, charge, amount, currency } = checkout;
  return {
    id: checkout.id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: checkout.cancelUrl,
    client_reference_id: checkout.reference,
    created: seconds(checkout.createdAt),
    currency,
    customer: null,
    customer_details: checkout.customerEmail === null ? null : { email: checkout.customerEmail },
    customer_email: checkout.customerEmail,
    expires_at: seconds(checkout.expiresAt),
    livemode: false,
    locale: checkout.locale,
    metadata: checkout.metadata,
    mode: "payment",
    payment_intent: charge && intentOf(checkout, refunds, expand),
    payment_method_types: ["card"],
    payment_status: charge ? "paid" : "unpaid",
    status,
    success_url: checkout.successUrl,
    url: status === "open" ? checkout.url : null,
  };
}

function intentOf(checkout: Checkout, refunds: readonly Refund[], expand: readonly string[]) {
  const { paymentIntentId, id, paidAt } = checkout.charge!;
  const wholeCharge = expand.some((path) => path.startsWith("payment_intent.latest_charge"));
  if (!wholeCharge && !expand.includes("payment_intent")) return paymentIntentId;
  return {
    id: paymentIntentId,
    object: "payment_intent",
    amount: checkout.amount,
    amount_received: checkout.amount,
    created: seconds(paidAt),
    currency: checkout.currency,
    description: checkout.name,
    latest_charge: wholeCharge ? chargeObject(checkout, refunds) : id,
    livemode: false,
    metadata: checkout.metadata,
    status: "succeeded",
  };
}

/** Returns a refund as Stripe's API has it. */
export const refundObject = (refund: Refund) => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  charge: refund.chargeId,
  created: seconds(refund.createdAt),
  currency: refund.currency,
  ...(refund.status === "failed" && { failure_reason: "unknown" }),
  metadata: refund.metadata,
  payment_intent: refund.paymentIntentId,
  status: refund.status,
});

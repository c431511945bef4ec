import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { Config } from "../../config.ts";

/** The product's account at a payment provider, as configured. */
export type PaymentAccount = NonNullable<Config["payments"]>;

/** Amounts are in US cents. */
export type CheckoutRequest = {
  amountCents: number;
  /** What the renter reads that they pay for. */
  description: string;
  /** Our id of what is paid, at most 200 characters. */
  reference: string;
  customerEmail: string;
  successUrl: string;
  cancelUrl: string;
  /** More than 30 minutes ahead and at most 24 hours. */
  expiresAt: Temporal.Instant;
  /** The same for every try of one attempt, which then has to be the same in everything else, too. */
  idempotencyKey: string;
  locale: Language;
};

/** A page of the provider's where a renter pays. */
export type Checkout = { sessionId: string; url: string; expiresAt: Temporal.Instant };

/** What became of a checkout. */
export type CheckoutReading =
  | { state: "open" | "expired"; amountCents: number }
  | { state: "paid"; amountCents: number; paidAt: Temporal.Instant; chargeId: string; receiptUrl: string | null };

export type RefundRequest = {
  chargeId: string;
  amountCents: number;
  /** The same for every try of one refund. */
  idempotencyKey: string;
};

export type Refund = { refundId: string; state: "pending" | "succeeded" | "failed"; amountCents: number };

/**
 * What a webhook is about. It may come twice, late and in any order, so it only says what to read again. An id is null
 * where the event is about something else.
 */
export type PaymentEvent = {
  id: string;
  type: string;
  sessionId: string | null;
  chargeId: string | null;
  refundId: string | null;
};

/** A payment provider with the product's account there. Every call's errors  `PaymentFault`. */
export type PaymentProvider = {
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  readCheckout(sessionId: string): Promise<CheckoutReading>;
  /** Closes a checkout, and returns what it is then: expired, or paid where the renter was faster. */
  expireCheckout(sessionId: string): Promise<CheckoutReading>;
  refund(request: RefundRequest): Promise<Refund>;
  readRefund(refundId: string): Promise<Refund>;
  /**
   * Returns what a call of the webhook says; null for one that is unsigned, forged, older than five minutes by `now`,
   * too long or no event.
   */
  readWebhook(rawBody: Uint8Array, signature: string | undefined, now: Temporal.Instant): Promise<PaymentEvent | null>;
};

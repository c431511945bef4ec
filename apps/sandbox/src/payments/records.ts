/** A charge of a paid checkout; amounts are in cents, instants in ISO 8601. */
export interface Charge {
  id: string;
  paymentIntentId: string;
  paidAt: string;
}

/** A payment that a person is asked for on a page, and what became of it. */
export interface Checkout {
  id: string;
  status: "open" | "complete" | "expired";
  amount: number;
  currency: string;
  /** What the payment is for. */
  name: string;
  reference: string | null;
  customerEmail: string | null;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
  metadata: Record<string, string>;
  createdAt: string;
  expiresAt: string;
  /** The address of its page. */
  url: string;
  /** How often the card was declined. */
  declines: number;
  charge: Charge | null;
}

export type CheckoutOrder = Omit<Checkout, "id" | "status" | "createdAt" | "declines" | "charge" | "url"> & {
  /** Where the sandbox's pages are, without a slash at the end. */
  pagesAt: string;
};

/** Money that went back to the renter. A refund that failed brought nothing back. */
export interface Refund {
  id: string;
  checkoutId: string;
  chargeId: string;
  paymentIntentId: string;
  amount: number;
  currency: string;
  status: "succeeded" | "failed";
  metadata: Record<string, string>;
  createdAt: string;
}

/** Returns how many cents of a charge went back. */
export const refundedOf = (refunds: readonly Refund[]): number =>
  refunds.filter(({ status }) => status === "succeeded").reduce((sum, { amount }) => sum + amount, 0);

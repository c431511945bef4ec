import { z } from "zod";
import type { Checkout, CheckoutReading, Refund } from "../provider.ts";

const instant = z.number().transform((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));

const newSession = z.object({ id: z.string().min(1), url: z.url(), expires_at: instant });

const session = z.object({
  amount_total: z.int(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
});
const charge = z.object({ id: z.string().min(1), created: instant, receipt_url: z.string().nullish() });
const paidSession = session.extend({ payment_intent: z.object({ latest_charge: charge }) });

const refund = z.object({
  id: z.string().min(1),
  amount: z.int(),
  status: z.enum(["pending", "requires_action", "succeeded", "failed", "canceled"]),
});
const refundStates = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
} as const satisfies Record<z.output<typeof refund>["status"], Refund["state"]>;

export function checkoutFrom(answer: unknown): Checkout {
  const { id, url, expires_at } = newSession.parse(answer);
  return { sessionId: id, url, expiresAt: expires_at };
}

/** Reads a session with its charge in whole. Only cards are taken, so that one is complete once it is paid. */
export function readingFrom(answer: unknown): CheckoutReading {
  const { amount_total: amountCents, status, payment_status } = session.parse(answer);
  if (payment_status !== "paid") return { state: status === "expired" ? "expired" : "open", amountCents };
  const { id, created, receipt_url } = paidSession.parse(answer).payment_intent.latest_charge;
  return { state: "paid", amountCents, paidAt: created, chargeId: id, receiptUrl: receipt_url ?? null };
}

const refunds = z.object({ data: z.array(z.unknown()) });

/** Reads the refunds of a charge, the newest first. */
export const refundsFrom = (answer: unknown): Refund[] => refunds.parse(answer).data.map(refundFrom);

export function refundFrom(answer: unknown): Refund {
  const { id, amount, status } = refund.parse(answer);
  return { refundId: id, state: refundStates[status], amountCents: amount };
}

import { join } from "node:path";
import { openJsonLog } from "../platform/json-log.ts";
import { newId } from "./ids.ts";
import type { Checkout, CheckoutOrder, Refund } from "./records.ts";
import { refundedOf } from "./records.ts";
import { chargeObject, checkoutObject, refundObject } from "./stripe-objects.ts";
import { noSuch, StripeProblem } from "./stripe-problem.ts";

export type EventType =
  | "checkout.session.completed"
  | "checkout.session.expired"
  | "charge.refunded"
  | "refund.updated"
  | "refund.failed";

export interface RefundOrder {
  /** The id of a charge or of its payment intent. */
  of: string;
  /** Cents; what is left of the charge where it is not said. */
  amount?: number | undefined;
  metadata: Record<string, string>;
}

export interface Payments {
  /** Newest first. */
  checkouts(): Checkout[];
  checkout(id: string): Checkout;
  refunds(): Refund[];
  refundsOf(checkoutId: string): Refund[];
  refund(id: string): Refund;
  create(order: CheckoutOrder): Checkout;
  pay(id: string): Checkout;
  decline(id: string): Checkout;
  expire(id: string): Checkout;
  refundCharge(order: RefundOrder): Refund;
  /** The bank sends a refund back. */
  failRefund(id: string): Refund;
  /** Expires what is past its time. */
  expireDue(): void;
  clear(): void;
}

/** Every checkout and refund; `onEvent` hears of what happened to them, with the object as Stripe's API has it. */
export function openPayments(
  folder: string,
  now: () => Temporal.Instant,
  onEvent: (type: EventType, object: unknown) => void,
): Payments {
  const checkouts = openJsonLog<Checkout>(join(folder, "checkouts.jsonl"), ({ id }) => id);
  const refunds = openJsonLog<Refund>(join(folder, "refunds.jsonl"), ({ id }) => id);
  const refundsOf = (checkoutId: string) => refunds.all().filter((refund) => refund.checkoutId === checkoutId);

  const keep = (checkout: Checkout, type?: EventType): Checkout => {
    checkouts.put(checkout);
    if (type) onEvent(type, checkoutObject(checkout, refundsOf(checkout.id)));
    return checkout;
  };
  const expireDue = (): void => {
    for (const checkout of checkouts.all())
      if (checkout.status === "open" && Temporal.Instant.compare(checkout.expiresAt, now()) <= 0)
        keep({ ...checkout, status: "expired" }, "checkout.session.expired");
  };
  const checkout = (id: string): Checkout => {
    expireDue();
    return checkouts.get(id) ?? fail(noSuch("checkout.session", id));
  };
  const refund = (id: string): Refund => refunds.get(id) ?? fail(noSuch("refund", id));

  return {
    checkouts: () => checkouts.all().reverse(),
    checkout,
    refunds: () => refunds.all().reverse(),
    refundsOf,
    refund,
    create({ pagesAt, ...order }) {
      const id = newId("cs_test");
      const url = `${pagesAt}/payments/checkout/${id}`;
      const createdAt = now().toString();
      return keep({ ...order, id, url, status: "open", createdAt, declines: 0, charge: null });
    },
    pay(id) {
      const charge = { id: newId("ch"), paymentIntentId: newId("pi"), paidAt: now().toString() };
      return keep({ ...stillOpen(checkout(id)), status: "complete", charge }, "checkout.session.completed");
    },
    decline(id) {
      const found = stillOpen(checkout(id));
      return keep({ ...found, declines: found.declines + 1 });
    },
    expire: (id) => keep({ ...stillOpen(checkout(id)), status: "expired" }, "checkout.session.expired"),
    refundCharge({ of, amount, metadata }) {
      const paid = checkouts.all().find(({ charge }) => charge?.id === of || charge?.paymentIntentId === of);
      if (!paid) throw noSuch(of.startsWith("pi_") ? "payment_intent" : "charge", of);
      const { id: chargeId, paymentIntentId } = paid.charge!;
      const given = refundable(paid, refundsOf(paid.id), amount);
      const { id: checkoutId, currency } = paid;
      const made: Refund = {
        ...{ id: newId("re"), checkoutId, chargeId, paymentIntentId, amount: given, currency, metadata },
        ...{ status: "succeeded", createdAt: now().toString() },
      };
      refunds.put(made);
      onEvent("charge.refunded", chargeObject(paid, refundsOf(checkoutId)));
      return made;
    },
    failRefund(id) {
      const failed: Refund = { ...refund(id), status: "failed" };
      refunds.put(failed);
      for (const type of ["refund.updated", "refund.failed"] as const) onEvent(type, refundObject(failed));
      return failed;
    },
    expireDue,
    clear() {
      checkouts.clear();
      refunds.clear();
    },
  };
}

const fail = (problem: StripeProblem): never => {
  throw problem;
};

function stillOpen(checkout: Checkout): Checkout {
  if (checkout.status === "open") return checkout;
  throw new StripeProblem(400, {
    message: `Only Checkout Sessions with a status in ["open"] can be changed. This one has a status of "${checkout.status}".`,
  });
}

/** Returns how many cents go back. Errors  400 when everything did already, or more is asked for than is left. */
function refundable({ amount: paid, charge }: Checkout, earlier: readonly Refund[], asked: number | undefined): number {
  const left = paid - refundedOf(earlier);
  if (left === 0)
    throw new StripeProblem(400, {
      code: "charge_already_refunded",
      message: `Charge ${charge!.id} has already been refunded.`,
    });
  if (asked !== undefined && asked > left)
    throw new StripeProblem(400, {
      message: `Refund amount (${dollars(asked)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      param: "amount",
    });
  return asked ?? left;
}

/** Returns cents as dollars, such as "$49.00". */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

import type { App } from "../app.ts";
import type { CheckoutReading, PaymentProvider } from "../partners/payments/provider.ts";

/** How long a page of the provider can be paid, from now on. */
const payableFor = Temporal.Duration.from({ hours: 2 });

/** Returns the bureau and payment provider of a product in the past: the sandbox's or none, so that nobody real is paid. */
export const partnersInPast = (
  { config, clock, screening, payments }: App,
  past: App["clock"],
): Pick<App, "screening" | "payments"> =>
  config.sandboxUrl && screening && payments
    ? { screening, payments: paymentsInPast(payments, clock, past) }
    : { screening: null, payments: null };

/** Returns a provider whose pages are made today, and where what is paid was paid then. */
function paymentsInPast(payments: PaymentProvider, present: App["clock"], past: App["clock"]): PaymentProvider {
  const then = (reading: CheckoutReading): CheckoutReading =>
    reading.state === "paid" ? { ...reading, paidAt: past.now() } : reading;
  return {
    ...payments,
    createCheckout: (request) => payments.createCheckout({ ...request, expiresAt: present.now().add(payableFor) }),
    readCheckout: async (sessionId) => then(await payments.readCheckout(sessionId)),
    expireCheckout: async (sessionId) => then(await payments.expireCheckout(sessionId)),
  };
}

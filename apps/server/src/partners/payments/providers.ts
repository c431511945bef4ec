import type { PaymentAccount, PaymentProvider } from "./provider.ts";
import { stripeProvider } from "./stripe/stripe.ts";

const providers = { stripe: stripeProvider } satisfies Record<
  PaymentAccount["kind"],
  (account: PaymentAccount) => PaymentProvider
>;

/** Returns the provider of the configured account; null where there is none and nothing can be charged. */
export const paymentProviderOf = (account: PaymentAccount | null): PaymentProvider | null =>
  account ? providers[account.kind](account) : null;

import { z } from "zod";
import type { CheckoutOrder } from "./records.ts";
import { acceptParams, StripeProblem } from "./stripe-problem.ts";

type Params = Record<string, string | string[]>;

/** What Stripe charges at least, in cents. */
const minAmount = 50;
const lifetime = { min: Temporal.Duration.from({ minutes: 30 }), max: Temporal.Duration.from({ hours: 24 }) };

const price = "line_items[0][price_data]";
const keys = {
  amount: `${price}[unit_amount]`,
  currency: `${price}[currency]`,
  name: `${price}[product_data][name]`,
  quantity: "line_items[0][quantity]",
} as const;

/** The parameters by their names in the form; any other is refused. */
const params = z.strictObject({
  mode: z.literal("payment"),
  "allowed_payment_method_types[0]": z.literal("card").optional(),
  [keys.amount]: z.coerce.number().int().max(99_999_999),
  [keys.currency]: z.literal("usd"),
  [keys.name]: z.string().min(1).max(250),
  [keys.quantity]: z.literal("1"),
  "payment_intent_data[description]": z.string().max(1_000).optional(),
  "payment_intent_data[receipt_email]": z.email().optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer_email: z.email().max(800).optional(),
  success_url: z.url({ protocol: /^https?$/ }),
  cancel_url: z.url({ protocol: /^https?$/ }).optional(),
  expires_at: z.coerce.number().int().optional(),
  locale: z.enum(["auto", "en", "es", "es-419"]).optional(),
});

const metadataName = /^metadata\[(.{1,40})\]$/;

/** Returns what is noted on an object, by name. */
export const metadataOf = (sent: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const [, key] = metadataName.exec(name) ?? [];
      return key === undefined ? [] : [[key, [value].flat().join(",").slice(0, 500)]];
    }),
  );

export const withoutMetadata = (sent: Params): Params =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !metadataName.test(name)));

/** Returns a new checkout as the form asks for it. Errors  400 for a parameter that does not fit. */
export function checkoutOrder(sent: Params, now: Temporal.Instant): Omit<CheckoutOrder, "pagesAt"> {
  const form = acceptParams(params, withoutMetadata(sent));
  if (form[keys.amount] < minAmount)
    throw new StripeProblem(400, {
      code: "amount_too_small",
      message: "The total amount due must add up to at least $0.50 usd",
      param: keys.amount,
    });
  return {
    amount: form[keys.amount],
    currency: form[keys.currency],
    name: form[keys.name],
    reference: form.client_reference_id ?? null,
    customerEmail: form.customer_email ?? null,
    successUrl: form.success_url,
    cancelUrl: form.cancel_url ?? null,
    locale: form.locale ?? null,
    metadata: metadataOf(sent),
    expiresAt: expiryOf(form.expires_at, now).toString(),
  };
}

function expiryOf(seconds: number | undefined, now: Temporal.Instant): Temporal.Instant {
  const latest = now.add(lifetime.max);
  if (seconds === undefined) return latest;
  const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
  const isTooEarly = Temporal.Instant.compare(at, now.add(lifetime.min)) < 0;
  if (isTooEarly || Temporal.Instant.compare(at, latest) > 0)
    throw new StripeProblem(400, {
      message: "The `expires_at` timestamp must be 30 minutes to 24 hours from Checkout Session creation.",
      param: "expires_at",
    });
  return at;
}

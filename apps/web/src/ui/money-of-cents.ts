import { money } from "./money.ts";

const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** $49 or $24.50: an amount in cents, which are shown where there are any. */
export const moneyOfCents = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100) : withCents.format(cents / 100);

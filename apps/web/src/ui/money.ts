const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** $1,850: US dollars without cents. */
export const money = (amount: number): string => dollars.format(amount);

/** $49 or $24.50: an amount in cents, which are shown where there are any. */
export const moneyOfCents = (cents: number): string => (cents % 100 === 0 ? dollars : withCents).format(cents / 100);

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** $1,850: US dollars without cents. */
export const money = (amount: number): string => dollars.format(amount);

// Made once and when first needed, since to make one takes longer than all else a page or reply says of money.
let grouped: Intl.NumberFormat | undefined;

/** Returns whole US dollars as people read them: "$1,850". */
export function dollars(amount: number): string {
  grouped ??= new Intl.NumberFormat("en-US");
  return `$${grouped.format(Math.round(amount))}`;
}

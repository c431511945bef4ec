/**
 * The reasons why a delivery was dropped, as stored: the number opted out, the address takes no mail, its time had
 * passed, the provider has confirmed the opt-out, it belongs to the demonstration's past, or the person erased what is
 * theirs.
 */
export const dropReasons = [
  "opted-out",
  "takes-no-mail",
  "late",
  "confirmed-by-provider",
  "demonstration",
  "erased",
] as const;
export type DropReason = (typeof dropReasons)[number];

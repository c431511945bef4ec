/**
 * Why a delivery was dropped rather than sent, as its row keeps it: the number opted out, the address takes no mail, its
 * time had passed, the renter has read of the opt-out from the provider, or it belongs to the demonstration's past.
 */
export const dropReasons = ["opted-out", "takes-no-mail", "late", "confirmed-by-provider", "demonstration"] as const;
export type DropReason = (typeof dropReasons)[number];

/** The senders of a message; `system` is the product's own line about an event. */
export const messageSenders = ["renter", "piper", "owner", "system"] as const;
export type MessageSender = (typeof messageSenders)[number];

/** The reasons why a message does not reach its renter. */
export const undeliveredReasons = ["no-texts-wanted", "address-takes-no-mail", "too-late", "failed"] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

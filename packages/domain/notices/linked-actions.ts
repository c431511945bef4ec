/** What a link in a mail lets a member do with one thing, without signing in. */
export const linkedActions = ["accept", "decline", "answer", "resolve"] as const;
export type LinkedAction = (typeof linkedActions)[number];

/** What has become of such a link; it is settled once what it is about is decided, by whomever. */
export const actionLinkStates = ["open", "settled", "expired"] as const;

/** Such a link works this long, and never past the start of the showing it is about. */
export const actionLinkDays = 7;

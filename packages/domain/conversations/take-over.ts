/**
 * A renter who waits this long for an owner that took the conversation over gets Piper back.
 * Source: docs/decisions/0035-taking-over.md.
 */
export const ownerSilence = { hours: 12 };

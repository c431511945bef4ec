/** The kinds of account events, which an owner can review. */
export const accountEventKinds = [
  "account.created",
  "sign-in.succeeded",
  "sign-in.refused",
  "sign-in.blocked",
  "sign-in-code.requested",
  "signed-out",
  "reset-link.requested",
  "password.changed",
  "email-change.requested",
  "email-change.refused",
  "email.changed",
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** The ways a person proves, or tries to prove, that an account is theirs. */
export const proofMethods = ["PASSWORD", "CODE", "GOOGLE", "LINK"] as const;
export type ProofMethod = (typeof proofMethods)[number];

export const accountEventsKeptDays = 90;

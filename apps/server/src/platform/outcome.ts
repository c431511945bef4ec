/**
 * The outcome of one attempt: accepted by the partner, worth a retry, rejected for good, rejected because the number
 * opted out with the partner, or not attempted because the partner is not configured.
 */
export type Outcome =
  | { kind: "sent"; partnerId?: string }
  | { kind: "failed-for-now"; error: string }
  | { kind: "refused"; error: string }
  | { kind: "opted-out"; error: string }
  | { kind: "not-configured"; error: string };

const maxErrorLength = 500;

/** An error as one line for the delivery's row and the log. */
export const errorLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, " ").slice(0, maxErrorLength);

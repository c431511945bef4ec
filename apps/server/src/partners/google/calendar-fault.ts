/** A failed call to Google: temporary, with an old access token, with a withdrawn consent, or permanent. */
export class CalendarFault extends Error {
  readonly kind: "for-now" | "stale-token" | "revoked" | "refused";

  constructor(kind: CalendarFault["kind"], message: string) {
    super(message);
    this.name = "CalendarFault";
    this.kind = kind;
  }
}

/** Returns the fault of a call that got no answer. */
export const unreachable = (error: unknown): never => {
  throw new CalendarFault("for-now", `Google cannot be reached: ${(error as Error).message}`);
};

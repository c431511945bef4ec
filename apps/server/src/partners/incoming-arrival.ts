/** A mail, text or lead from outside, as its partner delivered it. */
export type IncomingArrival = {
  channel: "EMAIL" | "SMS" | "PLATFORM";
  /** The partner's own id of it; the same id is the same arrival. */
  partnerId: string;
  sender: string;
  content: Buffer;
  envelope: Record<string, unknown>;
};

/** Keeps an arrival: once that is done, it may be acknowledged. Returns false where it had arrived before. */
export type StoreArrival = (arriving: IncomingArrival) => Promise<boolean>;

/** What an inquiry's chain is over. */
export type ItemKind = "message" | "qualification" | "verdict" | "erasure";

/** What may be erased; an erasure itself stays. */
export type ErasableKind = Exclude<ItemKind, "erasure">;

/** A stored item with the fields that its digest covers. */
export type Item = { inquiryId: string; kind: ItemKind; id: string; fields: (string | null)[] };

/** Returns an instant as PostgreSQL keeps it, to the microsecond. */
export const asStored = (at: Temporal.Instant): Temporal.Instant =>
  at.round({ smallestUnit: "microsecond", roundingMode: "floor" });

/** Returns an instant as a field of an item. */
export const microsecondsOf = (at: Temporal.Instant): string => String(at.epochNanoseconds / 1000n);

/** A link as it is stored; the salt is null once its item is erased. */
export type Link = {
  inquiryId: string;
  /** From 1, without gaps. */
  position: number;
  kind: ItemKind;
  itemId: string;
  salt: Buffer | null;
  digest: Buffer;
  link: Buffer;
};

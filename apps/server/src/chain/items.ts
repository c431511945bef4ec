/** What an inquiry's chain is over. */
export type ItemKind = "message" | "qualification" | "verdict" | "erasure";

/** What may be erased; an erasure itself stays. */
export type ErasableKind = Exclude<ItemKind, "erasure">;

/** A stored item with the fields that its digest covers. */
export type Item = { inquiryId: string; kind: ItemKind; id: string; fields: (string | null)[] };

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

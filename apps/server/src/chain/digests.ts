import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Item, Link } from "./items.ts";

const saltBytes = 16;

/** Returns the key of the chains, derived from the product's secret. */
export const chainKey = (secret: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "record-chain", 32));

/** Returns the digest of an item. Without the salt nobody can tell what it was made of, not even with the key. */
export const digestOf = (key: Buffer, salt: Buffer, { kind, id, fields }: Omit<Item, "inquiryId">): Buffer =>
  createHmac("sha256", key)
    .update("item")
    .update(salt)
    .update(JSON.stringify([kind, id, ...fields.map((field) => field?.toWellFormed() ?? null)]))
    .digest();

type Linked = Omit<Link, "salt" | "link">;

/** Returns the link of an item behind the one before it, which is empty for the first. */
export const linkOf = (key: Buffer, previous: Buffer, { inquiryId, position, kind, itemId, digest }: Linked): Buffer =>
  createHmac("sha256", key)
    .update("link")
    .update(JSON.stringify([inquiryId, position, kind, itemId]))
    .update(digest)
    .update(previous)
    .digest();

/** The end of a chain; position 0 before its first link. */
export type Head = { position: number; link: Buffer };

/** Returns the links that items add to a chain, in their order. */
export function linksFor(key: Buffer, head: Head, items: readonly Item[]): Link[] {
  let { position, link: previous } = head;
  return items.map((item) => {
    const salt = randomBytes(saltBytes);
    position += 1;
    const linked = { inquiryId: item.inquiryId, position, kind: item.kind, itemId: item.id };
    const digest = digestOf(key, salt, item);
    previous = linkOf(key, previous, { ...linked, digest });
    return { ...linked, salt, digest, link: previous };
  });
}

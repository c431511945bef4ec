import { timingSafeEqual } from "node:crypto";
import type { Reader } from "../platform/database/database.ts";
import { chainKey, digestOf, linkOf } from "./digests.ts";
import type { ItemKind } from "./items.ts";
import { type ChainPlace, countToBegin, type LinkWithItem, linksAfter, unlinkedItems } from "./queries.ts";

/** What is wrong with a link, or with an item that should have one. */
export const brokenWords = {
  changed: "was changed",
  gone: "is gone",
  "erased-by-nobody": "was erased, and no erasure is on record",
  "out-of-chain": "does not follow from the link before it",
  missing: "is missing",
  unlinked: "is in no chain",
} as const;

/** A broken link; kind and id are null where the link itself is missing, the position where there is none. */
export type Broken = {
  inquiryId: string;
  position: number | null;
  kind: ItemKind | null;
  itemId: string | null;
  what: keyof typeof brokenWords;
};

export type Verified = { inquiries: number; links: number; broken: number; toBegin: number };

/** How many items without a link are named; past it there is more wrong than names would help with. */
const maxUnlinked = 1000;

/** Where a chain has been read to; `links` are what the next link may follow from. */
type Walk = ChainPlace & { links: Buffer[] };

/**
 * Verifies every chain, a page of links at a time, and hands on what is broken as it is found.
 * @param secret  the product's, from which the key of the chains is derived
 */
export async function verifyChains(
  on: Reader,
  secret: Buffer,
  report: (broken: Broken) => void,
  pageSize?: number,
): Promise<Verified> {
  const key = chainKey(secret);
  const toBegin = await countToBegin(on);
  const found = { inquiries: 0, links: 0, broken: 0, toBegin };
  const tell = (broken: Broken): void => {
    found.broken += 1;
    report(broken);
  };
  let walk: Walk | undefined;
  for (let page = await linksAfter(on, walk, pageSize); page.length > 0; page = await linksAfter(on, walk, pageSize)) {
    for (const chained of page) {
      if (chained.inquiryId !== walk?.inquiryId) found.inquiries += 1;
      found.links += 1;
      walk = follow(key, walk, chained, tell);
    }
  }
  for (const { inquiryId, kind, id } of await unlinkedItems(on, maxUnlinked))
    tell({ inquiryId, position: null, kind, itemId: id, what: "unlinked" });
  return found;
}

/** Returns whether records were chained with a secret, as far as the first ones tell; null where there is none yet. */
export async function hasChained(on: Reader, secret: Buffer): Promise<boolean | null> {
  const key = chainKey(secret);
  const links = await linksAfter(on);
  let walk: Walk | undefined;
  let broken = 0;
  for (const chained of links) {
    let isBroken = false;
    walk = follow(key, walk, chained, () => {
      isBroken = true;
    });
    if (isBroken) broken += 1;
  }
  return links.length === 0 ? null : broken < links.length;
}

/** Verifies one link behind the walk so far. Returns the walk with it. */
function follow(key: Buffer, before: Walk | undefined, chained: LinkWithItem, tell: (broken: Broken) => void): Walk {
  const { inquiryId, position, kind, itemId } = chained;
  const walk = before?.inquiryId === inquiryId ? before : { inquiryId, position: 0, links: [Buffer.alloc(0)] };
  const computed = walk.links.map((previous) => linkOf(key, previous, chained));
  if (position > walk.position + 1) tellMissing(walk, position, tell);
  else if (!computed.some((link) => isSame(link, chained.link)))
    tell({ inquiryId, position, kind, itemId, what: "out-of-chain" });
  const what = wrongWith(key, chained);
  if (what) tell({ inquiryId, position, kind, itemId, what });
  // The next one follows from what this link says or from what it should say: whichever of the two was changed.
  return { inquiryId, position, links: [chained.link, computed[0]!] };
}

function tellMissing({ inquiryId, position }: Walk, next: number, tell: (broken: Broken) => void): void {
  for (let missing = position + 1; missing < next; missing++)
    tell({ inquiryId, position: missing, kind: null, itemId: null, what: "missing" });
}

/** What is wrong with the item of a link; null where it is as it was linked, or erased on record. */
function wrongWith(
  key: Buffer,
  { kind, itemId: id, salt, digest, fields, isErased, isOfOtherCompany }: LinkWithItem,
): Broken["what"] | null {
  if (salt === null) return isErased ? null : "erased-by-nobody";
  if (fields === null) return "gone";
  const isAsLinked = isSame(digestOf(key, salt, { kind, id, fields }), digest);
  return isAsLinked && !isOfOtherCompany ? null : "changed";
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

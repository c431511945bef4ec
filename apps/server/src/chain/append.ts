import type { App } from "../app.ts";
import { type Batch, gather, type Tx } from "../platform/database/database.ts";
import { chainKey, type Head, linksFor } from "./digests.ts";
import type { Item } from "./items.ts";
import { headsOf, insertLinks, itemsToLink, noHead } from "./store.ts";

type Appended = { secret: Buffer; item: Item; head: Head | null };

const appended: Batch<Appended> = { stage: "records", write };

/**
 * Appends an item to its inquiry's chain, with the fields that the view `chain_item` reads of it. All of a transaction are
 * linked together at its end, while the caller still holds the inquiry's row, which is what keeps a chain from forking.
 * @param head  the chain's end, where the statement that stored the item has told it
 */
export const appendToChain = (tx: Tx, { secret }: Pick<App, "secret">, item: Item, head: Head | null = null): void =>
  gather(tx, appended, { secret, item, head });

async function write(tx: Tx, all: readonly Appended[]): Promise<void> {
  const chains = Map.groupBy(all, ({ item }) => item.inquiryId);
  const known = new Map([...chains].map(([id, chain]) => [id, chain.find(({ head }) => head)?.head ?? null]));
  const unknown = [...known].filter(([, head]) => head === null).map(([id]) => id);
  const heads = unknown.length > 0 ? await headsOf(tx, unknown) : new Map<string, Head>();
  const key = chainKey(all[0]!.secret);
  const links = [...chains].flatMap(([id, chain]) =>
    linksFor(
      key,
      known.get(id) ?? heads.get(id) ?? noHead,
      chain.map(({ item }) => item),
    ),
  );
  insertLinks(tx, links);
}

/** Links stored items of one inquiry behind the end of its chain, in the order given. The caller holds the inquiry. */
export async function linkStored(
  tx: Tx,
  { secret }: Pick<App, "secret">,
  inquiryId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const [items, heads] = [await itemsToLink(tx, ids), await headsOf(tx, [inquiryId])];
  insertLinks(tx, linksFor(chainKey(secret), heads.get(inquiryId) ?? noHead, items));
}

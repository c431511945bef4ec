import type { App } from "../app.ts";
import { type Batch, gather, type Tx } from "../platform/database/database.ts";
import { chainKey, linksFor } from "./digests.ts";
import { insertLinks, itemsToLink } from "./store.ts";

type Appended = { app: Pick<App, "secret">; itemId: string };

const appended: Batch<Appended> = {
  stage: "records",
  write: (tx, all) =>
    linkStored(
      tx,
      all[0]!.app,
      all.map(({ itemId }) => itemId),
    ),
};

/**
 * Appends a stored item to its inquiry's chain. All of a transaction are linked together at its end, while the caller
 * still holds the inquiry's row, which is what keeps a chain from forking.
 */
export const appendToChain = (tx: Tx, app: Pick<App, "secret">, itemId: string): void =>
  gather(tx, appended, { app, itemId });

/** Links stored items behind the ends of their chains, in the order given. The caller holds the inquiries. */
export async function linkStored(tx: Tx, { secret }: Pick<App, "secret">, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const items = await itemsToLink(tx, ids);
  const key = chainKey(secret);
  const chains = Map.groupBy(items, ({ inquiryId }) => inquiryId).values();
  insertLinks(
    tx,
    [...chains].flatMap((chain) => linksFor(key, chain[0]!.head, chain)),
  );
}

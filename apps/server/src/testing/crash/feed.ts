import { vi } from "vitest";
import { row, sql } from "../../platform/database/database.ts";
import type { MortalProduct } from "./mortal-product.ts";
import type { Stage } from "./writers.ts";

/** So many that the first hundred are stored long before the last. */
const entryCount = 2_000;

const entries = Array.from({ length: entryCount }, (_, n) => ({
  ...{ id: `entry${n}`, title: `Elm Street ${n}`, address: `${n + 1} Elm St`, city: "Columbus", state: "OH" },
  ...{ zip: "43215", latitude: 39.9551, longitude: -83.0127, propertyType: "House", bedrooms: 3, fullBathrooms: 2 },
}));

/** Connects the owner's property feed; done once its first homes are stored, and most are not. */
export async function connectFeed({ product, token }: Stage): Promise<void> {
  await product.control("PUT", "feeds/elm", entries);
  const feedUrl = `${product.sandbox.url}/feeds/elm.json`;
  const { status } = await product.api("POST", "/aptly/connect", { token, body: { feedUrl } });
  if (status !== 200) throw new Error(`The feed could not be connected: ${status}`);
  await vi.waitUntil(async () => (await feedState(product)).homes > 0, { timeout: 60_000, interval: 5 });
}

type FeedState = { isReading: boolean; outcome: string | null; homes: number; entries: number };

/** Returns how far the one connected feed was read: its homes, and of how many entries they are. */
export const feedState = async (product: MortalProduct): Promise<FeedState> =>
  (await row(
    product.database(),
    sql<FeedState>`
      select reading is not null as "isReading", outcome,
        (select count(*)::int from property where display_name like 'Elm Street %') as homes,
        (select count(distinct external_id)::int from feed_home) as entries
      from property_feed`,
  ))!;

/** What the feed has come to when nothing was lost and no home was made twice. */
export const feedReadOnce: FeedState = { isReading: false, outcome: "READ", homes: entryCount, entries: entryCount };

import { feedToken, leadKey } from "../syndication/addresses.ts";
import type { TestProduct } from "./product.ts";

/** What the sandbox's rental platform shows since it last read the feed. */
export type PlatformReading = {
  feedUrl: string;
  leadUrl: string;
  lastReadAt: string | null;
  result: "never" | "read" | "unchanged" | "failed";
  problem: string | null;
  listings: { id: string; name: string; street: string; isStreetHidden: boolean; photos: string[] }[];
  refused: string[];
  added: string[];
  changed: string[];
  removed: string[];
};

/** Turns on the rental platform, which reads the product's feed from now on. */
export const bringPlatformOn = async (product: TestProduct): Promise<void> => {
  product.sandbox.pointAt({ feedToken: feedToken(product.product.app), leadKey: leadKey(product.product.app) });
};

/** Has the platform read the feed and waits until the product has processed that. */
export async function platformReads(product: TestProduct): Promise<PlatformReading> {
  const reading = await product.control<PlatformReading>("POST", "syndication/read");
  await product.settled();
  return reading;
}

import { feedToken, leadKey } from "../syndication/addresses.ts";
import type { TestProduct } from "./product.ts";

/** What the sandbox's rental platform shows, as of its last read. */
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

/** The rental platform comes on board: from now on it reads the product's feed. */
export const bringPlatformOn = async (product: TestProduct): Promise<void> => {
  product.sandbox.pointAt({ feedToken: feedToken(product.product.app), leadKey: leadKey(product.product.app) });
};

/** The platform reads the feed now, and the product has taken that in. */
export async function platformReads(product: TestProduct): Promise<PlatformReading> {
  const reading = await product.control<PlatformReading>("POST", "syndication/read");
  await product.settled();
  return reading;
}

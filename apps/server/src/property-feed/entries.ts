import { setImmediate } from "node:timers/promises";
import type { FeedHome } from "../partners/property-feed/feed-home.ts";
import type { SkippedEntries } from "../partners/property-feed/skipped-entries.ts";
import { type SaidValues, saidValues } from "./values.ts";

/** A home of a feed with the digest of what the feed says of it. */
export type DigestedHome = { home: FeedHome; digest: string };

/** An entry in a home's own terms. */
export type Entry = { externalId: string; digest: string; said: SaidValues; photos: string[] };

const atOnce = 50;

/** Returns the entries that homes of a feed become; those that cannot be kept join the skipped ones. */
export async function entriesOf(homes: readonly DigestedHome[], skipped: SkippedEntries): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [index, { home, digest }] of homes.entries()) {
    // Descriptions take a while to clean, and others are to be answered meanwhile.
    if (index % atOnce === 0) await setImmediate();
    const { externalId, photos } = home;
    const read = await saidValues(home);
    if ("said" in read) entries.push({ externalId, digest, said: read.said, photos });
    else skipped.add({ externalId, label: home.title ?? home.address, problem: read.problem });
  }
  return entries;
}

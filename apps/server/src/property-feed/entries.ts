import { setImmediate } from "node:timers/promises";
import type { SkippedEntry } from "../partners/property-feed/feed-home.ts";
import type { FeedReading } from "../partners/property-feed/property-feed.ts";
import { type SaidValues, saidValues } from "./values.ts";

/** An entry in a home's own terms. */
export type Entry = { externalId: string; said: SaidValues; photos: string[] };

export type Entries = { entries: Entry[]; skipped: SkippedEntry[]; skippedCount: number };

const atOnce = 50;

/** Returns the entries of a reading that can become homes, and those that were left out. */
export async function entriesOf(reading: FeedReading): Promise<Entries> {
  const entries: Entry[] = [];
  const skipped = [...reading.skipped];
  for (const [index, home] of reading.homes.entries()) {
    // Descriptions take a while to clean, and others are to be answered meanwhile.
    if (index % atOnce === 0) await setImmediate();
    const { externalId, photos } = home;
    const read = await saidValues(home);
    if ("said" in read) entries.push({ externalId, said: read.said, photos });
    else skipped.push({ externalId, label: home.title ?? home.address, problem: read.problem });
  }
  return { entries, skipped, skippedCount: reading.skippedCount + reading.homes.length - entries.length };
}

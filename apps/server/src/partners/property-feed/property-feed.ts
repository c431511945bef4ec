import type { IncomingMessage } from "node:http";
import { guardedFetch } from "../guarded-fetch.ts";
import { FeedFault } from "./feed-fault.ts";
import type { FeedHome, ReadEntry, SkippedEntry } from "./feed-home.ts";
import { readDocument } from "./read-document.ts";
import { readEntry } from "./read-entry.ts";

/** The limits of one reading of a feed, over all its pages. */
export const feedLimits = {
  maxBytes: 64 * 1024 * 1024,
  timeoutMs: 60_000,
  maxEntries: 20_000,
  maxPages: 1_000,
} as const;

export type FeedLimits = { [Name in keyof typeof feedLimits]: number };

/** The skipped entries that are listed; the others are counted only. */
const maxSkippedListed = 100;

/** All that one reading found. */
export type FeedReading = {
  homes: FeedHome[];
  /** The ids of the entries that were read or skipped. */
  ids: ReadonlySet<string>;
  skipped: SkippedEntry[];
  skippedCount: number;
};

/**
 * Reads a feed to its end, page after page where it has pages.
 * Errors  `FeedFault` when any of it cannot be read: then nothing of it counts
 */
export const readFeed = (baseUrl: string, url: string, limits: FeedLimits = feedLimits): Promise<FeedReading> =>
  readPages(baseUrl, url, limits, Number.POSITIVE_INFINITY);

/** Reads the first page of a feed, which for most is all of it. Errors  as `readFeed` */
export const readFirstPage = (baseUrl: string, url: string, limits: FeedLimits = feedLimits): Promise<FeedReading> =>
  readPages(baseUrl, url, limits, 1);

async function readPages(baseUrl: string, url: string, limits: FeedLimits, maxPages: number): Promise<FeedReading> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const found = gathering(limits);
  const bytes = countingBytes(limits.maxBytes);
  try {
    for (let page = 0; page < maxPages; page += 1) {
      if (page >= limits.maxPages) throw new FeedFault("has too many pages");
      const before = found.entries();
      const answer = await guardedFetch(pageUrl(url, page), { signal, configured: baseUrl });
      const total = await readDocument(bytes(answer), (entry) => found.takeFrom(page, entry));
      if (total === null || found.entries() >= total) break;
      if (found.entries() === before) throw new FeedFault(`ends at ${before} of ${total} entries`);
    }
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault("does not answer", { cause: error });
  }
  return found.reading();
}

function pageUrl(url: string, page: number): URL {
  const asked = new URL(url);
  if (page > 0) asked.searchParams.set("page", String(page));
  return asked;
}

/** Passes bodies on until they are too long together; then the connection is closed. */
function countingBytes(maxBytes: number) {
  let bytes = 0;
  return async function* (answer: IncomingMessage): AsyncGenerator<Uint8Array> {
    for await (const chunk of answer as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new FeedFault(`is longer than ${maxBytes} bytes`);
      yield chunk;
    }
  };
}

/** Collects the entries of all pages. Pages shift while a feed changes, so an entry may come again on a later one. */
function gathering({ maxEntries }: Pick<FeedLimits, "maxEntries">) {
  const homes: FeedHome[] = [];
  /** On which page each id was first seen. */
  const pages = new Map<string, number>();
  const ids = new Set<string>();
  const skipped: SkippedEntry[] = [];
  let skippedCount = 0;
  let entries = 0;
  const skip = (entry: SkippedEntry): void => {
    skippedCount += 1;
    if (skipped.length < maxSkippedListed) skipped.push(entry);
  };
  const takeNew = (page: number, read: ReadEntry): void => {
    const id = idOf(read);
    entries += 1;
    if (entries > maxEntries) throw new FeedFault(`has more than ${maxEntries} entries`);
    if (id !== null) pages.set(id, page);
    if ("unpublished" in read) return;
    if (id !== null) ids.add(id);
    if ("home" in read) homes.push(read.home);
    else skip(read.skipped);
  };
  return {
    /** The different entries so far. */
    entries: () => entries,
    takeFrom(page: number, raw: unknown): void {
      const read = readEntry(raw);
      const id = idOf(read);
      const firstPage = id === null ? undefined : pages.get(id);
      if (firstPage === undefined) takeNew(page, read);
      else if (firstPage === page && "home" in read)
        skip({ externalId: id, label: read.home.title ?? read.home.address, problem: "This id is in the feed twice" });
    },
    reading: (): FeedReading => ({ homes, ids, skipped, skippedCount }),
  };
}

function idOf(read: ReadEntry): string | null {
  if ("home" in read) return read.home.externalId;
  return "skipped" in read ? read.skipped.externalId : read.unpublished;
}

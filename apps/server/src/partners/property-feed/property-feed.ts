import type { IncomingMessage } from "node:http";
import { guardedFetch } from "../guarded-fetch.ts";
import { FeedFault } from "./feed-fault.ts";
import type { FeedHome, ReadEntry } from "./feed-home.ts";
import { readDocument } from "./read-document.ts";
import { readEntry } from "./read-entry.ts";
import { SkippedEntries } from "./skipped-entries.ts";

/** The limits of one reading of a feed, over all its pages. */
export const feedLimits = {
  maxBytes: 64 * 1024 * 1024,
  timeoutMs: 60_000,
  maxEntries: 20_000,
  maxPages: 1_000,
} as const;

export type FeedLimits = { [Name in keyof typeof feedLimits]: number };

/** What a reading has found besides homes. */
export type FeedFound = {
  /** The ids of the entries that were read or skipped. */
  ids: ReadonlySet<string>;
  skipped: SkippedEntries;
};

export type FeedReading = {
  /**
   * The homes of each part of the feed as it comes; the next part is fetched when it is asked for.
   * Errors  `FeedFault` when any of the feed cannot be read: then nothing of it counts
   */
  homes(): AsyncGenerator<FeedHome[]>;
  /** All that was found once the homes have come to their end. */
  found(): FeedFound;
};

/** Begins to read a feed, page after page where it has pages. */
export function readFeed(baseUrl: string, url: string, limits: FeedLimits = feedLimits): FeedReading {
  const gathered = gathering(limits);
  const bytes = countingBytes(limits.maxBytes);
  async function* pages(): AsyncGenerator<FeedHome[]> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    for (let page = 0; page < limits.maxPages; page += 1) {
      const before = gathered.entries();
      const document = readDocument((entry) => gathered.takeFrom(page, entry));
      const answer = await guardedFetch(pageUrl(url, page), { signal, configured: baseUrl });
      for await (const chunk of bytes(answer)) {
        document.write(chunk);
        yield gathered.takeHomes();
      }
      const total = document.end();
      if (total === null || gathered.entries() >= total) return;
      if (gathered.entries() === before) throw new FeedFault(`ends at ${before} of ${total} entries`);
    }
    throw new FeedFault("has too many pages");
  }
  return { homes: () => failingAsFault(pages()), found: gathered.found };
}

/**
 * Reads the first page of a feed, which for most is all of it, and nothing of what it says.
 * Errors  `FeedFault` when it cannot be read
 */
export async function readFirstPage(baseUrl: string, url: string, limits: FeedLimits = feedLimits): Promise<void> {
  let entries = 0;
  const document = readDocument(() => {
    entries += 1;
    requireEntriesUpTo(limits, entries);
  });
  async function* page(): AsyncGenerator<Uint8Array> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    yield* countingBytes(limits.maxBytes)(await guardedFetch(new URL(url), { signal, configured: baseUrl }));
  }
  for await (const chunk of failingAsFault(page())) document.write(chunk);
  document.end();
}

function requireEntriesUpTo({ maxEntries }: Pick<FeedLimits, "maxEntries">, entries: number): void {
  if (entries > maxEntries) throw new FeedFault(`has more than ${maxEntries} entries`);
}

async function* failingAsFault<Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof FeedFault ? error : new FeedFault("does not answer", { cause: error });
  }
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
function gathering(limits: Pick<FeedLimits, "maxEntries">) {
  /** Those that were not handed on yet. */
  let homes: FeedHome[] = [];
  /** On which page each id was first seen. */
  const pages = new Map<string, number>();
  const ids = new Set<string>();
  const skipped = new SkippedEntries();
  let entries = 0;
  const takeNew = (page: number, read: ReadEntry): void => {
    const id = idOf(read);
    entries += 1;
    requireEntriesUpTo(limits, entries);
    if (id !== null) pages.set(id, page);
    if ("unpublished" in read) return;
    if (id !== null) ids.add(id);
    if ("home" in read) homes.push(read.home);
    else skipped.add(read.skipped);
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
        skipped.add({
          externalId: id,
          label: read.home.title ?? read.home.address,
          problem: "This id is in the feed twice",
        });
    },
    takeHomes(): FeedHome[] {
      const taken = homes;
      homes = [];
      return taken;
    },
    found: (): FeedFound => ({ ids, skipped }),
  };
}

function idOf(read: ReadEntry): string | null {
  if ("home" in read) return read.home.externalId;
  return "skipped" in read ? read.skipped.externalId : read.unpublished;
}

import type { SandboxConfig } from "../config.ts";
import { type Listing, readFeed } from "./feed.ts";

export type LiveListing = Listing & { liveSince: string };

export interface PlatformReading {
  /** Null while nobody told the platform where the feed is. */
  feedUrl: string | null;
  leadUrl: string | null;
  lastReadAt: string | null;
  /** What came of the last attempt: `unchanged` is a 304. */
  result: "never" | "read" | "unchanged" | "failed";
  problem: string | null;
  listings: LiveListing[];
  refused: string[];
  /** Ids that the last read which found a change brought, changed and took away. */
  added: string[];
  changed: string[];
  removed: string[];
}

export interface Platform {
  reading(): PlatformReading;
  /** Reads the feed now. What cannot be read leaves everything as it was. */
  read(): Promise<PlatformReading>;
  /** Reads it when a minute has passed since the last attempt, or a moment since a failed one. */
  readIfDue(): Promise<void>;
  clear(): void;
}

const everyMs = 60_000;
const afterFailureMs = 5_000;
const timeoutMs = 60_000;
const nothing = { listings: [], refused: [], added: [], changed: [], removed: [] };

/** A rental platform that shows what the product's feed holds. */
export function createPlatform(config: SandboxConfig, now: () => Temporal.Instant, onChange: () => void): Platform {
  let state: Omit<PlatformReading, "feedUrl" | "leadUrl"> = {
    ...nothing,
    lastReadAt: null,
    result: "never",
    problem: null,
  };
  let etag: string | null = null;
  let triedAtMs: number | null = null;
  let reading: Promise<PlatformReading> | null = null;

  const addresses = () => ({
    feedUrl: config.feedToken && `${config.publicUrl}/feeds/zillow/${config.feedToken}.xml`,
    leadUrl: config.leadKey && `${config.publicUrl}/hooks/zillow/leads/${config.leadKey}`,
  });
  const shown = (): PlatformReading => ({ ...addresses(), ...state });

  const readOnce = async (): Promise<PlatformReading> => {
    const { feedUrl } = addresses();
    triedAtMs = now().epochMilliseconds;
    try {
      if (!feedUrl) throw new Error("Nobody told the platform where the feed is");
      const answer = await fetch(feedUrl, {
        headers: { "accept-encoding": "gzip", ...(etag ? { "if-none-match": etag } : {}) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const lastReadAt = now().toString();
      if (answer.status === 304) {
        state = { ...state, result: "unchanged", problem: null, lastReadAt };
      } else {
        if (!answer.ok) throw new Error(`The feed answered ${answer.status}`);
        const feed = readFeed(await answer.text());
        etag = answer.headers.get("etag");
        state = {
          ...changesOf(state.listings, feed.listings, lastReadAt),
          refused: feed.refused,
          lastReadAt,
          result: "read",
          problem: null,
        };
      }
    } catch (error) {
      const { message, cause } = error as Error;
      state = { ...state, result: "failed", problem: cause instanceof Error ? cause.message : message };
    }
    onChange();
    return shown();
  };

  const read = (): Promise<PlatformReading> => {
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    return reading;
  };

  return {
    reading: shown,
    read,
    async readIfDue() {
      const sinceMs = triedAtMs === null ? everyMs : Math.abs(now().epochMilliseconds - triedAtMs);
      if (config.feedToken && sinceMs >= (state.result === "failed" ? afterFailureMs : everyMs)) await read();
    },
    clear() {
      state = { ...nothing, lastReadAt: null, result: "never", problem: null };
      etag = null;
      triedAtMs = null;
    },
  };
}

function changesOf(before: LiveListing[], found: Listing[], at: string) {
  const known = new Map(before.map((listing) => [listing.id, listing]));
  const now = new Set(found.map(({ id }) => id));
  return {
    listings: found.map((listing) => ({ ...listing, liveSince: known.get(listing.id)?.liveSince ?? at })),
    added: found.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    changed: found
      .filter((listing) => known.has(listing.id) && known.get(listing.id)!.lastUpdated !== listing.lastUpdated)
      .map(({ id }) => id),
    removed: before.filter(({ id }) => !now.has(id)).map(({ id }) => id),
  };
}

import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import { chosenPlatforms, platforms } from "@porchlight/domain/properties/syndication.ts";
import { type Reader, rows, sql } from "../platform/database/database.ts";
import type { StoredProperty } from "../properties/store.ts";
import { problemsFor } from "./zillow/problems.ts";

type PlatformState = { platform: string; lastReadAt: Temporal.Instant | null; isLive: boolean };

/** Returns a home's status on each platform, the time of that, and the problems that keep it off. */
export async function platformsOf(
  on: Reader,
  { property, syndication }: StoredProperty,
): Promise<SyndicationPlatforms> {
  const chosen = chosenPlatforms({}, syndication);
  const found = await rows(
    on,
    sql<PlatformState>`
      select feed.platform, last_read_at as "lastReadAt", live_since is not null as "isLive"
      from syndication_feed feed
      left join syndication_entry entry on entry.platform = feed.platform and property_id = ${property.id}`,
  );
  return {
    platforms: platforms.map(({ key, name }) => {
      const known = found.find(({ platform }) => platform === key);
      return {
        key,
        name,
        enabled: chosen[key],
        isLive: known?.isLive ?? false,
        lastReadAt: known?.lastReadAt?.toString() ?? null,
        problems: chosen[key] ? problemsFor(property) : [],
      };
    }),
  };
}

import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import { row, sql } from "../platform/database/database.ts";

export type FeedVersion = { version: number; changedAt: Temporal.Instant; listings: number | null };

/** Returns the version of a feed with a fingerprint: the existing one, or a new one. */
export async function versionOf(app: App, platform: PlatformKey, fingerprint: string): Promise<FeedVersion> {
  const columns = sql`version, changed_at as "changedAt", listings`;
  const same = sql<FeedVersion>`
    select ${columns} from syndication_feed where platform = ${platform} and fingerprint = ${fingerprint}`;
  return (
    (await row(app.db, same)) ??
    (await row(
      app.db,
      sql<FeedVersion>`
        insert into syndication_feed as feed (platform, fingerprint, version, changed_at)
        values (${platform}, ${fingerprint}, 1, ${app.clock.now()})
        on conflict (platform) do update
        set fingerprint = excluded.fingerprint, changed_at = excluded.changed_at,
            version = feed.version + case when feed.fingerprint = excluded.fingerprint then 0 else 1 end
        returning ${columns}`,
    ))!
  );
}

const maxSwing = 0.2;

/**
 * Stores how many homes a version of the feed has. After a change of more than a fifth the network holds the file until
 * a person confirms it.
 */
export async function recordFeedSize(app: App, platform: PlatformKey, before: number | null, listings: number) {
  if (before !== null && before > 0 && Math.abs(listings - before) / before > maxSwing)
    app.log.warn({ platform, before, listings }, "the feed's size swings; the platform may hold it until you confirm");
  await sql`update syndication_feed set listings = ${listings} where platform = ${platform}`.execute(app.db);
}

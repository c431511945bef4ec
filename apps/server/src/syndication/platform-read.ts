import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import type { App } from "../app.ts";
import { rows, sql } from "../platform/database/database.ts";
import { platformConfirms } from "./actions.ts";

export type PlatformRead = { platform: PlatformKey; version: number; at: string };

/** A platform has read a version of its feed: it shows what was in it, and no more what was not. Safe to run twice. */
export async function takePlatformRead(app: App, { platform, version, at: readAt }: PlatformRead): Promise<void> {
  const at = Temporal.Instant.from(readAt);
  await app.inTransaction(async (tx) => {
    await sql`
      update syndication_feed set last_read_at = greatest(last_read_at, ${at}::timestamptz)
      where platform = ${platform}`.execute(tx);
    await sql`
      update syndication_entry set live_since = case when is_in then ${at}::timestamptz end
      where platform = ${platform} and version <= ${version} and (live_since is null) = is_in`.execute(tx);
  });
  const waiting = await rows(
    app.db,
    sql<{ id: string }>`
      select id from property join syndication_entry on property_id = id
      where platform = ${platform} and version <= ${version} and live_since is not null
        and home_updated_at >= last_listed_at
        and status = 'LISTING_IN_PROGRESS' and deleted_at is null`,
  );
  for (const { id } of waiting) await app.inTransaction((tx) => platformConfirms(tx, app, id, app.clock.now()));
}

import type { FeedOutcome, FeedValues } from "@porchlight/domain/properties/feed-fields.ts";
import type { SkippedEntry } from "../partners/property-feed/feed-home.ts";
import { changed, json, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import type { DigestedHome } from "./entries.ts";

/** What came of one reading. */
export type ReadingResult = {
  outcome: FeedOutcome;
  added: number;
  changed: number;
  unchanged: number;
  missing: number;
  skippedCount: number;
  skipped: SkippedEntry[];
};

/** Connects a company to the feed at an address, in place of any other; it is read next at a time. */
export async function saveConnection(
  tx: Tx,
  companyId: string,
  { url, now, nextReadAt }: { url: string; now: Temporal.Instant; nextReadAt: Temporal.Instant },
): Promise<void> {
  await sql`update company set feed_url = ${url} where id = ${companyId}`.execute(tx);
  await sql`
    insert into property_feed (company_id, connected_at, next_read_at) values (${companyId}, ${now}, ${nextReadAt})
    on conflict (company_id) do update set
      connected_at = excluded.connected_at, next_read_at = excluded.next_read_at, reading = null, read_at = null,
      outcome = null, added = 0, changed = 0, unchanged = 0, missing = 0, skipped_count = 0, skipped = '[]'`.execute(
    tx,
  );
}

/** Returns whether there was a connection. The homes stay, and so does what is known of their entries. */
export async function deleteConnection(tx: Tx, companyId: string): Promise<boolean> {
  await sql`update company set feed_url = null where id = ${companyId}`.execute(tx);
  await sql`
    update feed_photo set next_attempt_at = null
    where company_id = ${companyId} and next_attempt_at is not null`.execute(tx);
  await sql`update feed_home set missed = 0 where company_id = ${companyId} and missed > 0`.execute(tx);
  return (await changed(tx, sql`delete from property_feed where company_id = ${companyId}`)) === 1;
}

/** Begins a reading, which overtakes one that is under way; returns the feed's address, or null without a feed. */
export async function beginReading(
  tx: Tx,
  companyId: string,
  reading: string,
  retryAt: Temporal.Instant,
): Promise<string | null> {
  const begun = await row(
    tx,
    sql<{ url: string }>`
      update property_feed set reading = ${reading}, next_read_at = ${retryAt}
      from company where company_id = ${companyId} and company.id = company_id
      returning company.feed_url as url`,
  );
  return begun?.url ?? null;
}

/** Locks the feed for a part of a reading. Returns false for a reading that was overtaken, or whose feed is gone. */
export const lockReading = async (tx: Tx, companyId: string, reading: string): Promise<boolean> =>
  (await row(
    tx,
    sql`select 1 from property_feed where company_id = ${companyId} and reading = ${reading} for update`,
  )) !== null;

export async function saveResult(
  tx: Tx,
  companyId: string,
  { outcome, skipped, skippedCount, ...counts }: ReadingResult,
  { now, nextReadAt }: { now: Temporal.Instant; nextReadAt: Temporal.Instant },
): Promise<void> {
  await sql`
    update property_feed set
      reading = null, read_at = ${now}, next_read_at = ${nextReadAt}, outcome = ${outcome}, added = ${counts.added},
      changed = ${counts.changed}, unchanged = ${counts.unchanged}, missing = ${counts.missing},
      skipped_count = ${skippedCount}, skipped = ${json(skipped)}
    where company_id = ${companyId}`.execute(tx);
}

/** What is known of an entry whose home there is. */
export type KnownEntry = {
  externalId: string;
  propertyId: string;
  said: Partial<FeedValues>;
  applied: Partial<FeedValues>;
  missed: number;
  /** The digest of what the feed said when it was last taken. */
  digest: string | null;
  /** When the home had last been changed as of then; null after it was changed by the feed. */
  homeUpdatedAt: Temporal.Instant | null;
};

const knownEntry = sql`
  external_id as "externalId", property_id as "propertyId", said, applied, missed, digest,
  home_updated_at as "homeUpdatedAt"`;

/**
 * Returns the ids of the homes of which nothing has changed since they were last taken, neither in the feed nor here,
 * and of those that were deleted here.
 */
export async function unchangedIds(
  on: Reader,
  companyId: string,
  homes: readonly DigestedHome[],
): Promise<ReadonlySet<string>> {
  const found = await rows(
    on,
    sql<{ id: string }>`
      select external_id as id
      from unnest(${homes.map(({ home }) => home.externalId)}::text[], ${homes.map(({ digest }) => digest)}::text[])
          as given (id, digest)
        join feed_home on company_id = ${companyId} and external_id = given.id
        join property on property.id = property_id
      where deleted_at is not null or (feed_home.digest = given.digest and home_updated_at = updated_at)`,
  );
  return new Set(found.map(({ id }) => id));
}

export const knownEntries = (on: Reader | Tx, companyId: string, externalIds: string[]): Promise<KnownEntry[]> =>
  rows(
    on,
    sql<KnownEntry>`
      select ${knownEntry} from feed_home where company_id = ${companyId} and external_id = any(${externalIds}::text[])`,
  );

/** Returns the entry of a home whose feed is connected, or null. */
export const entryOfHome = (on: Reader | Tx, companyId: string, propertyId: string): Promise<KnownEntry | null> =>
  row(
    on,
    sql<KnownEntry>`
      select ${knownEntry} from feed_home
      where company_id = ${companyId} and property_id = ${propertyId}
        and exists (select from property_feed feed where feed.company_id = feed_home.company_id)`,
  );

/** Writes what is known of entries, new ones included. */
export async function saveEntries(tx: Tx, companyId: string, entries: readonly KnownEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into feed_home (company_id, external_id, property_id, said, applied, missed, digest, home_updated_at)
    select ${companyId}, "externalId", "propertyId", said, applied, missed, digest, "homeUpdatedAt"
    from jsonb_to_recordset(${json(entries)}) as entry (
      "externalId" text, "propertyId" uuid, said jsonb, applied jsonb, missed int, digest text,
      "homeUpdatedAt" timestamptz)
    on conflict (company_id, external_id) do update set
      said = excluded.said, applied = excluded.applied, missed = excluded.missed, digest = excluded.digest,
      home_updated_at = excluded.home_updated_at`.execute(tx);
}

const liveHome = sql`exists (select from property where property.id = property_id and deleted_at is null)`;

/** Returns the ids of the entries that were in the feed until now and whose homes there are. */
export const presentIds = async (on: Reader | Tx, companyId: string, readingsUntilGone: number): Promise<string[]> => {
  const found = await rows(
    on,
    sql<{ id: string }>`
      select external_id as id from feed_home
      where company_id = ${companyId} and missed < ${readingsUntilGone} and ${liveHome}`,
  );
  return found.map(({ id }) => id);
};

/** Counts one more reading in which these entries are missing. */
export async function countMissed(tx: Tx, companyId: string, externalIds: string[]): Promise<void> {
  await sql`
    update feed_home set missed = missed + 1
    where company_id = ${companyId} and external_id = any(${externalIds}::text[])`.execute(tx);
}

/** Of entries that are in the feed but were skipped, which is no reason to count them as missing. */
export async function countPresent(tx: Tx, companyId: string, externalIds: string[]): Promise<void> {
  await sql`
    update feed_home set missed = 0
    where company_id = ${companyId} and missed > 0 and external_id = any(${externalIds}::text[])`.execute(tx);
}

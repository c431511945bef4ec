import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import { json, type Reader, rows, sql, type Tx } from "../platform/database/database.ts";
import type { StoredProperty } from "../properties/store.ts";
import { isOnPlatform } from "./source-queries.ts";
import { type ListingProblem, problemsFor, rulesVersion } from "./zillow/problems.ts";

type Judged = { id: string; updatedAt: string; isIn: boolean; problems: ListingProblem[] };
type FeedEntry = { id: string; updatedAt: Temporal.Instant; isIn: boolean; hasProblems: boolean };

/**
 * Those of the homes that the platform takes, at this version of its feed. Judging reads every word of a home, so a
 * verdict is kept until the home changes.
 */
export async function acceptedHomes(
  on: Reader,
  platform: PlatformKey,
  version: number,
  homes: StoredProperty[],
): Promise<StoredProperty[]> {
  const before = await rows(
    on,
    sql<FeedEntry>`
      select property_id as id, home_updated_at as "updatedAt", is_in as "isIn", problems <> '[]' as "hasProblems"
      from syndication_entry
      where platform = ${platform} and judged_by = ${rulesVersion}
        and property_id = any(${homes.map(({ property }) => property.id)}::uuid[])`,
  );
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const changed: Judged[] = [];
  const taken = homes.filter(({ property }) => {
    const entry = known.get(property.id);
    const isJudged = entry !== undefined && entry.isIn !== entry.hasProblems;
    if (isJudged && entry.updatedAt.equals(property.updatedAt)) return entry.isIn;
    const problems = problemsFor(property);
    const isIn = problems.length === 0;
    changed.push({ id: property.id, updatedAt: property.updatedAt.toString(), isIn, problems });
    return isIn;
  });
  if (changed.length > 0) await keep(on, platform, version, changed);
  return taken;
}

const keep = (on: Reader, platform: PlatformKey, version: number, judged: Judged[]) =>
  sql`
    insert into syndication_entry (platform, property_id, version, home_updated_at, judged_by, is_in, problems)
    select ${platform}, id, ${version}, "updatedAt", ${rulesVersion}, "isIn", problems
    from jsonb_to_recordset(${json(judged)}) as judged(id uuid, "updatedAt" timestamptz, "isIn" boolean, problems jsonb)
    on conflict (platform, property_id) do update
    set version = excluded.version, home_updated_at = excluded.home_updated_at, judged_by = excluded.judged_by,
        is_in = excluded.is_in, problems = excluded.problems`.execute(on);

/** Records which homes are no longer in the feed; the platform shows them until its next read. */
export const removeOthersFromFeed = (on: Reader, platform: PlatformKey, version: number) =>
  sql`
    update syndication_entry set is_in = false, version = ${version}, problems = '[]'
    from property
    where id = property_id and (${isOnPlatform(platform)}) is not true
      and platform = ${platform} and (is_in or problems <> '[]')`.execute(on);

/** Marks a version of a feed as read by its platform: exactly the homes in it are live. */
export async function markRead(tx: Tx, platform: PlatformKey, version: number, at: Temporal.Instant): Promise<void> {
  await sql`
    update syndication_feed set last_read_at = greatest(last_read_at, ${at}::timestamptz)
    where platform = ${platform}`.execute(tx);
  await sql`
    update syndication_entry set live_since = case when is_in then ${at}::timestamptz end
    where platform = ${platform} and version <= ${version} and (live_since is null) = is_in`.execute(tx);
}

/** The homes that a platform shows as they are and that still count as on their way to it. */
export const homesToConfirm = (on: Reader, platform: PlatformKey, version: number): Promise<{ id: string }[]> =>
  rows(
    on,
    sql<{ id: string }>`
      select id from property join syndication_entry on property_id = id
      where platform = ${platform} and version <= ${version} and live_since is not null
        and home_updated_at >= last_listed_at
        and status = 'LISTING_IN_PROGRESS' and deleted_at is null`,
  );

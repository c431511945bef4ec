import { createHash } from "node:crypto";
import type { PlatformKey } from "@porchlight/domain/properties/syndication.ts";
import type { Config } from "../config.ts";
import { json, type Reader, row, rows, sql, type Tx } from "../platform/database/database.ts";
import { homesWhere, type StoredProperty } from "../properties/store.ts";
import type { FeedCompany } from "./zillow/entry.ts";

/** Homes a platform may show: listed or on their way, where the owner chose it. */
export const isOnPlatform = (platform: PlatformKey) =>
  sql`deleted_at is null and status in ('LISTING_IN_PROGRESS', 'LISTED') and syndication @> ${json({ [platform]: true })}`;

const homesAPage = 50;
const companiesAPage = 1000;
const beforeAll = "00000000-0000-0000-0000-000000000000";
/** Changes when the same homes are written differently. */
const format = 2;

/** Has a transaction read everything as it is now: companies come before homes, and no home names one that is not there. */
export async function readInOneSnapshot(tx: Tx): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
}

/** Returns a fingerprint of everything the feed is made of, without making it. */
export async function fingerprintOf(on: Reader, platform: PlatformKey, config: Config): Promise<string> {
  const found = await row(
    on,
    sql<{ homes: string; companies: string }>`
      with home as (select id, company_id, updated_at, last_listed_at from property where ${isOnPlatform(platform)})
      select
        (select concat(count(*), ' ', bit_xor(hashtextextended(concat_ws(' ', id, extract(epoch from updated_at),
                extract(epoch from last_listed_at)), 0))) from home) as homes,
        (select concat(count(*), ' ', bit_xor(hashtextextended(concat_ws(' ', company.id, name, city, state), 0)))
         from company left join member on member.company_id = company.id and role = 'OWNER'
         where company.id in (select company_id from home)) as companies`,
  );
  const { publicUrl, mail, sms, zillow } = config;
  const settings = [format, publicUrl, mail.intakeDomain, sms?.number, zillow.dialect, config.screening !== null];
  return createHash("sha256")
    .update([...settings, found!.homes, found!.companies].join("\n"))
    .digest("hex")
    .slice(0, 32);
}

/**
 * Yields the companies with a home in the feed, a page at a time. One without an address gets that of its first home.
 */
export async function* companiesIn(on: Reader, platform: PlatformKey): AsyncGenerator<FeedCompany[]> {
  let after = beforeAll;
  while (true) {
    const page = await rows(
      on,
      sql<FeedCompany>`
        select company.id, company.name, case when told then member.city else home.city end as city,
               case when told then member.state else home.state end as state
        from company left join member on member.company_id = company.id and role = 'OWNER'
        cross join lateral (select coalesce(member.city <> '' and member.state ~ '^[A-Z]{2}$', false) as told) t
        cross join lateral (
          select location ->> 'city' as city, location ->> 'state' as state from property
          where company_id = company.id and ${isOnPlatform(platform)} order by id limit 1) home
        where company.id > ${after} order by company.id limit ${companiesAPage}`,
    );
    if (page.length > 0) yield page;
    if (page.length < companiesAPage) return;
    after = page.at(-1)!.id;
  }
}

/** Yields the homes a platform may show, a page at a time. */
export async function* homesIn(on: Reader, platform: PlatformKey): AsyncGenerator<StoredProperty[]> {
  let after = beforeAll;
  while (true) {
    const page = await homesWhere(on, sql`${isOnPlatform(platform)} and id > ${after} order by id limit ${homesAPage}`);
    if (page.length > 0) yield page;
    if (page.length < homesAPage) return;
    after = page.at(-1)!.property.id;
  }
}

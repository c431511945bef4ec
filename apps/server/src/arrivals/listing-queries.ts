import { row, sql, type Tx } from "../platform/database/database.ts";
import { idOfFeed } from "../syndication/zillow/entry.ts";
import { homeByStreet } from "./home-queries.ts";
import { namesWord } from "./street-words.ts";
import type { LeadsHome } from "./zillow/lead.ts";

export type FoundListing = { id: string; companyId: string; isDeleted: boolean };

/** The home a platform means: by the id we gave it, else by the address, where one home alone can be meant. */
export async function homeOfPlatform(tx: Tx, about: LeadsHome): Promise<FoundListing | null> {
  const id = about.feedId && idOfFeed(about.feedId);
  const found =
    id &&
    (await row(
      tx,
      sql<FoundListing>`
        select id, company_id as "companyId", deleted_at is not null as "isDeleted" from property
        where id = ${id} and status not in ('DRAFT', 'READY_FOR_LISTING')`,
    ));
  if (found) return found;
  if (!about.street || !(about.zip || about.city)) return null;
  const named = await homeByStreet(tx, `${about.street} ${about.unit} ${about.city}`);
  return named && (await isAt(tx, named.id, about)) ? { ...named, isDeleted: false } : null;
}

/** Whether a home matches ZIP or city and the unit, since many towns have a street of the same name. */
const isAt = async (tx: Tx, id: string, { zip, city, unit }: LeadsHome): Promise<boolean> =>
  (await row(
    tx,
    sql`select 1 from property
        where id = ${id}
          and (location ->> 'zip' = ${zip.slice(0, 5)} or (${zip} = '' and lower(location ->> 'city') = lower(${city})))
          and (${unit} = '' or ${bareUnit(unit)} = ${sql`regexp_replace(lower(location ->> 'apartmentNumber'), '^(#|apt\\.?|unit)\\s*', '')`})`,
  )) !== null;

const bareUnit = (unit: string): string => unit.toLowerCase().replace(/^(#|apt\.?|unit)\s*/, "");

/** The one home a text names by street and town. */
export async function homeInText(tx: Tx, text: string): Promise<FoundListing | null> {
  const named = await homeByStreet(tx, text);
  if (!named) return null;
  const at = await row(
    tx,
    sql<{ city: string; zip: string }>`
      select location ->> 'city' as city, location ->> 'zip' as zip from property where id = ${named.id}`,
  );
  return namesWord(text, at!.city) || namesWord(text, at!.zip) ? { ...named, isDeleted: false } : null;
}

/** Returns the company with a home at an address, listed or not; null unless exactly one has. */
export async function companyAtAddress(tx: Tx, { street, zip }: LeadsHome): Promise<string | null> {
  if (!street || !zip) return null;
  const found = await row(
    tx,
    sql<{ companyId: string; count: number }>`
      select min(company_id::text) as "companyId", count(distinct company_id)::int as count from property
      where lower(location ->> 'address') = ${street.toLowerCase()} and location ->> 'zip' = ${zip.slice(0, 5)}`,
  );
  return found?.count === 1 ? found.companyId : null;
}

import { rows, sql, type Tx } from "../platform/database/database.ts";
import { namesStreet, namesWord } from "./street-words.ts";

export type NamedHome = { id: string; companyId: string };
type Candidate = NamedHome & { address: string; city: string; apartmentNumber: string };

/** Homes whose page a renter can have seen. */
const isShown = sql`deleted_at is null and status in ('LISTING_IN_PROGRESS', 'LISTED', 'UNLISTED', 'RENTED_OUT')`;
const maxCandidates = 500;
const maxNumbers = 5;

/** Returns the home whose code a text contains, or null. */
export async function homeByCode(tx: Tx, text: string): Promise<NamedHome | null> {
  const words = text.toUpperCase().match(/[A-Z0-9]{4,12}/g) ?? [];
  if (words.length === 0) return null;
  const found = await rows(
    tx,
    sql<NamedHome>`
      select id, company_id as "companyId" from property
      where text_code = any(${words.slice(0, 50)}::text[]) and ${isShown} limit 2`,
  );
  return found.length === 1 ? found[0]! : null;
}

/** Whether a text is a code and nothing more: "K7Q2M" or "Text K7Q2M". */
export const isOnlyACode = (text: string): boolean => /^\s*(text\s+)?[A-Za-z0-9]{4,12}[.!]?\s*$/i.test(text);

/** A hidden street must not be found by trying names until the answer changes. */
const showsStreet = sql`not coalesce((location ->> 'isAddressHidden')::boolean, false)`;

/** The one home whose street, open to everybody, a text names; city and apartment decide between several. */
export async function homeByStreet(tx: Tx, text: string): Promise<NamedHome | null> {
  const numbers = new Set(text.match(/\b\d{1,6}[a-z]?(?=\s+\S)/gi) ?? []);
  if (numbers.size === 0) return null;
  // One LIKE each: the index serves a prefix, not a list of them.
  const starts = [...numbers]
    .slice(0, maxNumbers)
    .map((number) => sql`lower(location ->> 'address') like ${`${number.toLowerCase()} %`}`);
  const found = await rows(
    tx,
    sql<Candidate>`
      select id, company_id as "companyId", location ->> 'address' as address, location ->> 'city' as city,
             location ->> 'apartmentNumber' as "apartmentNumber"
      from property
      where (${sql.join(starts, " or ")})
        and ${isShown} and ${showsStreet}
      limit ${maxCandidates}`,
  );
  const named = found.filter((home) => namesStreet(text, home.address));
  const inCity = narrowed(named, (home) => namesWord(text, home.city));
  const inUnit = narrowed(inCity, (home) => home.apartmentNumber !== "" && namesWord(text, home.apartmentNumber));
  return inUnit.length === 1 ? { id: inUnit[0]!.id, companyId: inUnit[0]!.companyId } : null;
}

/** Those that fit, or all when none says so. */
function narrowed(homes: Candidate[], fits: (home: Candidate) => boolean): Candidate[] {
  const fitting = homes.filter(fits);
  return fitting.length > 0 ? fitting : homes;
}

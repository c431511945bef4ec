import type { PropertyView } from "@porchlight/contract/properties.ts";
import { aListedHome } from "@porchlight/server/src/testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "@porchlight/server/src/testing/people.ts";
import type { TestProduct } from "@porchlight/server/src/testing/product.ts";
import { aRenterAsks } from "@porchlight/server/src/testing/renters.ts";
import pg from "pg";
import { copyRows } from "../copy-rows.ts";
import type { Prepare } from "../http/stage.ts";

/** An owner with a home of theirs, and as much as was made for them. */
export type Landlord = { token: string; companyId: string; propertyId: string };

const share = 100;
const leads = 10_000;
const events = 1_000_000;
const questions = 200;

/** The owner of the stage with 10,000 leads, a million events of a year and 200 open questions; another with a hundredth. */
export const twoOwners: Prepare<{ large: Landlord; small: Landlord }> = async (product, owner, homes) => {
  const other = await aSignedInOwner(product, "Noor Haddad");
  const home = await aListedHome(product, other);
  const client = new pg.Client({ connectionString: product.connectionString });
  await client.connect();
  try {
    const large = await grown(product, client, owner, homes, 1);
    const small = await grown(product, client, other, [home], share);
    await client.query("vacuum analyze");
    return { large, small };
  } finally {
    await client.end();
  }
};

async function grown(
  product: TestProduct,
  client: pg.Client,
  { token, companyId }: SignedInOwner,
  homes: readonly PropertyView[],
  divisor: number,
): Promise<Landlord> {
  const [first] = homes;
  await aRenterAsks(product, first!.slug, nextSaturdayAtTen());
  const ids = homes.map(({ id }) => `'${id}'::uuid`).join(",");
  const property = `(array[${ids}])[1 + n % ${homes.length}]`;
  // The same ids for a lead's renter and its inquiry, found again by their number.
  const idOf = `md5('${companyId}' || n)::uuid`;
  const when = "now() - n * interval '40 minutes'";
  const own = { id: idOf, created_at: when, updated_at: when };
  const where = `company_id = '${companyId}'`;
  await copyRows(
    client,
    "renter",
    { ...own, email: "'lead' || n || '@example.test'" },
    { count: leads / divisor, where },
  );
  await copyRows(
    client,
    "inquiry",
    { ...own, renter_id: idOf, property_id: property },
    { count: leads / divisor, where },
  );
  await client.query(
    `insert into event (company_id, kind, at, property_id, inquiry_id, renter_id, data)
     select '${companyId}', (array['lead.arrived', 'lead.qualified', 'message.sent', 'message.sent', 'message.sent'])[1 + n % 5],
       now() - n * interval '1 year' / ${events / divisor}, ${property}, lead.id, lead.id, '{"source": "LISTING_PAGE"}'
     from generate_series(1, ${events / divisor}) as number (n),
       lateral (select md5('${companyId}' || (1 + n % ${leads / divisor}))::uuid as id) lead`,
  );
  await client.query(
    `insert into statistic_total (company_id, property_id, unit, starts_at, leads, qualified_leads)
     select company_id, property_id, unit, date_trunc(unit, at, 'UTC') as starts_at,
       count(*) filter (where kind = 'lead.arrived'), count(*) filter (where kind = 'lead.qualified')
     from event cross join (values ('hour'), ('day')) by (unit)
     where ${where} and kind in ('lead.arrived', 'lead.qualified') and property_id is not null
     group by grouping sets ((company_id, property_id, unit, 4), (company_id, unit, 4))
     on conflict (company_id, property_id, unit, starts_at) do update
       set leads = excluded.leads, qualified_leads = excluded.qualified_leads`,
  );
  await client.query("delete from statistic_change where company_id = $1", [companyId]);
  await client.query(
    `with asked as (
       insert into escalation (company_id, property_id, type, reason, topic, question_text, created_at)
       select '${companyId}', ${property}, 'PROPERTY_QUESTION', null, 'topic ' || n, 'Question ' || n, now() - n * interval '1 minute'
       from generate_series(1, ${questions / divisor}) n returning id, created_at)
     insert into escalation_asker (escalation_id, inquiry_id, renter_id, question_text, created_at)
     select asked.id, lead.id, lead.id, 'Question', asked.created_at
     from asked, (select md5('${companyId}' || 1)::uuid as id) lead`,
  );
  return { token, companyId, propertyId: first!.id };
}

/** Returns the start of a showing that may be asked for, whatever day it is. */
export function nextSaturdayAtTen(): string {
  const now = Temporal.Now.zonedDateTimeISO("America/New_York");
  const saturday = now.add({ days: 7 + ((6 - now.dayOfWeek + 7) % 7) });
  return saturday.withPlainTime({ hour: 10 }).toInstant().toString();
}

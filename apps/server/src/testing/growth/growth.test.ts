import { demoOwner } from "@porchlight/scenarios/portfolio.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoPassword } from "../../demo/owner.ts";
import { row, rows, sql } from "../../platform/database/database.ts";
import { lockProperty } from "../../properties/store.ts";
import { closeForProperty } from "../../showings/closing.ts";
import { seedDemoWithoutPhotos } from "../demo.ts";
import { bringPlatformOn, platformReads } from "../platform.ts";
import { startTestProduct, type TestProduct } from "../product.ts";
import { copyCompany } from "./copy-companies.ts";
import { ownerCalls } from "./owner-calls.ts";
import { fullyScannedTables, planStatements, type SentStatement } from "./plans.ts";

const copies = 300;
/** Statements that scan a table in full on purpose, by how they begin, with the reason. */
const readsAll: Record<string, string> = {
  "with home as (select id, company_id":
    "The platforms' feed holds all listed homes, and asks whether one of them changed.",
  "update syndication_entry set is_in = false": "A feed that changed is made anew of all homes.",
  "select company.id, company.name, case when told": "The feed names every company that lists a home.",
  "select slug, updated_at from property": "The sitemap names every home that renters can see.",
};

let product: TestProduct;
let client: pg.Client | undefined;
let companyId: string;
const sent: SentStatement[] = [];

/** Records every statement sent to PostgreSQL, whichever code sends it. */
function overhear(): void {
  const original = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given as [string | SentStatement, unknown];
    const { text, values } = typeof first === "string" ? { text: first, values: second } : first;
    sent.push({ text, values: Array.isArray(values) ? values : [] });
    return original.apply(this, given);
  } as never);
}

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-24T16:00:00Z");
  const { app } = product.product;
  await seedDemoWithoutPhotos(app);
  companyId = (await row(app.db, sql<{ id: string }>`select id from company`))!.id;
  overhear();
  await look();
  vi.restoreAllMocks();
  await product.settled();
  for (const statement of absentFromTheDemonstration) await statement.execute(app.db);
  await copyCompany(product.connectionString, companyId, copies);
  client = new pg.Client({ connectionString: product.connectionString });
  await client.connect();
  await keepCopiesStill(client);
  overhear();
  for (const days of [1, 2, 5, 14]) await product.advance(`P${days}D`);
  vi.restoreAllMocks();
  // Each mail of the story went through it in one transaction, which leaves pages with no row behind.
  await client.query("reindex index delivery_due");
  await client.query("analyze");
}, 300_000);
afterAll(async () => {
  await client?.end();
  await product.close();
});

/** Rows for tables that would be empty, whose plans would show nothing. None of these ever comes due. */
const absentFromTheDemonstration = [
  sql`
    insert into reschedule_request (company_id, property_id, inquiry_id, renter_id, asked_by, request_id, showing_id, status,
                                    created_at, updated_at)
    select company_id, property_id, inquiry_id, renter_id, 'owner', id, showing_id, 'DECLINED', created_at, created_at
    from showing_request cross join generate_series(1, 3) where showing_id is not null`,
  sql`
    insert into calendar (company_id, user_id, provider, account_sub, user_email, is_primary, status, refresh_token, linked_at,
                          next_read_at)
    select id, user_id, 'GOOGLE', 'somebody', 'somebody@example.test', true, 'BROKEN', '', created_at, '2036-01-01'
    from company join member on company_id = id`,
  sql`
    insert into calendar_entry (company_id, calendar_id, showing_id)
    select company_id, calendar.id, showing.id from calendar join showing using (company_id)`,
  sql`
    insert into calendar_busy (company_id, calendar_id, starts_at, ends_at)
    select company_id, id, '2026-11-01'::timestamptz + n * interval '2 hours', '2026-11-01'::timestamptz + n * interval '3 hours'
    from calendar cross join generate_series(1, 30) as n`,
  sql`
    insert into arrival (channel, partner_id, sender, content, envelope, status, received_at, handled_at)
    select 'EMAIL', n::text, n || '@example.test', '', '{}', 'handled', '2036-01-01', '2036-01-01' from generate_series(1, 5000) as n`,
  sql`insert into loose_picture (name, delete_at) select gen_random_uuid(), '2036-01-01' from generate_series(1, 5000)`,
  sql`insert into loose_document (name, delete_at) select gen_random_uuid(), '2036-01-01' from generate_series(1, 5000)`,
];

/** Opens all the owner's screens and has a platform and a search engine read the public data. */
async function look(): Promise<void> {
  const { db, secret } = product.product.app;
  const username = demoOwner.email;
  const signIn = { username, password: demoPassword(secret, username), requiredRole: "investor" };
  const { body } = await product.api<{ accessToken: string }>("POST", "/auth/sign-in-credentials", { body: signIn });
  for (const path of await ownerCalls(db, companyId)) {
    const { status } = await product.api("GET", path, { token: body.accessToken });
    expect([path, status]).toEqual([path, 200]);
  }
  await bringPlatformOn(product);
  await platformReads(product);
  await fetch(`${product.url}/sitemap.xml`);
}

/** Postpones all due times of the copies by years, so that only the original company's rows come due. */
async function keepCopiesStill(on: pg.Client): Promise<void> {
  const copied = "property_id in (select id from property where company_id <> $1)";
  await on.query("set session_replication_role = replica");
  await on.query(`update due set at = at + interval '10 years' where ${copied}`, [companyId]);
  await on.query("update property set last_listed_at = last_listed_at + interval '10 years' where company_id <> $1", [
    companyId,
  ]);
  await on.query("reset session_replication_role");
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

describe(`With a company's ${copies} copies`, () => {
  it("no statement of sweeps, jobs or an owner's calls scans a growing table in full", async () => {
    const found: string[] = [];
    for (const statement of planStatements(sent)) {
      const whole = await fullyScannedTables(client!, statement);
      if (whole.length > 0) found.push(`${whole.join(", ")}: ${inOneLine(statement.text)}`);
    }
    const isMeant = (line: string) => Object.keys(readsAll).some((part) => line.includes(part));
    expect(found.filter((line) => !isMeant(line))).toEqual([]);
    expect(Object.keys(readsAll).filter((part) => !found.some((line) => line.includes(part)))).toEqual([]);
  });
});

describe("A home that is rented out", () => {
  /** Returns the number of statements that closing a home sends; the closing is rolled back. */
  async function statementsToClose(propertyId: string): Promise<number> {
    const { app } = product.product;
    const undone = new Error("undone");
    let count = 0;
    const closing = app.inTransaction(async (tx) => {
      await lockProperty(tx, propertyId);
      const send = vi.spyOn(tx, "send");
      await closeForProperty(tx, app, propertyId);
      count = send.mock.calls.length;
      throw undone;
    });
    await expect(closing).rejects.toBe(undone);
    return count;
  }

  it("is closed with as many statements for many showings and leads as for few", async () => {
    const homes = await rows(
      product.product.app.db,
      sql<{ id: string; leads: number }>`
        select property_id as id, count(*) as leads from inquiry join showing using (property_id)
        where inquiry.company_id <> ${companyId} and showing.status in ('PENDING', 'CONFIRMED')
        group by property_id order by leads`,
    );
    const [fewest, most] = [homes[0]!, homes.at(-1)!];
    expect(most.leads).toBeGreaterThan(fewest.leads);
    expect(await statementsToClose(most.id)).toBe(await statementsToClose(fewest.id));
  });
});

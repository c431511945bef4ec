import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { PropertyNumbers } from "@porchlight/contract/statistics.ts";
import readSpreadsheet from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record } from "../events/record.ts";
import { sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  // Already the next day in Kolkata.
  await product.setClock("2026-03-05T21:30:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const timeZone = "Asia/Kolkata";

const ask = (path: string, token = owner.token, signal?: AbortSignal) =>
  fetch(`${product.url}/api${path}`, {
    headers: { Authorization: `Bearer ${token}`, "Client-Time-Zone": timeZone },
    ...(signal ? { signal } : {}),
  });

/** Downloads a spreadsheet and returns its name and its cells, read by a library that did not write it. */
async function downloaded(path: string) {
  const reply = await ask(path);
  expect(reply.status, await (reply.ok ? "" : reply.text())).toBe(200);
  const name = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition")!)![1];
  const [sheet] = await readSpreadsheet(Buffer.from(await reply.arrayBuffer()));
  return { name, sheet: sheet!.sheet, rows: sheet!.data as unknown[][] };
}

const addLeads = (count: number, named: string) =>
  product.product.app.write(sql`
    with person as (
      insert into renter (id, company_id, name, email, facts, created_at, updated_at)
      select gen_random_uuid(), ${owner.companyId}, ${named} || n, 'lead' || n || '@example.test', '{}', '2026-03-01T00:00Z'::timestamptz, '2026-03-01T00:00Z'
      from generate_series(1, ${count}::int) n returning id)
    insert into inquiry (id, company_id, property_id, renter_id, source, talk, last_channel, created_at, updated_at)
    select gen_random_uuid(), ${owner.companyId}, ${home.id}, id, 'ZILLOW', '{}', 'EMAIL', '2026-03-01T00:00Z', '2026-03-01T00:00Z' from person`);

describe("The download of a portfolio's inquiries", () => {
  const inquiries = (filter = "LAST_7_DAYS") =>
    `/property-statistics/company/${owner.companyId}/download?filter=${filter}`;

  beforeAll(async () => {
    for (const [name, email, createdAt, facts] of [
      [
        '=HYPERLINK("http://bad.test") Lee',
        "lee@example.test",
        "2026-03-05T20:00:00Z",
        { monthlyIncome: 6200, creditScore: { low: 680, high: 720 } },
      ],
      ["@SUM(A1) <Cho> & Co", "cho@example.test", "2026-03-05T21:00:00Z", { creditScore: { low: 712, high: 712 } }],
    ] as const) {
      const added = await callAs(product, owner)<{ inquiryId: string }>("POST", "/leads/silent", {
        propertyId: home.id,
        name: "Ann Lee",
        email,
      });
      await product.product.app.write(sql`
        update renter set name = ${name}, phone = '+16145550188', facts = facts || ${JSON.stringify(facts)}::jsonb
        where id = (select renter_id from inquiry where id = ${added.inquiryId})`);
      await product.product.app.write(sql`update inquiry set created_at = ${createdAt} where id = ${added.inquiryId}`);
    }
  });

  it("is named by the day where the owner is, and has a row for each inquiry, newest first, with nothing to calculate", async () => {
    const { name, sheet, rows } = await downloaded(inquiries());
    expect([name, sheet]).toEqual(["03-06-2026.xlsx", "Inquiries"]);
    expect(rows[0]).toEqual([
      "Property",
      "Address",
      "Renter",
      "Email",
      "Phone",
      "Source",
      "Stage",
      "Monthly income",
      "Credit score",
      "Created",
      "Last update",
    ]);
    const common = [home.displayName, expect.stringContaining(home.location!.city)];
    expect(rows.slice(1)).toEqual([
      [
        ...common,
        "@SUM(A1) <Cho> & Co",
        "cho@example.test",
        "+16145550188",
        "added by you",
        "Initial Contact",
        null,
        712,
        new Date("2026-03-06T02:30:00Z"),
        expect.any(Date),
      ],
      [
        ...common,
        '=HYPERLINK("http://bad.test") Lee',
        "lee@example.test",
        "+16145550188",
        "added by you",
        "Initial Contact",
        6200,
        "About 700",
        new Date("2026-03-06T01:30:00Z"),
        expect.any(Date),
      ],
    ]);
  });

  it("leaves out what is before its range, and another company's", async () => {
    await addLeads(1, "Old ");
    await product.product.app.write(sql`update inquiry set created_at = '2026-01-01T00:00Z' where source = 'ZILLOW'`);
    expect((await downloaded(inquiries("LAST_30_DAYS"))).rows.length).toBe(3);
    expect((await downloaded(inquiries("ALL_TIME"))).rows.length).toBe(4);
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    expect((await ask(inquiries(), stranger.token)).status).toBe(404);
    expect((await ask(inquiries("NEVER"))).status).toBe(400);
  });

  it("goes through many pages without repeating or losing one, while two at a time are read", async () => {
    await addLeads(2500, "Many ");
    const first = await ask(inquiries("LAST_30_DAYS"));
    const second = new AbortController();
    await ask(inquiries("LAST_30_DAYS"), owner.token, second.signal);
    expect((await ask(inquiries("LAST_30_DAYS"))).status).toBe(429);
    const [sheet] = await readSpreadsheet(Buffer.from(await first.arrayBuffer()));
    const emails = (sheet!.data as unknown[][]).slice(1).map((row) => row[3]);
    expect([emails.length, new Set(emails).size]).toEqual([2502, 2502]);
    // Whoever leaves makes room.
    second.abort();
    await expect.poll(async () => (await ask(inquiries())).status).toBe(200);
  });
});

describe("The download of a home's statistics", () => {
  it("has a row for each day and the numbers of the dashboard in its last one", async () => {
    const { companyId } = owner;
    await product.product.app.inTransaction(async (tx) => {
      for (let index = 0; index < 3; index++)
        await record(tx, product.product.app.jobs, {
          kind: "message.sent",
          companyId,
          propertyId: home.id,
          at: product.product.app.clock.now(),
          data: { isFollowUp: true },
        });
    });
    const { name, sheet, rows } = await downloaded(`/property-statistics/${home.id}/download?filter=LAST_7_DAYS`);
    expect([name, sheet, rows.length]).toEqual(["03-06-2026.xlsx", "Statistics", 10]);
    expect(rows[0]!.slice(0, 3)).toEqual(["From", "Messages sent", "Follow-ups sent"]);
    expect(rows[1]![0]).toEqual(new Date("2026-02-27T00:00:00Z"));
    const numbers = await callAs(product, owner)<PropertyNumbers>(
      "GET",
      `/property-statistics/${home.id}?filter=LAST_7_DAYS`,
    );
    expect(rows.at(-1)).toEqual(["Total", numbers.messagesSent, 3, 0, 0, 0, 2, 0, 0]);
  });
});

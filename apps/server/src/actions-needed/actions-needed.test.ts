import type { listActionsNeeded } from "@porchlight/contract/actions-needed.ts";
import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubmittedBundle, giveAddress } from "../applications/testing.ts";
import { sql } from "../platform/database/database.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

type Page = ReplyOf<typeof listActionsNeeded>;

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const none = { showing: 0, escalation: 0, application: 0, notice: 0 };
const page = (after?: string) =>
  callAs(product, owner)<Page>("GET", `/actions-needed${after ? `?after=${encodeURIComponent(after)}` : ""}`);

describe("What waits for an owner", () => {
  it("is nothing at first", async () => {
    expect(await page()).toEqual({ count: 0, counts: none, actions: [], next: null, failedChannel: null });
  });

  it("is a showing once however many ask for it, which runs out first, and a question with its renter", async () => {
    for (const name of ["Ann Lee", "Ben Cho"]) await aRenterAsks(product, home.slug, "2026-11-28T15:00:00Z", { name });
    await product.advance("PT1M");
    await product.control("POST", "mail", {
      from: "Theo Lang <theo@example.test>",
      to: home.intakeEmail,
      subject: "Your home",
      text: "Is the attic insulated?",
    });
    await product.settled();
    await aRenterAsks(product, home.slug, "2026-11-26T21:00:00Z", { name: "Cal Moss" });
    const { count, counts, actions } = await page();
    expect([count, counts]).toEqual([3, { ...none, showing: 2, escalation: 1 }]);
    expect(actions).toMatchObject([
      { kind: "showing", renters: [{ name: "Cal Moss" }], runsOutAt: "2026-11-26T21:00:00Z", tourType: "IN_PERSON" },
      {
        kind: "showing",
        renters: [{ name: "Ann Lee" }, { name: "Ben Cho" }],
        startsAt: "2026-11-28T15:00:00Z",
        timeZone: "America/New_York",
      },
      {
        kind: "escalation",
        type: "PROPERTY_QUESTION",
        renters: [{ name: "Theo Lang" }],
        property: { id: home.id },
        runsOutAt: null,
      },
    ]);
    const ofKind = await callAs(product, owner)<Page>("GET", "/actions-needed?kind=escalation");
    expect([ofKind.count, ofKind.actions.map(({ kind }) => kind)]).toEqual([3, ["escalation"]]);
    expect(ofKind.showings).toBeUndefined();
    expect(ofKind.escalations).toMatchObject([
      { id: ofKind.actions[0]!.id, renters: [{ name: "Theo Lang", email: "theo@example.test" }], status: "PENDING" },
    ]);
    const requested = await callAs(product, owner)<Page>("GET", "/actions-needed?kind=showing");
    expect(requested.showings).toMatchObject([
      { startTime: "2026-11-26T21:00:00Z", showingRequests: [{ renter: { name: "Cal Moss" } }] },
      {
        startTime: "2026-11-28T15:00:00Z",
        showingRequests: [{ renter: { name: "Ann Lee" } }, { renter: { name: "Ben Cho" } }],
      },
    ]);
  });

  it("is not another owner's", async () => {
    const other = await aSignedInOwner(product, "Noor Haddad");
    expect((await callAs(product, other)<Page>("GET", "/actions-needed")).count).toBe(0);
  });

  it("comes in pages of 10, each thing once", async () => {
    const { companyId } = owner;
    await sql`
      with asked as (
        insert into escalation (company_id, property_id, type, reason, topic, question_text, created_at)
        select ${companyId}, ${home.id}, 'PROPERTY_QUESTION', null, 'topic ' || n, 'Question ' || n, '2026-11-23T14:30:00Z'
        from generate_series(1, 70) n returning id, created_at)
      insert into escalation_asker (escalation_id, inquiry_id, renter_id, question_text, created_at)
      select asked.id, inquiry.id, inquiry.renter_id, 'Question', asked.created_at
      from asked, (select id, renter_id from inquiry limit 1) inquiry`.execute(product.product.app.db);
    const pages = [await page()];
    while (pages.at(-1)!.next) pages.push(await page(pages.at(-1)!.next!));
    expect(pages.map(({ count, actions }) => [count, actions.length])).toEqual([...Array(7).fill([73, 10]), [73, 3]]);
    const all = pages.flatMap(({ actions }) => actions);
    expect(new Set(all.map(({ id }) => id)).size).toBe(73);
    const last = all.at(-1)!;
    expect((await page(`infinity|${last.since}|${last.id}`)).actions).toEqual([]);
  });

  it("is not the application for a home that was deleted", async () => {
    const seller = await aSignedInOwner(product, "Ira Quist");
    const sold = await aListedHome(product, seller);
    await giveAddress(product, seller);
    await aSubmittedBundle(product, seller, sold, "sold@example.test");
    const waiting = async () => (await callAs(product, seller)<Page>("GET", "/actions-needed")).count;
    expect(await waiting()).toBe(1);
    await sql`update property set deleted_at = now() where id = ${sold.id}`.execute(product.product.app.db);
    expect(await waiting()).toBe(0);
  });

  it("refuses a place that is none", async () => {
    const { status } = await product.api("GET", "/actions-needed?after=yesterday", { token: owner.token });
    expect(status).toBe(400);
  });
});

import type { PropertyCard, PropertyView } from "@porchlight/contract/properties.ts";
import type { FeedPreview, FeedView, HomeInFeedView } from "@porchlight/contract/property-feed.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(() => product.control("PUT", "faults", { feed: { mode: "ok" } }));

let feeds = 0;

/** An owner beside a feed of their own. */
async function anOwnerWithFeed(content?: unknown) {
  const owner = await aSignedInOwner(product);
  feeds += 1;
  const id = `feed${feeds}`;
  const serve = (served: unknown) => product.control("PUT", `feeds/${id}`, served);
  if (content !== undefined) await serve(content);
  return { owner, serve, feedUrl: `${product.sandbox.url}/feeds/${id}.json` };
}

const ask = <Body>(owner: SignedInOwner, method: string, path: string, body?: unknown) =>
  product.api<Body>(method, path, { token: owner.token, body });

async function connected(content: unknown) {
  const given = await anOwnerWithFeed(content);
  const answer = await ask(given.owner, "POST", "/aptly/connect", { feedUrl: given.feedUrl });
  expect(answer).toMatchObject({ status: 200, body: { feed: { url: given.feedUrl, isReading: true, outcome: null } } });
  await product.settled();
  return given;
}

const statusOf = async (owner: SignedInOwner): Promise<FeedView | null> =>
  (await ask<{ feed: FeedView | null }>(owner, "GET", "/aptly/status")).body.feed;

const homesOf = async (owner: SignedInOwner): Promise<PropertyCard[]> =>
  (await ask<{ properties: PropertyCard[] }>(owner, "GET", "/property/portfolio")).body.properties.toSorted(
    (one, other) => one.displayName.localeCompare(other.displayName),
  );

const homeOf = async (owner: SignedInOwner, id: string): Promise<PropertyView> =>
  (await ask<PropertyView>(owner, "GET", `/property/${id}`)).body;

const inFeed = async (owner: SignedInOwner, id: string): Promise<HomeInFeedView> =>
  (await ask<HomeInFeedView>(owner, "GET", `/aptly/property/${id}`)).body;

const home = (id: string, more: object = {}) => ({
  id,
  title: `Home ${id}`,
  address: `${id.length}2 Elm St`,
  city: "Columbus",
  state: "OH",
  zip: "43215",
  latitude: 39.9551,
  longitude: -83.0127,
  propertyType: "House",
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 1,
  squareFeet: 1400,
  rent: 1850,
  deposit: 2775,
  availableDate: "2027-01-15",
  description: "Quiet street.\n\nNear the park.",
  ...more,
});

const aDay = "PT24H1M";

/** Leaves an owner's feed as a killed process leaves it: under way, and to be read in half an hour. */
const leaveReading = async ({ companyId }: SignedInOwner): Promise<void> => {
  const { app } = product.product;
  await app.inTransaction(async (tx) => {
    await sql`
      update property_feed set reading = ${crypto.randomUUID()}, read_at = null, outcome = null,
                               next_read_at = ${app.clock.now().add({ minutes: 30 })}
      where company_id = ${companyId}`.execute(tx);
  });
};

describe("A connected feed", () => {
  it("makes a draft of each entry, with what the feed says and the steps still to do", async () => {
    const { owner, feedUrl } = await connected([
      home("a"),
      { ...home("b"), rent: null, deposit: null, availableDate: null },
    ]);
    const [first, second] = await homesOf(owner);
    expect(first).toMatchObject({ displayName: "Home a", status: "DRAFT" });
    expect(first!.missingSteps).toEqual(["pet-policy", "lease-terms", "renter-requirements", "images", "tour-types"]);
    expect(second!.missingSteps).toContain("lease-conditions");
    const shown = await homeOf(owner, first!.id);
    expect(shown).toMatchObject({
      description: "<p>Quiet street.</p><p>Near the park.</p>",
      location: { address: "12 Elm St", city: "Columbus", state: "OH", zip: "43215", isAddressHidden: false },
      specifications: { propertyType: "HOUSE", bedrooms: 3, fullBathrooms: 2, halfBathrooms: 1, squareFeet: 1400 },
      leaseConditions: { rent: 1850, securityDeposit: null, desiredLeasingDate: "2027-01-15T05:00:00Z" },
      timeZone: "America/New_York",
    });
    expect(await statusOf(owner)).toMatchObject({
      url: feedUrl,
      isReading: false,
      outcome: "READ",
      added: 2,
      skippedCount: 0,
    });
    const company = await ask(owner, "GET", "/company");
    expect(company.body).toMatchObject({ isIntegrationConnected: true, integrations: { feed: feedUrl } });
  });

  it("follows the feed every 24 hours, but not where the owner changed a field, and never in its status", async () => {
    const { owner, serve } = await connected([home("a"), home("b")]);
    const [{ id }] = (await homesOf(owner)) as [PropertyCard];
    await ask(owner, "PATCH", `/property/${id}/display-name`, { displayName: "Mine" });
    await serve([home("a", { title: "Theirs", rent: 1900 }), home("b")]);
    await product.advance(aDay);
    expect(await statusOf(owner)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await homeOf(owner, id)).toMatchObject({
      displayName: "Mine",
      status: "DRAFT",
      leaseConditions: { rent: 1900 },
    });
    expect(await inFeed(owner, id)).toEqual({
      isFromFeed: true,
      isGone: false,
      differences: { displayName: "Theirs" },
    });

    const taken = await ask(owner, "PUT", `/aptly/property/${id}/value`, { field: "displayName" });
    expect(taken.body).toEqual({ isFromFeed: true, isGone: false, differences: {} });
    await serve([home("a", { title: "Theirs again", rent: 1900 }), home("b")]);
    await product.advance(aDay);
    expect((await homeOf(owner, id)).displayName).toBe("Theirs again");
  });

  it("fills what the owner has not filled yet, once the home can hold it", async () => {
    const { owner } = await connected([home("a", { propertyType: "Yurt" })]);
    const [{ id }] = (await homesOf(owner)) as [PropertyCard];
    expect((await homeOf(owner, id)).specifications).toBeNull();
    await ask(owner, "POST", `/property/${id}/specifications`, { propertyType: "HOUSE" });
    await product.advance(aDay);
    expect((await homeOf(owner, id)).specifications).toMatchObject({
      propertyType: "HOUSE",
      bedrooms: 3,
      squareFeet: 1400,
    });
  });

  it("marks a home that is missing from two readings, until it is back", async () => {
    const { owner, serve } = await connected([home("a"), home("b"), home("c")]);
    const [{ id }] = (await homesOf(owner)) as [PropertyCard];
    await serve([home("b"), home("c")]);
    await product.advance(aDay);
    expect(await statusOf(owner)).toMatchObject({ outcome: "READ", missing: 1 });
    expect((await inFeed(owner, id)).isGone).toBe(false);
    await product.advance(aDay);
    expect((await inFeed(owner, id)).isGone).toBe(true);
    expect(await homeOf(owner, id)).toMatchObject({ displayName: "Home a", status: "DRAFT" });
    await serve([home("a"), home("b"), home("c")]);
    await product.advance(aDay);
    expect((await inFeed(owner, id)).isGone).toBe(false);
  });

  it.each([
    { outcome: "LOST_MOST", served: [home("c")], fault: "ok" },
    { outcome: "EMPTY", served: [], fault: "ok" },
    { outcome: "FAILED", served: [home("a", { rent: 1 })], fault: "5xx" },
    { outcome: "FAILED", served: { homes: [] }, fault: "ok" },
  ])("marks and changes nothing after a reading that was $outcome, and says so", async ({ outcome, served, fault }) => {
    const { owner, serve } = await connected([home("a"), home("b"), home("c")]);
    const before = await homesOf(owner);
    await serve(served);
    await product.control("PUT", "faults", { feed: { mode: fault } });
    for (let reading = 0; reading < 2; reading += 1) await product.advance(aDay);
    expect(await statusOf(owner)).toMatchObject({ outcome, isReading: false });
    expect(await homesOf(owner)).toEqual(before);
    for (const { id } of before) expect(await inFeed(owner, id)).toMatchObject({ isGone: false, differences: {} });
  });

  it.each([
    { killed: "before it took any home", taken: [] },
    { killed: "between two transactions", taken: [home("a"), home("b")] },
  ])("is read anew where its process was killed $killed, and doubles no home", async ({ taken }) => {
    const { owner, serve } = await connected(taken);
    await serve([home("a", { rent: 1900 }), home("b"), home("c")]);
    await leaveReading(owner);
    expect(await statusOf(owner)).toMatchObject({ isReading: true, outcome: null });
    expect(await homesOf(owner)).toHaveLength(taken.length);
    await product.advance("PT31M");
    expect(await statusOf(owner)).toMatchObject({ isReading: false, outcome: "READ", missing: 0 });
    const homes = await homesOf(owner);
    expect(homes.map(({ displayName }) => displayName)).toEqual(["Home a", "Home b", "Home c"]);
    expect(homes[0]!.leaseConditions).toMatchObject({ rent: 1900 });
  });

  it("never brings back a home that its owner deleted", async () => {
    const { owner } = await connected([home("a"), home("b")]);
    const [{ id }] = (await homesOf(owner)) as [PropertyCard];
    await ask(owner, "DELETE", `/property/${id}`);
    await product.advance(aDay);
    expect((await homesOf(owner)).map(({ displayName }) => displayName)).toEqual(["Home b"]);
  });

  it("leaves its homes when it is disconnected, reads no more, and finds them when it is connected again", async () => {
    const { owner, serve, feedUrl } = await connected([home("a")]);
    const [{ id }] = (await homesOf(owner)) as [PropertyCard];
    expect((await ask(owner, "DELETE", "/aptly/disconnect")).status).toBe(204);
    expect((await ask(owner, "DELETE", "/aptly/disconnect")).status).toBe(204);
    expect(await statusOf(owner)).toBeNull();
    await serve([home("a", { rent: 2000 })]);
    await product.advance(aDay);
    expect((await homeOf(owner, id)).leaseConditions).toMatchObject({ rent: 1850 });
    expect((await inFeed(owner, id)).isFromFeed).toBe(false);
    await ask(owner, "POST", "/aptly/connect", { feedUrl });
    await product.settled();
    expect(await homesOf(owner)).toHaveLength(1);
    expect((await homeOf(owner, id)).leaseConditions).toMatchObject({ rent: 2000 });
  });

  it("skips and lists entries that cannot be homes, and keeps formulas and scripts as harmless text", async () => {
    const { owner } = await connected([
      home("a", { title: '=HYPERLINK("x")', description: "<script>alert(1)</script><b onclick=x>Fine</b>" }),
      home("b", { rent: "much" }),
      home("a", { title: "Twice" }),
      home("c", { zip: "00000", latitude: null }),
      home("d", { description: "long ".repeat(1_200) }),
      "nothing",
    ]);
    const [only, ...others] = await homesOf(owner);
    expect([only!.displayName, others]).toEqual(['=HYPERLINK("x")', []]);
    expect((await homeOf(owner, only!.id)).description).toBe("<b>Fine</b>");
    const { skipped, skippedCount } = (await statusOf(owner))!;
    expect(skippedCount).toBe(5);
    expect(skipped.map(({ externalId, problem }) => `${externalId}: ${problem}`)).toEqual([
      "b: The rent is not a number",
      "a: This id is in the feed twice",
      "null: This is not a property",
      "c: The ZIP code is not known, and there are no coordinates",
      "d: The description: Maximum 5000 characters",
    ]);
  });

  it("is read page after page", async () => {
    const data = Array.from({ length: 120 }, (_, index) => ({
      _id: `u${index}`,
      marketingName: `Unit ${index}`,
      marketRent: { amount: 123_400 },
      address: { address: `${index + 1} Alder Ct`, city: "Columbus", stateCode: "OH", postalCode: "43215" },
    }));
    const { owner } = await connected({ data });
    expect(await statusOf(owner)).toMatchObject({ outcome: "READ", added: 120 });
    expect((await homesOf(owner))[0]!.leaseConditions).toMatchObject({ rent: 1234 });
  });
});

describe("A preview of a feed", () => {
  it("counts and lists what would come, change and stay, and saves nothing", async () => {
    const { owner, serve, feedUrl } = await connected([home("a"), home("b")]);
    await ask(owner, "DELETE", "/aptly/disconnect");
    await serve([home("a"), home("b", { rent: 1900 }), home("c"), { id: "d" }]);
    const { body, status } = await ask<FeedPreview>(owner, "POST", "/aptly/preview", { feedUrl });
    expect(status).toBe(200);
    expect(body).toMatchObject({ added: 1, changed: 1, unchanged: 1, skippedCount: 1 });
    expect(body.rows.map(({ externalId, is, fields }) => [externalId, is, fields])).toEqual([
      ["c", "NEW", []],
      ["b", "CHANGED", ["rent"]],
      ["a", "UNCHANGED", []],
    ]);
    expect(body.rows[0]).toMatchObject({ title: "Home c", address: "12 Elm St, Columbus, OH 43215", propertyId: null });
    expect(await homesOf(owner)).toHaveLength(2);
    expect(await statusOf(owner)).toBeNull();
  });
});

describe("A feed that is not taken", () => {
  it.each(["preview", "connect"])("is named at its field by %s where it is no feed's address", async (call) => {
    const { owner } = await anOwnerWithFeed();
    const host = `${new URL(product.sandbox.url).host}/feeds`;
    const expected = {
      "": "Feed URL is required",
      "https://evil.example/feeds/a.json": `Please enter a valid feed URL (format: ${host}/[id].json)`,
      [`${product.sandbox.url}/feeds/a`]: `Please enter a valid feed URL (format: ${host}/[id].json)`,
    };
    for (const [feedUrl, message] of Object.entries(expected)) {
      const { status, body } = await ask<{ validationErrors: unknown }>(owner, "POST", `/aptly/${call}`, { feedUrl });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)]);
    }
  });

  it.each(["preview", "connect"])("is refused by %s where it cannot be read, and nothing changes", async (call) => {
    const { owner, serve, feedUrl } = await anOwnerWithFeed();
    for (const served of [undefined, { homes: [] }, "text"]) {
      if (served !== undefined) await serve(served);
      expect(await ask(owner, "POST", `/aptly/${call}`, { feedUrl })).toMatchObject({
        status: 400,
        body: { message: "The feed could not be read." },
      });
    }
    expect(await statusOf(owner)).toBeNull();
    expect(await homesOf(owner)).toEqual([]);
  });
});

import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsOfFeed } from "../testing/feed-schema/validate.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { bringPlatformOn, platformReads } from "../testing/platform.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { platformAddresses } from "./addresses.ts";

let product: TestProduct;
let owner: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
  await bringPlatformOn(product);
});
afterAll(() => product.close());

const call = <Body = PropertyView>(method: "GET" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown) =>
  callAs(product, owner)<Body>(method, path, body);
const feedUrl = () => platformAddresses(product.product.app).feed;
const get = (headers: Record<string, string> = {}, method = "GET") => fetch(feedUrl(), { method, headers });
const readFeed = async () => (await get()).text();

const aHomeOnPlatforms = async (change: Parameters<typeof aListedHome>[2] = {}): Promise<PropertyView> => {
  const home = await aListedHome(product, owner, change);
  await call("PUT", `/property-listing/pause/${home.id}`);
  return call("PUT", `/property-listing/publish/${home.id}`, { zillow: true });
};
const feedIdOf = ({ id }: { id: string }) => id.replaceAll("-", "");
const entryOf = async (home: { id: string }): Promise<string> =>
  (await readFeed()).match(/<Listing .*?<\/Listing>/gs)?.find((one) => one.includes(`id="${feedIdOf(home)}"`)) ?? "";
const platformOf = async ({ id }: { id: string }) =>
  (await call<SyndicationPlatforms>("GET", `/property-listing/syndication-platforms/${id}`)).platforms[0]!;
const statusOf = async ({ id }: { id: string }) => (await call("GET", `/property/${id}`)).status;

describe("The platforms' feed", () => {
  it("is valid by the network's rules and contains every public fact", async () => {
    const home = await aHomeOnPlatforms({
      records: {
        ...alderBungalow.records,
        leaseConditions: { ...alderBungalow.records.leaseConditions, otherFees: "Trash valet <$20> & pest control" },
      },
    });
    expect(await problemsOfFeed(await readFeed())).toEqual([]);
    const entry = await entryOf(home);
    for (const told of [
      'type="RENTAL"',
      'propertyType="HOUSE"',
      '<street hide="false">418 Alder Street</street>',
      "<latitude>39.9612</latitude>",
      `<contactEmail>${home.intakeEmail}</contactEmail><contactPhone>5035550100</contactPhone>`,
      "<description>A bright bungalow two blocks from the river path.",
      "<terms>12 Months</terms><leaseTerm>OneYear</leaseTerm>",
      `<website>${product.product.app.config.publicUrl}/homes/${home.slug}</website>`,
      "<isFurnished>false</isFurnished>",
      "Trash valet &lt;$20&gt; &amp; pest control",
      "Pet deposit: $300. Pet rent: $35 a month.",
      '<ListingTag type="CATS_ALLOWED"><tag>true</tag></ListingTag>',
      '<ListingTag type="LARGE_DOGS_ALLOWED"><tag>false</tag></ListingTag>',
      '<ListingTag type="PARKING_TYPE"><tag>GarageDetached</tag></ListingTag>',
      '<ListingTag type="RENT_INCLUDES"><tag>Water</tag></ListingTag>',
      '<ListingTag type="MODEL_AMENITY"><tag>Dishwasher</tag></ListingTag>',
      '<ListingTag type="PROPERTY_AMENITY"><tag>FencedYard</tag></ListingTag>',
      "<price>1850</price><pricingFrequency>MONTH</pricingFrequency><deposit>1850</deposit>",
      "<numBedrooms>2</numBedrooms><numFullBaths>1</numFullBaths><numHalfBaths>0</numHalfBaths>",
      "<dateAvailable>2026-12-01</dateAvailable>",
    ])
      expect(entry).toContain(told);
    // Without reports there is no fee for them.
    for (const absent of ["Pool", "Application fee"]) expect(entry).not.toContain(absent);
    expect(await readFeed()).toContain("<name>Maya Ortiz</name><city>Columbus</city><state>OH</state>");
  });

  it("contains photos that can be loaded as JPEG", async () => {
    const entry = await entryOf(await aHomeOnPlatforms());
    const [, photo] = /<ListingPhoto source="([^"]+)"\/>/.exec(entry)!;
    const answer = await fetch(photo!);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  it("marks a hidden street as hidden, and omits the home's location and name", async () => {
    const home = await aHomeOnPlatforms({
      location: { ...alderBungalow.location, isAddressHidden: true },
      title: "418 Alder Street",
    });
    const entry = await entryOf(home);
    expect(entry).toContain('<street hide="true">418 Alder Street</street>');
    expect(entry).toContain("<name>House in Columbus</name>");
    expect(entry).not.toContain("39.9612");
    expect(await problemsOfFeed(await readFeed())).toEqual([]);
  });

  it("is only at its secret address", async () => {
    for (const path of ["/feeds/zillow/", "/feeds/zillow/feed.xml", `/feeds/zillow/${"0".repeat(40)}.xml`])
      expect((await fetch(product.url + path)).status).toBe(404);
  });

  it("contains only listed homes whose owner enabled the platforms", async () => {
    const home = await aHomeOnPlatforms();
    expect(await entryOf(home)).not.toBe("");
    await call("PUT", `/property-listing/pause/${home.id}`);
    expect(await entryOf(home)).toBe("");
    await call("PUT", `/property-listing/publish/${home.id}`, { zillow: false });
    expect(await entryOf(home)).toBe("");
    await call("PATCH", `/property-listing/syndication/${home.id}`, { zillow: true });
    expect(await entryOf(home)).not.toBe("");
    await call("PATCH", `/property-listing/syndication/${home.id}`, { zillow: false });
    expect(await entryOf(home)).toBe("");
  });

  it.each(["complete", "delete"])("drops a home at once: %s", async (how) => {
    const home = await aHomeOnPlatforms();
    expect(await entryOf(home)).not.toBe("");
    if (how === "complete") await call("PUT", `/property-listing/complete/${home.id}`);
    else await product.api("DELETE", `/property/${home.id}`, { token: owner.token });
    expect(await entryOf(home)).toBe("");
  });

  it("updates a home's date when it changes", async () => {
    const home = await aHomeOnPlatforms();
    const dated = async () => /<lastUpdated>([^<]+)</.exec(await entryOf(home))![1]!;
    const before = await dated();
    await product.advance("PT1H");
    expect(await dated()).toBe(before);
    await call("PUT", `/property/${home.id}`, { displayName: "Another name" });
    expect(Temporal.Instant.compare(await dated(), before)).toBe(1);
  });

  it("stays valid whatever an owner writes", async () => {
    const home = await aHomeOnPlatforms({ title: "A ]]> \u0007 \ud800 <b>\"home\"</b> & 'more' 🏡" });
    expect(await problemsOfFeed(await readFeed())).toEqual([]);
    const shown = (await platformReads(product)).listings.find(({ id }) => id === feedIdOf(home));
    expect(shown!.name).toMatch(/^A \]\]> .*"home" & 'more' 🏡$/);
  });
});

describe("A reader of the feed", () => {
  it("gets it compressed, and again only when it changed", async () => {
    const home = await aHomeOnPlatforms();
    const first = await get({ "accept-encoding": "gzip" });
    const [etag, lastModified] = [first.headers.get("etag")!, first.headers.get("last-modified")!];
    expect(first.headers.get("content-encoding")).toBe("gzip");
    expect(first.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const text = await first.text();
    expect((await get({ "if-none-match": etag })).status).toBe(304);
    expect((await get({ "if-modified-since": lastModified })).status).toBe(304);
    expect((await get({ "if-none-match": '"another"', "if-modified-since": lastModified })).status).toBe(200);
    const plain = await get({ "accept-encoding": "gzip;q=0, identity" });
    expect([plain.headers.get("content-encoding"), plain.headers.get("etag")]).toEqual([null, etag]);
    expect(await plain.text()).toBe(text);
    await call("PUT", `/property/${home.id}`, { displayName: "Yet another name" });
    const changed = await get({ "if-none-match": etag });
    expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
    expect(await changed.text()).toContain("Yet another name");
  });

  it("may send HEAD, which does not count as a read", async () => {
    const home = await aHomeOnPlatforms();
    const head = await get({}, "HEAD");
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([
      200,
      (await get()).headers.get("etag"),
      "",
    ]);
    await product.settled();
    const other = await aHomeOnPlatforms();
    await get({}, "HEAD");
    await product.settled();
    expect([await statusOf(home), await statusOf(other)]).toEqual(["LISTED", "LISTING_IN_PROGRESS"]);
  });

  it("gets complete documents while homes change", async () => {
    const home = await aHomeOnPlatforms();
    const reads = Array.from({ length: 12 }, async (_, turn) => {
      if (turn % 3 === 0) await call("PUT", `/property/${home.id}`, { displayName: `Name ${turn}` });
      return problemsOfFeed(await readFeed());
    });
    expect((await Promise.all(reads)).flat()).toEqual([]);
  });
});

describe("A home waiting for the platforms", () => {
  it("becomes listed when a platform reads it, and its owner sees that", async () => {
    const home = await aHomeOnPlatforms();
    expect(home.status).toBe("LISTING_IN_PROGRESS");
    expect(await platformOf(home)).toMatchObject({ enabled: true, isLive: false, problems: [] });
    const reading = await platformReads(product);
    expect(reading.added).toContain(feedIdOf(home));
    expect(reading.refused).toEqual([]);
    expect(await statusOf(home)).toBe("LISTED");
    expect(await platformOf(home)).toMatchObject({
      isLive: true,
      lastReadAt: expect.stringMatching(/^2026-11-2/),
    });
  });

  it("becomes listed within a minute of the platform's clock", async () => {
    const home = await aHomeOnPlatforms();
    await product.advance("PT61S");
    expect(await statusOf(home)).toBe("LISTED");
  });

  it("is removed by the platform's next read once it is paused", async () => {
    const home = await aHomeOnPlatforms();
    await platformReads(product);
    await call("PUT", `/property-listing/pause/${home.id}`);
    expect((await platformOf(home)).isLive).toBe(true);
    expect((await platformReads(product)).removed).toEqual([feedIdOf(home)]);
    expect((await platformOf(home)).isLive).toBe(false);
    expect(await statusOf(home)).toBe("UNLISTED");
  });

  it("is left out while the platform would reject it, and its owner sees why", async () => {
    const home = await aHomeOnPlatforms({ description: "<p>A home.</p>" });
    const problem = {
      step: "description",
      message: "The platforms ask for a description of at least 50 characters; yours has 7.",
    };
    expect((await platformOf(home)).problems).toEqual([problem]);
    const reading = await platformReads(product);
    expect(reading.listings.map(({ id }) => id)).not.toContain(feedIdOf(home));
    await product.advance("PT25H");
    expect(await statusOf(home)).toBe("LISTING_IN_PROGRESS");
    await call("PUT", `/property/${home.id}`, { description: alderBungalow.description });
    expect((await platformOf(home)).problems).toEqual([]);
    await platformReads(product);
    expect(await statusOf(home)).toBe("LISTED");
  });
});

describe("Listing optimization", () => {
  it("updates a listed home's date every week, and never an unlisted one's", async () => {
    const [home, paused, without] = [await aHomeOnPlatforms(), await aHomeOnPlatforms(), await aHomeOnPlatforms()];
    await platformReads(product);
    for (const { id } of [home, paused])
      await call<object>("PATCH", `/property-listing/${id}/auto-refresh`, { autoRefresh: true });
    await call("PUT", `/property-listing/pause/${paused.id}`);
    const dated = async () => /<lastUpdated>([^<]+)</.exec(await entryOf(home))![1]!;
    const listedAt = async ({ id }: PropertyView) => (await call("GET", `/property/${id}`)).lastListedAt;
    const before = await dated();
    await product.advance("PT167H");
    expect([await listedAt(home), await dated()]).toEqual([home.lastListedAt, before]);
    await product.advance("PT2H");
    expect(await listedAt(home)).toMatch(/^20/);
    expect(await listedAt(home)).not.toBe(home.lastListedAt);
    expect((await platformReads(product)).changed.includes(feedIdOf(home)) || (await dated()) !== before).toBe(true);
    expect([await listedAt(paused), await listedAt(without)]).toEqual([paused.lastListedAt, without.lastListedAt]);
  });
});

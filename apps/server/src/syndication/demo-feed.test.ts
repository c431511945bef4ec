import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemoWithoutPhotos } from "../testing/demo.ts";
import { problemsOfFeed } from "../testing/feed-schema/validate.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { platformAddresses } from "./addresses.ts";

const seedsMs = 180_000;

describe.each(["classic", "bulk2026"] as const)("The feed of the demonstration portfolio, %s", (dialect) => {
  let product: TestProduct;
  let feed: string;
  beforeAll(async () => {
    product = await startTestProduct({ ZILLOW_FEED_DIALECT: dialect });
    await product.setClock("2026-11-21T04:30:00Z");
    await seedDemoWithoutPhotos(product.product.app);
    feed = await (await fetch(platformAddresses(product.product.app).feed)).text();
  }, seedsMs);
  afterAll(() => product.close());

  it("is valid", async () => expect(await problemsOfFeed(feed)).toEqual([]));

  it("contains the listed homes, except the one the platforms would reject", () => {
    const names = [...feed.matchAll(/<listing [^>]*><name>([^<]*)/gi)].map(([, name]) => name);
    expect(names.sort()).toEqual(["Alder Street Bungalow", "Harbor View 5C", "Linden Duplex A"]);
  });

  it("writes pets, parking and fees in the format of its dialect only", () => {
    const isClassic = dialect === "classic";
    for (const tag of ['type="DOGS_ALLOWED"', 'type="PARKING_TYPE"', "<deposit>", "<Listing ", "<ListingPhoto "])
      expect(feed.includes(tag)).toBe(isClassic);
    for (const block of ["<pets>", "<parking>", "<fees>", "<listing ", "<listingPhoto "])
      expect(feed.includes(block)).toBe(!isClassic);
    expect(feed).toContain(isClassic ? "<leaseTerm>OneYear</leaseTerm>" : "<leaseTerm>12 Months</leaseTerm>");
  });
});

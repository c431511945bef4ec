import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PropertyCard, PropertyView } from "@porchlight/contract/properties.ts";
import type { FeedView } from "@porchlight/contract/property-feed.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { aPhoto } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
let good: Buffer;
let feed: unknown;
let isDown = false;
const host = createServer((request, response) => {
  if (request.url === "/elm.json") return response.end(JSON.stringify(feed));
  if (isDown) return response.writeHead(503).end();
  if (request.url === "/drawing.jpg") return response.writeHead(200, { "content-type": "image/jpeg" }).end(svg);
  if (request.url === "/elsewhere.jpg") return response.writeHead(302, { location: "/good.jpg" }).end();
  if (request.url === "/broken.jpg") return response.end(good.subarray(0, good.length / 2));
  return response.end(good);
});
let base: string;
let product: TestProduct;

beforeAll(async () => {
  good = await aPhoto();
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  product = await startTestProduct({ FEED_BASE_URL: base });
});
afterAll(async () => {
  await product.close();
  host.close();
  host.closeAllConnections();
});

const entry = (photos: string[]) => ({
  id: "a",
  address: "12 Elm St",
  city: "Columbus",
  state: "OH",
  zip: "43215",
  images: photos.map((name) => (name.includes(":") ? name : `${base}/${name}`)),
});

/** An owner whose feed names these photos for its one home. */
async function connected(photos: string[]) {
  feed = [entry(photos)];
  const owner = await aSignedInOwner(product);
  const call = callAs(product, owner);
  await call("POST", "/aptly/connect", { feedUrl: `${base}/elm.json` });
  await product.settled();
  await product.advance("PT1M");
  const { properties } = await call<{ properties: PropertyCard[] }>("GET", "/property/portfolio");
  const { id } = properties[0]!;
  return {
    call,
    id,
    photos: async () => (await call<PropertyView>("GET", `/property/${id}`)).images,
    status: async () => (await call<{ feed: FeedView }>("GET", "/aptly/status")).feed,
  };
}

describe("The photos of a feed", () => {
  it("are added in their order, once, and stay deleted where the owner deleted them", async () => {
    const { call, id, photos, status } = await connected(["1.jpg", "2.jpg"]);
    const [first] = await photos();
    expect(await photos()).toHaveLength(2);
    expect(await status()).toMatchObject({ photosWaiting: 0, photosFailed: 0 });
    await call("DELETE", `/property-image/${id}/${first!.id}`);
    feed = [entry(["1.jpg", "2.jpg", "3.jpg"])];
    await product.advance("PT24H1M");
    await product.advance("PT1M");
    expect(await photos()).toHaveLength(2);
  });

  it("pass the checks of any photo, and come from no private address, by name or redirect", async () => {
    const inside = ["https://localhost/1.jpg", "https://10.0.0.1/1.jpg", "http://example.test/1.jpg"];
    const { photos, status } = await connected(["drawing.jpg", "broken.jpg", "elsewhere.jpg", ...inside, "good.jpg"]);
    expect(await photos()).toHaveLength(1);
    for (let hours = 1; hours <= 8; hours *= 2) await product.advance(`PT${hours}H1M`);
    expect(await photos()).toHaveLength(1);
    expect(await status()).toMatchObject({ photosWaiting: 0, photosFailed: 6 });
  });

  it("are tried again while their host is down", async () => {
    isDown = true;
    const { photos, status } = await connected(["good.jpg"]);
    expect(await status()).toMatchObject({ photosWaiting: 1 });
    isDown = false;
    await product.advance("PT1H1M");
    expect(await photos()).toHaveLength(1);
    expect(await status()).toMatchObject({ photosWaiting: 0, photosFailed: 0 });
  });
});

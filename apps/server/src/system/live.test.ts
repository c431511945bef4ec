import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

/** Reads a stream of events until a text was heard or the stream ended. */
async function hears(reply: Response, awaited: string): Promise<boolean> {
  let heard = "";
  for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) {
    heard += chunk;
    if (heard.includes(awaited)) return true;
  }
  return false;
}
const streamOf = (path: string, token: string): Promise<Response> =>
  fetch(`${product.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

describe("Live updates", () => {
  it("tell an owner of a new lead of theirs, uncompressed", async () => {
    const home = await aListedHome(product, owner);
    const stream = await streamOf("/events", owner.token);
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding") ?? "identity").toBe("identity");
    const heard = hears(stream, '"topic":"leads"');
    await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "Is it available?" } });
    expect(await heard).toBe(true);
  });

  it("tell nobody else", async () => {
    const home = await aListedHome(product, owner);
    const stranger = await aSignedInOwner(product);
    const theirs = await streamOf("/events", stranger.token);
    const heard = hears(theirs, '"topic":"leads"');
    await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "Is it available?" } });
    await product.api("POST", "/auth/sign-out", { token: stranger.token });
    expect(await heard).toBe(false);
  });

  it("end with the session they were opened by", async () => {
    const other = await aSignedInOwner(product);
    const stream = await streamOf("/events", other.token);
    await product.api("POST", "/auth/sign-out", { token: other.token });
    expect(await hears(stream, "never said")).toBe(false);
    expect((await streamOf("/events", other.token)).status).toBe(401);
  });
});

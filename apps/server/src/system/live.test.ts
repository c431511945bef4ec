import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAtOnce } from "../limits.ts";
import { rows, sql } from "../platform/database/database.ts";
import { mailComesBack } from "../testing/bounces.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { hears, streamOf } from "../testing/streams.ts";

let product: TestProduct;
let owner: SignedInOwner;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

describe("Live updates", () => {
  it("are sent to an owner for a new lead, uncompressed", async () => {
    const home = await aListedHome(product, owner);
    const stream = await streamOf(product, "/events", owner.token);
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    expect(stream.headers.get("content-encoding") ?? "identity").toBe("identity");
    const heard = hears(stream, '"topic":"leads"');
    await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "Is it available?" } });
    expect(await heard).toBe(true);
  });

  it("are sent when a message is held for later and when it bounces", async () => {
    const home = await aListedHome(product, owner);
    const heardFrom = async (happens: () => Promise<unknown>) => {
      const heard = hears(await streamOf(product, "/events", owner.token), '"topic":"conversation"');
      await happens();
      return heard;
    };
    await product.control("PUT", "faults", { smtp: { mode: "refuse" } });
    const lead = { propertyId: home.id, name: "Lee Park", email: "lee@example.test" };
    await product.api("POST", "/leads", { token: owner.token, body: lead });
    await product.settled();
    await product.control("PUT", "faults", { smtp: { mode: "ok" } });
    expect(await heardFrom(() => product.advance("PT1M"))).toBe(true);
    const [greeting] = await rows(
      product.product.app.db,
      sql<{ id: string }>`select id from delivery where recipient = ${lead.email} and status = 'sent'`,
    );
    expect(await heardFrom(() => mailComesBack(product, greeting!.id))).toBe(true);
  });

  it("are limited in open streams for an owner and for a visitor", async () => {
    const home = await aListedHome(product, owner);
    const { body } = await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug: home.slug },
    });
    const session = (await aSignedInOwner(product)).token;
    for (const [path, token] of [
      ["/events", session],
      ["/public/conversation/events", body.token],
    ] as const) {
      const opened = await Promise.all(Array.from({ length: 150 }, () => streamOf(product, path, token)));
      const streams = opened.filter(({ status }) => status === 200);
      expect(streams).toHaveLength(openAtOnce.streamsOfCaller);
      expect(opened.filter(({ status }) => status === 429)).toHaveLength(150 - streams.length);
      await Promise.all(opened.map((stream) => stream.body!.cancel()));
      // A tab that is closed makes room for another.
      await expect
        .poll(
          async () => {
            const again = await streamOf(product, path, token);
            await again.body!.cancel();
            return again.status;
          },
          { timeout: 15_000 },
        )
        .toBe(200);
    }
  });

  it("are not sent to another owner", async () => {
    const home = await aListedHome(product, owner);
    const stranger = await aSignedInOwner(product);
    const theirs = await streamOf(product, "/events", stranger.token);
    const heard = hears(theirs, '"topic":"leads"');
    await product.api("POST", "/public/conversation", { body: { slug: home.slug, text: "Is it available?" } });
    await product.api("POST", "/auth/sign-out", { token: stranger.token });
    expect(await heard).toBe(false);
  });

  it("end with the session that opened them", async () => {
    const other = await aSignedInOwner(product);
    const stream = await streamOf(product, "/events", other.token);
    await product.api("POST", "/auth/sign-out", { token: other.token });
    expect(await hears(stream, "never said")).toBe(false);
    expect((await streamOf(product, "/events", other.token)).status).toBe(401);
  });
});

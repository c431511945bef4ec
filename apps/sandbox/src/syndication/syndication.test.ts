import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { aSandbox } from "../testing.ts";
import type { PlatformReading } from "./platform.ts";

const listing = (id: string, more = "", name = `Home ${id}`) =>
  `<Listing id="${id}" type="RENTAL" companyId="c1" propertyType="HOUSE"><name>${name}</name><street hide="true">1 Elm St</street>
<city>Columbus</city><state>OH</state><zip>43215</zip><lastUpdated>2026-11-02T14:05:00Z</lastUpdated>
<contactEmail>a@leads.example.test</contactEmail>${more || '<ListingPhoto source="https://cdn.example.test/1.jpg"/>'}
<price>1850</price><numBedrooms>2</numBedrooms><numFullBaths>1</numFullBaths></Listing>`;
const feedOf = (...listings: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><hotPadsItems version="2.1"><Company id="c1"><name>Elm</name><city>Columbus</city><state>OH</state></Company>${listings.join("")}</hotPadsItems>`;

/** A product that serves a feed and takes leads. */
async function aProduct() {
  const product = {
    feed: feedOf(),
    etag: '"1"',
    leads: [] as { url: string; form: Record<string, string> }[],
    reads: 0,
  };
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      product.leads.push({ url: request.url!, form: Object.fromEntries(new URLSearchParams(await text(request))) });
      return response.end("{}");
    }
    product.reads += 1;
    if (request.headers["if-none-match"] === product.etag) return response.writeHead(304).end();
    return response
      .writeHead(200, { etag: product.etag, "content-encoding": "gzip", "content-type": "application/xml" })
      .end(gzipSync(product.feed));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const sandbox = await aSandbox({
    publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    feedToken: "feed-token",
    leadKey: "lead-key",
  });
  const read = async () => (await sandbox.send<PlatformReading>("POST", "/control/syndication/read")).body;
  const publish = (...listings: string[]) => {
    product.feed = feedOf(...listings);
    product.etag = `"${crypto.randomUUID()}"`;
  };
  return { product, sandbox, read, publish };
}

describe("The rental platform", () => {
  it("shows the listings in the feed and drops those that left it", async () => {
    const { read, publish } = await aProduct();
    publish(listing("a1"), listing("b2"));
    expect(await read()).toMatchObject({ result: "read", added: ["a1", "b2"], removed: [], refused: [] });
    publish(listing("b2"), listing("c3"));
    const reading = await read();
    expect(reading).toMatchObject({ added: ["c3"], removed: ["a1"], changed: [] });
    expect(reading.listings.map(({ id }) => id)).toEqual(["b2", "c3"]);
    expect(await read()).toMatchObject({ result: "unchanged", listings: [{ id: "b2" }, { id: "c3" }] });
  });

  it("omits a listing that lacks required fields and accepts the others", async () => {
    const { read, publish } = await aProduct();
    publish(listing("a1", "<unit>4</unit>"), listing("b_2"), listing("c3"));
    const reading = await read();
    expect(reading.listings.map(({ id }) => id)).toEqual(["c3"]);
    expect(reading.refused).toHaveLength(2);
  });

  it("keeps its listings when a feed is malformed", async () => {
    const { product, read, publish } = await aProduct();
    publish(listing("a1"));
    await read();
    publish();
    product.feed = product.feed.slice(0, -20);
    expect(await read()).toMatchObject({ result: "failed", listings: [{ id: "a1" }] });
  });

  it("accepts tags in upper and lower case", async () => {
    const { read, publish } = await aProduct();
    publish(listing("a1").replaceAll("Listing", "listing"));
    expect(await read()).toMatchObject({ listings: [{ id: "a1", photos: ["https://cdn.example.test/1.jpg"] }] });
  });

  it("reads the feed again after a minute of its clock", async () => {
    const { product, sandbox } = await aProduct();
    await sandbox.send("PUT", "/control/clock", { advance: "PT61S" });
    const before = product.reads;
    expect(before).toBeGreaterThan(0);
    await sandbox.send("PUT", "/control/clock", { advance: "PT30S" });
    expect(product.reads).toBe(before);
    await sandbox.send("PUT", "/control/clock", { advance: "PT31S" });
    expect(product.reads).toBe(before + 1);
  });

  it("delivers a lead as a form, with the home's address", async () => {
    const { product, sandbox, read, publish } = await aProduct();
    publish(listing("a1"));
    await read();
    const answer = await sandbox.send("POST", "/control/syndication/leads", {
      listingId: "a1",
      email: "dana@example.test",
      message: "Could I see it?",
      numOccupants: 2,
      petDetailsJson: [{ type: "cat" }],
    });
    expect(answer.body).toEqual({ status: 200, body: "{}" });
    expect(product.leads).toEqual([
      {
        url: "/hooks/zillow/leads/lead-key",
        form: expect.objectContaining({
          listingId: "a1",
          email: "dana@example.test",
          numOccupants: "2",
          petDetailsJson: '[{"type":"cat"}]',
          listingStreet: "1 Elm St",
          listingPostalCode: "43215",
        }),
      },
    ]);
  });

  it("has a section on the sandbox's page where a person can send a lead", async () => {
    const { product, sandbox, read, publish } = await aProduct();
    publish(listing("a1", "", "Elm &lt;Court&gt;"));
    await read();
    expect((await sandbox.get<string>("/?tab=platform")).body).toContain("Elm &lt;Court&gt;");
    const form = {
      listingId: "a1",
      name: "Dana",
      email: "dana@example.test",
      phone: "",
      leadType: "tourRequest",
      message: "",
    };
    const sent = await sandbox.send("POST", "/pages/lead", new URLSearchParams(form));
    expect((await sandbox.get<string>(sent.headers.get("location") ?? "")).body).toContain(
      "The product accepted the lead.",
    );
    expect(product.leads[0]!.form).toMatchObject({ leadType: "tourRequest", name: "Dana" });
  });

  it("shows no listings and rejects leads with 409 until the feed's address is set", async () => {
    const sandbox = await aSandbox();
    expect((await sandbox.get("/control/syndication")).body).toMatchObject({
      feedUrl: null,
      result: "never",
      listings: [],
    });
    const answer = await sandbox.send("POST", "/control/syndication/leads", { listingId: "a1", email: "a@b.test" });
    expect(answer.status).toBe(409);
  });
});

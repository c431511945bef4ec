import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { guardedFetch, isPublic } from "../guarded-fetch.ts";
import { feedAddress, feedHost } from "./feed-address.ts";
import type { FeedHome } from "./feed-home.ts";
import { type FeedReading, feedLimits, readFeed, readFirstPage } from "./property-feed.ts";

/** Starts a host of feeds on this machine. */
async function aHost(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serving = (content: string) => (_: unknown, response: ServerResponse) => void response.end(content);

/** Reads a feed to its end. */
async function whole(reading: FeedReading) {
  const homes = (await Array.fromAsync(reading.homes())).flat();
  const { ids, skipped } = reading.found();
  return { homes, ids, skipped: skipped.listed, skippedCount: skipped.count };
}

/** Reads a feed that serves this text. */
const reading = async (content: unknown, limits = feedLimits) => {
  const host = await aHost(serving(typeof content === "string" ? content : JSON.stringify(content)));
  return whole(readFeed(host, `${host}/elm.json`, limits));
};

const plain = (more: object = {}) => ({
  id: "p1",
  title: "Bungalow by the park",
  address: "12 Elm St",
  unit: null,
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
  deposit: 1850,
  availableDate: "2026-12-01",
  description: "Quiet street.",
  images: [{ url: "https://cdn.example.test/1.jpg" }],
  ...more,
});

const portals = (more: object = {}) => ({
  _id: "u1",
  companyId: "c1",
  name: "418 Alder Ct #B",
  marketingName: "Townhouse near the river trail",
  publishedForRent: true,
  beds: 2,
  baths: 1.5,
  totalArea: 1080,
  unitType: "Townhouse",
  marketRent: { amount: 185000 },
  deposit: { amount: 92500 },
  availableDate: "12/01/2026",
  marketingFiles: ["https://cdn.example.test/9.jpg", "http://169.254.169.254/latest", 7],
  address: {
    address: "418 Alder Ct #B",
    city: "Columbus",
    stateCode: "OH",
    postalCode: "43215",
    geopoint: [-83.0127, 39.9551],
  },
  ...more,
});

const home: FeedHome = {
  externalId: "p1",
  title: "Bungalow by the park",
  description: "Quiet street.",
  address: "12 Elm St",
  apartmentNumber: "",
  city: "Columbus",
  state: "OH",
  zip: "43215",
  point: { latitude: 39.9551, longitude: -83.0127 },
  propertyType: "HOUSE",
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 1,
  squareFeet: 1400,
  rent: 1850,
  deposit: 1850,
  availableDate: "2026-12-01",
  photos: ["https://cdn.example.test/1.jpg"],
};

describe("A property feed", () => {
  it.each([
    { layout: "a bare array", content: [plain()] },
    { layout: "properties", content: { version: 2, properties: [plain({ unknown: { key: [1, 2] } })] } },
  ])("is read from $layout, in dollars and degrees", async ({ content }) => {
    expect(await reading(content)).toEqual({ homes: [home], ids: new Set(["p1"]), skipped: [], skippedCount: 0 });
  });

  it("is read from a portal's page, in cents and with longitude first", async () => {
    const { homes } = await reading({ data: [portals()], total: 1 });
    expect(homes).toEqual([
      {
        ...home,
        externalId: "u1",
        title: "Townhouse near the river trail",
        description: null,
        address: "418 Alder Ct",
        apartmentNumber: "B",
        propertyType: "TOWNHOUSE",
        bedrooms: 2,
        fullBathrooms: 1,
        squareFeet: 1080,
        deposit: 925,
        photos: ["https://cdn.example.test/9.jpg", "http://169.254.169.254/latest"],
      },
    ]);
  });

  it("takes what a feed does not know as not said", async () => {
    const unknown = { totalArea: 0, marketRent: null, baths: null, unitType: "Yurt", availableDate: "" };
    const { homes } = await reading({
      data: [portals({ ...unknown, address: { ...portals().address, geopoint: [0, 0] } })],
      total: 1,
    });
    expect(homes[0]).toMatchObject({
      squareFeet: null,
      rent: null,
      fullBathrooms: null,
      propertyType: null,
      availableDate: null,
      point: null,
    });
  });

  it("is read page after page until its total is held, and only the first where that is asked", async () => {
    const asked: string[] = [];
    const host = await aHost((request, response) => {
      asked.push(request.url!);
      const page = Number(new URL(request.url!, "http://feed").searchParams.get("page") ?? 0);
      const data = [portals({ _id: `u${2 * page}` }), portals({ _id: `u${2 * page + 1}` })];
      response.end(JSON.stringify({ total: 5, data: page === 2 ? data.slice(0, 1) : data }));
    });
    const { homes } = await whole(readFeed(host, `${host}/elm.json`));
    expect(homes.map(({ externalId }) => externalId)).toEqual(["u0", "u1", "u2", "u3", "u4"]);
    expect(asked).toEqual(["/elm.json", "/elm.json?page=1", "/elm.json?page=2"]);
    await readFirstPage(host, `${host}/elm.json`);
    expect(asked.slice(3)).toEqual(["/elm.json"]);
  });

  it("leaves out homes that are not published", async () => {
    const { homes, ids } = await reading({ data: [portals({ publishedForRent: false })], total: 1 });
    expect([homes, ids.size]).toEqual([[], 0]);
  });

  it.each([
    [{ id: null }, "The id is missing or not valid"],
    [{ id: " \u0000" }, "The id is missing or not valid"],
    [{ address: 12 }, "The address is not a text"],
    [{ address: " , Columbus" }, "The address is missing"],
    [{ zip: 43215 }, "The ZIP code is not a text"],
    [{ state: "Ohio!" }, "The state is missing or not known"],
    [{ latitude: 48.8, longitude: 2.3 }, "Pick an address in the United States"],
    [{ rent: "1850" }, "The rent is not a number"],
    [{ rent: -1 }, "The rent is less than 0"],
    [{ rent: 1e9 }, "The rent is more than 999999"],
    [{ bedrooms: [3] }, "The number of bedrooms is not a number"],
    [{ availableDate: "soon" }, "The available date is not a date"],
    [{ availableDate: "2026-02-30" }, "The available date is not a date"],
    [{ images: "https://cdn.example.test/1.jpg" }, "The photos are not a list"],
  ])("skips an entry with %j, says why and reads the others", async (wrong, problem) => {
    const { homes, skipped } = await reading([plain(wrong), plain({ id: "p2" })]);
    expect(skipped).toEqual([expect.objectContaining({ problem })]);
    expect(homes.map(({ externalId }) => externalId)).toEqual(["p2"]);
  });

  it("takes the first of two entries with one id and lists the second", async () => {
    const { homes, skipped } = await reading([plain(), plain({ title: "Again" })]);
    expect(homes).toEqual([home]);
    expect(skipped).toEqual([{ externalId: "p1", label: "Again", problem: "This id is in the feed twice" }]);
  });

  it("keeps texts as texts, without what no database can hold", async () => {
    const { homes } = await reading([
      plain({ title: "=1+1\u0000\ud800", description: "<script>x</script>\u0007Fine" }),
    ]);
    expect(homes[0]).toMatchObject({ title: "=1+1\ufffd", description: "<script>x</script> Fine" });
  });

  it("lists a hundred skipped entries and counts the rest", async () => {
    const { skipped, skippedCount } = await reading(Array.from({ length: 300 }, () => 1));
    expect([skipped.length, skippedCount]).toEqual([100, 300]);
  });
});

describe("A feed that cannot be read as a whole", () => {
  it.each([
    ["nothing", ""],
    ["no JSON", "<html>Not here</html>"],
    ["a number", "12"],
    ["a text", '"[]"'],
    ["an object without a list", '{"homes":[]}'],
    ["a list that is none", '{"properties":{"a":{}}}'],
    ["a page without its total", '{"data":[]}'],
    ["a total that is no number", '{"total":"5","data":[]}'],
    ["a document that breaks off", '[{"id":"a"},{"id":'],
    ["a document that goes on", '[{"id":"a"}] [1]'],
    ["one nested without end", "[".repeat(100_000)],
    ["an entry filled without end", `[{"photos":[${"0,".repeat(10_000)}0]}]`],
    ["pages that never come to their total", JSON.stringify({ data: [portals()], total: 9 })],
  ])("is one with %s", async (_, content) => {
    await expect(reading(content)).rejects.toThrow(/^(is|has|names|ends) /);
  });

  it("is one that is longer than the limit, and the rest is not fetched", async () => {
    let isOver = false;
    const host = await aHost((_, response) => {
      response.write("[");
      const more = () => {
        while (!isOver && response.write(`${JSON.stringify(plain({ description: "x".repeat(4_000) }))},`));
      };
      response.on("drain", more).on("close", () => (isOver = true));
      more();
    });
    await expect(whole(readFeed(host, `${host}/elm.json`, { ...feedLimits, maxBytes: 1_000_000 }))).rejects.toThrow(
      "is longer than",
    );
    await expect.poll(() => isOver).toBe(true);
  });

  it("is one with more entries than the limit", async () => {
    await expect(reading("[1,2,3,4]", { ...feedLimits, maxEntries: 3 } as never)).rejects.toThrow(
      "more than 3 entries",
    );
  });

  it.each([
    ["never answers", () => undefined],
    ["never ends", (_: unknown, response: ServerResponse) => void response.write("[")],
  ])("is one that %s", async (_, answer) => {
    const host = await aHost(answer);
    await expect(whole(readFeed(host, `${host}/elm.json`, { ...feedLimits, timeoutMs: 100 } as never))).rejects.toThrow(
      "does not answer",
    );
  });

  it.each([
    ["a redirect", 302, { location: "/other.json" }],
    ["a failure", 503, {}],
    ["a compressed body", 200, { "content-encoding": "gzip" }],
  ])("is one that answers with %s", async (_, status, headers) => {
    const host = await aHost((__, response) => void response.writeHead(status, headers as never).end("[]"));
    await expect(whole(readFeed(host, `${host}/elm.json`))).rejects.toThrow("does not answer");
  });
});

describe("The address of a feed", () => {
  const base = "https://syndication.getaptly.com";

  it("is at the configured host and ends in .json", () => {
    expect(feedAddress(base, " https://syndication.getaptly.com/abc.json ")).toBe(`${base}/abc.json`);
    expect(feedAddress(base, "syndication.getaptly.com/abc.json")).toBe(`${base}/abc.json`);
    expect(feedHost(base)).toBe("syndication.getaptly.com");
    expect(feedHost("http://127.0.0.1:3100/feeds")).toBe("127.0.0.1:3100/feeds");
  });

  it.each([
    "",
    "abc",
    "https://syndication.getaptly.com/abc",
    "https://syndication.getaptly.com/.json",
    "http://syndication.getaptly.com/abc.json",
    "https://syndication.getaptly.com:8443/abc.json",
    "https://me:pw@syndication.getaptly.com/abc.json",
    "https://syndication.getaptly.com.evil.example/abc.json",
    "https://evil.example/abc.json",
    "https://syndication.getaptly.com/abc.json?to=elsewhere",
    "javascript:alert(1)//.json",
  ])("is not %s", (entered) => {
    expect(feedAddress(base, entered)).toBeNull();
  });
});

describe("An address from outside", () => {
  const ask = (url: string, configured = "https://syndication.getaptly.com") =>
    guardedFetch(new URL(url), { configured, signal: AbortSignal.timeout(5_000) });

  it.each([
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://10.0.0.7/x",
    "https://169.254.169.254/x",
    "https://[::1]/x",
    "https://[::ffff:10.0.0.7]/x",
    "https://[fd00::1]/x",
    "https://[64:ff9b::a00:7]/x",
    "https://0.0.0.0/x",
  ])("is not fetched from the private address %s", async (url) => {
    await expect(ask(url)).rejects.toThrow("not a public address");
  });

  it("is not fetched where its name leads to a private address", async () => {
    await expect(ask("https://localhost/x")).rejects.toThrow("not a public address");
  });

  it("is fetched over https, and from this machine only where the configured address is", async () => {
    const host = await aHost(serving("here"));
    await expect(ask(`${host}/x`)).rejects.toThrow("not asked over http:");
    await expect(ask(`${host}/x`, "http://127.0.0.1:1")).rejects.toThrow("not asked over http:");
    expect((await ask(`${host}/x`, host)).statusCode).toBe(200);
  });

  it.each([
    ["8.8.8.8", true],
    ["2606:4700::1111", true],
    ["100.64.0.1", false],
    ["192.168.1.1", false],
    ["224.0.0.1", false],
    ["fe80::1", false],
    ["2002:a00:1::", false],
  ])("is public or not: %s", (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });
});

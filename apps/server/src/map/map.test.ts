import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { securityHeaders } from "../platform/http/security-headers.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const get = (path: string) => fetch(`${product.url}${path}`);
/** The words in a tile; its names are stored as they are. */
const wordsOf = async (z: number, x: number, y: number) =>
  new TextDecoder("latin1").decode(await (await get(`/map/tiles/${z}/${x}/${y}.pbf`)).arrayBuffer());

describe("The bundled map", () => {
  it("is served entirely by this server, in a light and a dark style", async () => {
    const light = await (await get("/map/style.json")).text();
    const dark = await (await get("/map/style.json?scheme=dark")).text();
    expect(light).not.toMatch(/https?:/);
    expect(dark).not.toBe(light);
    expect((await get("/map/style.json?scheme=purple")).status).toBe(404);
  });

  it("shows the states and only large cities when zoomed out", async () => {
    const country = await wordsOf(3, 1, 2);
    expect(country).toContain("Oregon");
    expect(country).toContain("Chicago");
    expect(country).not.toContain("Beaverton");
  });

  it("shows towns when zoomed in, and then the ZIP code", async () => {
    expect(await wordsOf(10, 162, 366)).toContain("Portland");
    expect(await wordsOf(15, 5211, 11723)).toMatch(/Portland[\s\S]*972\d\d/);
  });

  it("shows no ZIP codes of post office boxes", async () => {
    const downtown = await wordsOf(15, 5219, 11720);
    expect(downtown).toContain("Portland");
    expect(downtown).not.toMatch(/97251|97255|97259|97271|97272/);
  });

  it("shows the town's name for a company's own ZIP code", async () => {
    for (const words of [await wordsOf(15, 5218, 11722), await wordsOf(10, 163, 366)]) {
      expect(words).toContain("Portland");
      expect(words).not.toMatch(/Us West|At&t|Nw Natural/);
    }
  });

  it("has no other layers when zoomed in, such as a grid that looks like streets", async () => {
    expect(await wordsOf(15, 5211, 11723)).not.toContain("grid");
    const { layers } = await (await get("/map/style.json")).json();
    expect(layers.map(({ id }: { id: string }) => id)).toEqual(["water", "land", "borders", "areas", "towns"]);
  });

  it("has empty tiles at sea and answers 404 for tiles outside the world", async () => {
    expect((await (await get("/map/tiles/6/5/25.pbf")).arrayBuffer()).byteLength).toBe(0);
    expect((await get("/map/tiles/2/9/0.pbf")).status).toBe(404);
    expect((await get("/map/tiles/40/0/0.pbf")).status).toBe(404);
  });
});

describe("A configured style", () => {
  it("is what the map's address redirects to, and pages may load it and its origins", async () => {
    const other = await startTestProduct({
      MAP_STYLE_URL: "https://maps.example/style.json",
      MAP_ORIGINS: "https://tiles.example",
    });
    const answer = await fetch(`${other.url}/map/style.json`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://maps.example/style.json"]);
    expect(answer.headers.get("content-security-policy")).toMatch(
      /connect-src [^;]*https:\/\/maps\.example https:\/\/tiles\.example/,
    );
    await other.close();
  });

  it("is not allowed by the content security policy unless configured", () =>
    expect(
      securityHeaders(readConfig({ DATABASE_URL: "postgres://unused" }))("/")["content-security-policy"],
    ).not.toContain("maps."));
});

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
  it("is drawn from this server alone, in a light and a dark look", async () => {
    const light = await (await get("/map/style.json")).text();
    const dark = await (await get("/map/style.json?scheme=dark")).text();
    expect(light).not.toMatch(/https?:/);
    expect(dark).not.toBe(light);
    expect((await get("/map/style.json?scheme=purple")).status).toBe(404);
  });

  it("has the states, and only large cities while it is far away", async () => {
    const country = await wordsOf(3, 1, 2);
    expect(country).toContain("Oregon");
    expect(country).toContain("Chicago");
    expect(country).not.toContain("Beaverton");
  });

  it("has the towns from nearer by, and then the ZIP code one is in", async () => {
    expect(await wordsOf(10, 162, 366)).toContain("Portland");
    expect(await wordsOf(15, 5211, 11723)).toMatch(/Portland[\s\S]*972\d\d/);
  });

  it("names no boxes of a post office, in which nobody lives", async () => {
    const downtown = await wordsOf(15, 5219, 11720);
    expect(downtown).toContain("Portland");
    expect(downtown).not.toMatch(/97251|97255|97259|97271|97272/);
  });

  it("names the town where a company with a ZIP code of its own stands", async () => {
    for (const words of [await wordsOf(15, 5218, 11722), await wordsOf(10, 163, 366)]) {
      expect(words).toContain("Portland");
      expect(words).not.toMatch(/Us West|At&t|Nw Natural/);
    }
  });

  it("has nothing but these from near by: no squares that look like streets", async () => {
    expect(await wordsOf(15, 5211, 11723)).not.toContain("grid");
    const { layers } = await (await get("/map/style.json")).json();
    expect(layers.map(({ id }: { id: string }) => id)).toEqual(["water", "land", "borders", "areas", "towns"]);
  });

  it("is empty at sea, and no tile outside of the world is there", async () => {
    expect((await (await get("/map/tiles/6/5/25.pbf")).arrayBuffer()).byteLength).toBe(0);
    expect((await get("/map/tiles/2/9/0.pbf")).status).toBe(404);
    expect((await get("/map/tiles/40/0/0.pbf")).status).toBe(404);
  });
});

describe("A configured style", () => {
  it("is what the map's address leads to, and pages may load it and what it names", async () => {
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

  it("is nobody's unless it is configured", () =>
    expect(
      securityHeaders(readConfig({ DATABASE_URL: "postgres://unused" }))("/")["content-security-policy"],
    ).not.toContain("maps."));
});

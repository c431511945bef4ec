import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { googlePlaces } from "./google-places.ts";
import { photonPlaces } from "./photon.ts";
import { placesOf } from "./places.ts";

type ReceivedCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: string;
};

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** Starts a partner that gives each path its scripted answer and records the calls. */
async function scripted(answers: Record<string, unknown>): Promise<{ baseUrl: string; heard: ReceivedCall[] }> {
  const heard: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, "http://partner");
    const body = (await Array.fromAsync(request)).join("");
    heard.push({
      method: request.method!,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    });
    const answer = answers[url.pathname];
    response.writeHead(answer === undefined ? 500 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close.push(() => server.close());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

const prediction = {
  placePrediction: {
    placeId: "place-1",
    text: { text: "12 Main St, Austin, TX, USA" },
    structuredFormat: { mainText: { text: "12 Main St" }, secondaryText: { text: "Austin, TX, USA" } },
  },
};
const component = (type: string, longText: string, shortText = longText) => ({ longText, shortText, types: [type] });
const placeInAustin = {
  location: { latitude: 30.26, longitude: -97.74 },
  addressComponents: [
    component("locality", "Austin"),
    component("administrative_area_level_1", "Texas", "TX"),
    component("postal_code", "78701"),
    component("country", "United States", "US"),
  ],
};

describe("Google Places", () => {
  it("is queried for US addresses with the key, and its suggestions are split into two parts", async () => {
    const { baseUrl, heard } = await scripted({ "/v1/places:autocomplete": { suggestions: [prediction] } });
    expect(await googlePlaces({ baseUrl, apiKey: "key" }).suggest("12 Main")).toEqual([
      { label: "12 Main St, Austin, TX, USA", street: "12 Main St", secondary: "Austin, TX, USA" },
    ]);
    expect(heard[0]!.headers["x-goog-api-key"]).toBe("key");
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ input: "12 Main", includedRegionCodes: ["us"] });
  });

  it("is queried for the place in the same session, with a field mask", async () => {
    const { baseUrl, heard } = await scripted({
      "/v1/places:autocomplete": { suggestions: [prediction] },
      "/v1/places/place-1": placeInAustin,
    });
    expect(await googlePlaces({ baseUrl, apiKey: "key" }).find("12 Main St, Austin")).toEqual({
      latitude: 30.26,
      longitude: -97.74,
      city: "Austin",
      zip: "78701",
      state: "TX",
      precision: "address",
    });
    expect(heard[1]!.headers["x-goog-fieldmask"]).toBe("id,location,addressComponents");
    expect(heard[1]!.query.get("sessionToken")).toBe(JSON.parse(heard[0]!.body).sessionToken);
  });

  it("yields nothing for an empty answer or a place abroad", async () => {
    const nothing = await scripted({ "/v1/places:autocomplete": {} });
    expect(await googlePlaces({ ...nothing, apiKey: "key" }).find("nowhere")).toBeNull();
    const abroad = await scripted({
      "/v1/places:autocomplete": { suggestions: [prediction] },
      "/v1/places/place-1": { ...placeInAustin, addressComponents: [component("country", "Canada", "CA")] },
    });
    expect(await googlePlaces({ ...abroad, apiKey: "key" }).find("12 Main St, Austin")).toBeNull();
  });
});

const feature = (properties: Record<string, string>, coordinates = [-82.99, 39.96]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { countrycode: "US", country: "United States", ...properties },
});
const house = feature({
  housenumber: "88",
  street: "East Broad Street",
  city: "Columbus",
  state: "Ohio",
  postcode: "43215-3506",
});

describe("Photon", () => {
  it("is queried for US houses and streets, and places abroad are omitted", async () => {
    const abroad = feature({ street: "Broad Street", city: "London", countrycode: "GB" });
    const { baseUrl, heard } = await scripted({ "/api/": { features: [abroad, house, house] } });
    expect(await photonPlaces({ baseUrl }).suggest("88 e broad")).toEqual([
      {
        label: "88 East Broad Street, Columbus, OH 43215",
        street: "88 East Broad Street",
        secondary: "Columbus, OH 43215",
      },
    ]);
    expect(heard[0]!.query.getAll("layer")).toEqual(["house", "street"]);
    expect(heard[0]!.query.get("q")).toBe("88 e broad");
  });

  it("suggests a street without known houses with the typed number", async () => {
    const street = feature({ name: "Alder Street", type: "street", city: "Portland", state: "Oregon" });
    const { baseUrl } = await scripted({ "/api/": { features: [street] } });
    expect(await photonPlaces({ baseUrl }).suggest("1412 Alder St")).toEqual([
      { label: "1412 Alder Street, Portland, OR", street: "1412 Alder Street", secondary: "Portland, OR" },
    ]);
  });

  it("returns a two-letter state and a five-digit ZIP code", async () => {
    const { baseUrl } = await scripted({ "/api/": { features: [house] } });
    expect(await photonPlaces({ baseUrl }).find("88 East Broad Street, Columbus")).toEqual({
      latitude: 39.96,
      longitude: -82.99,
      city: "Columbus",
      zip: "43215",
      state: "OH",
      precision: "address",
    });
  });

  it("leaves unknown fields empty", async () => {
    const { baseUrl } = await scripted({ "/api/": { features: [feature({ name: "Main Street" })] } });
    expect(await photonPlaces({ baseUrl }).find("Main Street")).toMatchObject({ city: "", zip: "", state: "" });
    const capital = await scripted({ "/api/": { features: [feature({ state: "Washington, D.C." })] } });
    expect(await photonPlaces(capital).find("1600 Pennsylvania Ave")).toMatchObject({ state: "DC" });
  });
});

describe("The source of addresses", () => {
  const log = { warn: () => undefined } as unknown as Parameters<typeof placesOf>[0]["log"];
  let now = Temporal.Instant.from("2026-11-23T15:00:00Z");
  const clock = { now: () => now } as Parameters<typeof placesOf>[0]["clock"];
  const places = (environment: Record<string, string>) =>
    placesOf({ log, clock, config: readConfig({ DATABASE_URL: "postgres://unused", ...environment }) });

  it("is Google when there is a key, otherwise Photon", async () => {
    const google = await scripted({ "/v1/places:autocomplete": { suggestions: [prediction] } });
    const photon = await scripted({ "/api/": { features: [house] } });
    const both = { PLACES_API_KEY: "key", PLACES_BASE_URL: google.baseUrl, PHOTON_URL: photon.baseUrl };
    expect(await places(both).suggest("12 Main")).toMatchObject([{ street: "12 Main St" }]);
    expect(await places({ PHOTON_URL: photon.baseUrl }).suggest("88 e broad")).toHaveLength(1);
  });

  it("is the ZIP table when there is neither or the partner fails, with the street as typed", async () => {
    const broken = await scripted({});
    for (const environment of [{}, { PHOTON_URL: broken.baseUrl }]) {
      const answering = places(environment as Record<string, string>);
      expect(await answering.suggest("12 Main St 78701")).toEqual([
        { label: "12 Main St, Austin, TX 78701", street: "12 Main St", secondary: "Austin, TX 78701" },
      ]);
      expect(await answering.find("12 Main St, Austin, TX 78701")).toMatchObject({ state: "TX", precision: "zip" });
      expect(await answering.suggest("12 Main St, Austin, TX")).toHaveLength(5);
      expect(await answering.suggest("12 Main St")).toEqual([]);
    }
  });

  it("is the ZIP table for a minute after the partner failed five times in a row, then the partner again", async () => {
    const broken = await scripted({});
    const answering = places({ PHOTON_URL: broken.baseUrl });
    const asked = async () => {
      broken.heard.length = 0;
      expect(await answering.suggest("12 Main St 78701")).toHaveLength(1);
      return broken.heard.length > 0;
    };
    for (let failure = 0; failure < 5; failure++) expect(await asked()).toBe(true);
    expect(await asked()).toBe(false);
    now = now.add({ seconds: 59 });
    expect(await asked()).toBe(false);
    now = now.add({ seconds: 1 });
    expect(await asked()).toBe(true);
    expect(await asked()).toBe(false);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { aSandbox, type TestSandbox } from "../testing.ts";
import { openAtlas } from "./areas.ts";

const key = { "x-goog-api-key": "any" };

interface Suggestions {
  suggestions?: { placePrediction: { placeId: string; text: { text: string } } }[];
}

const suggestions = async (sandbox: TestSandbox, input: string, more: object = {}) =>
  (await sandbox.send<Suggestions>("POST", "/places/v1/places:autocomplete", { input, ...more }, key)).body;
const shown = async (sandbox: TestSandbox, input: string, more?: object) =>
  ((await suggestions(sandbox, input, more)).suggestions ?? []).map(({ placePrediction }) => placePrediction.text.text);

beforeAll(openAtlas);

describe("Address suggestions", () => {
  it.each([
    ["1412 SE Alder St, Portland, OR 97214", "1412 SE Alder St, Portland, OR 97214, USA"],
    ["1412 se alder street 97214", "1412 SE Alder St, Portland, OR 97214, USA"],
    ["12345 Ventura Blvd, 91604", "12345 Ventura Blvd, Studio City, CA 91604, USA"],
    ["10 Oak Ln Apt 3, Columbus, OH 43215", "10 Oak Ln #3, Columbus, OH 43215, USA"],
    ["9 McArthur Dr, Austin, Texas 78704", "9 McArthur Dr, Austin, TX 78704, USA"],
    ["97214", "Portland, OR 97214, USA"],
  ])("for %s are a single place", async (typed, expected) => {
    expect(await shown(await aSandbox(), typed)).toEqual([expected]);
  });

  it("include the city written after the street, even half typed", async () => {
    const sandbox = await aSandbox();
    expect(await shown(sandbox, "350 5th Ave New York New York")).toEqual([
      expect.stringMatching(/^350 5th Ave, New York, NY 10\d{3}, USA$/),
    ]);
    expect((await shown(sandbox, "1412 se alder st portl"))[0]).toMatch(/^1412 SE Alder St, Portland, OR 97/);
  });

  it('read a final "Ct" as Court, not Connecticut, and "NE" as Northeast, not Nebraska', async () => {
    const sandbox = await aSandbox();
    expect((await shown(sandbox, "12 Main Ct"))[0]).toMatch(/^12 Main Ct, Portland, OR/);
    expect((await shown(sandbox, "5 Main St NE"))[0]).toMatch(/^5 Main St NE, Portland, OR/);
  });

  it("are near the given point when no city is named", async () => {
    const austin = { circle: { center: { latitude: 30.2672, longitude: -97.7431 }, radius: 5000 } };
    expect((await shown(await aSandbox(), "12 Main St", { locationBias: austin }))[0]).toContain("Austin, TX");
  });

  it("are empty for a bare number, another country or another place type", async () => {
    const sandbox = await aSandbox();
    expect(await suggestions(sandbox, "1412")).toEqual({});
    expect(await suggestions(sandbox, "12 Main St", { includedRegionCodes: ["ca"] })).toEqual({});
    expect(await suggestions(sandbox, "97214", { includedPrimaryTypes: ["street_address"] })).toEqual({});
  });
});

describe("The details of a place", () => {
  const mask = { ...key, "x-goog-fieldmask": "id,formattedAddress,addressComponents,location" };

  it("match the suggestion and stay the same, even after a restart", async () => {
    const first = await aSandbox();
    const { suggestions: found = [] } = await suggestions(first, "1412 SE Alder St, Portland, OR 97214");
    const id = found[0]?.placePrediction.placeId ?? "";
    const { body } = await first.get<{ location: { latitude: number; longitude: number } }>(
      `/places/v1/places/${id}`,
      mask,
    );
    expect(body).toMatchObject({
      id,
      formattedAddress: "1412 SE Alder St, Portland, OR 97214, USA",
      addressComponents: expect.arrayContaining([
        { longText: "1412", shortText: "1412", types: ["street_number"], languageCode: "en-US" },
        { longText: "Southeast Alder Street", shortText: "SE Alder St", types: ["route"], languageCode: "en-US" },
        expect.objectContaining({ longText: "Oregon", shortText: "OR" }),
        expect.objectContaining({ longText: "97214", types: ["postal_code"] }),
      ]),
    });
    expect(body).not.toHaveProperty("postalAddress");
    expect(Math.abs(body.location.latitude - 45.5142)).toBeLessThan(0.01);
    expect(Math.abs(body.location.longitude + 122.6364)).toBeLessThan(0.01);
    const second = await aSandbox();
    expect((await second.get(`/places/v1/places/${id}`, mask)).body).toEqual(body);
  });

  it("require a key, a field mask and a known place id", async () => {
    const sandbox = await aSandbox();
    const status = async (headers: Record<string, string>) =>
      (await sandbox.get<{ error: { status: string } }>("/places/v1/places/nothing", headers)).body.error.status;
    expect(await status({})).toBe("PERMISSION_DENIED");
    expect(await status(key)).toBe("INVALID_ARGUMENT");
    expect(await status(mask)).toBe("NOT_FOUND");
  });
});

describe("Geocoding", () => {
  const geocode = async (query: Record<string, string>) =>
    (await (await aSandbox()).get(`/places/maps/api/geocode/json?${new URLSearchParams({ key: "any", ...query })}`))
      .body;

  it("finds the point of an address that names its city", async () => {
    expect(await geocode({ address: "1412 SE Alder St, Portland, OR 97214" })).toMatchObject({
      status: "OK",
      results: [
        {
          formatted_address: "1412 SE Alder St, Portland, OR 97214, USA",
          geometry: { location: { lat: expect.any(Number), lng: expect.any(Number) }, location_type: "ROOFTOP" },
        },
      ],
    });
  });

  it("marks its result as a partial match when it had to guess", async () => {
    expect(await geocode({ address: "12 Main St" })).toMatchObject({
      status: "OK",
      results: [{ partial_match: true }],
    });
  });

  it("returns Google's status when nothing is found, no address is given or the key is missing", async () => {
    expect(await geocode({ address: "1" })).toMatchObject({ status: "ZERO_RESULTS", results: [] });
    expect(await geocode({})).toMatchObject({ status: "INVALID_REQUEST" });
    expect(await geocode({ address: "12 Main St", key: "" })).toMatchObject({ status: "REQUEST_DENIED" });
  });
});

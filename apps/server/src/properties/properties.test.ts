import { type PropertyCard, type PropertyView, propertyView } from "@porchlight/contract/properties.ts";
import { amenities } from "@porchlight/domain/properties/amenities.ts";
import { missingSteps } from "@porchlight/domain/properties/completeness.ts";
import { ownersMoves, propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../platform/database/database.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let stranger: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
  stranger = await aSignedInOwner(product, "Sam Rivera");
});
afterAll(() => product.close());

type Failure = {
  message: string;
  code: string;
  validationErrors?: Record<string, string>;
  details?: { lacking: string };
};
const call = <Body = PropertyView>(method: string, path: string, body?: unknown, by = owner) =>
  product.api<Body>(method, path, { token: by.token, body });
const refused = (method: string, path: string, body?: unknown, by = owner) => call<Failure>(method, path, body, by);

const mainStreet = {
  address: "12 Main St, Austin, TX, USA",
  city: "Austin",
  state: "TX",
  zip: "78701",
  latitude: 30.2672,
  longitude: -97.7431,
};
const aHome = async (location: object = {}, by = owner) =>
  (await call("POST", "/property", { location: { ...mainStreet, ...location } }, by)).body;

describe("A home read again", () => {
  it("is the same as in the reply to its change, with the owner's allowed moves in every status", async () => {
    const home = await aHome();
    const changed = await call("PUT", `/property/${home.id}`, { displayName: 'The "Nook"', description: "<p>A</p>" });
    expect((await call("GET", `/property/${home.id}`)).body).toEqual(changed.body);
    for (const status of propertyStatuses) {
      await sql`update property set status = ${status} where id = ${home.id}`.execute(product.product.app.db);
      const read = (await call("GET", `/property/${home.id}`)).body;
      expect([read.status, read.moves]).toEqual([status, ownersMoves(status)]);
    }
  });
});

describe("A new home", () => {
  it("is a draft with a location and a time zone, and nothing else", async () => {
    const added = await call("POST", "/property", { location: mainStreet });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      status: "DRAFT",
      displayName: "12 Main St",
      location: { address: "12 Main St", apartmentNumber: "", city: "Austin", isAddressHidden: false },
      timeZone: "America/Chicago",
      specifications: null,
      leaseConditions: null,
      renterRequirements: null,
      petPolicy: null,
      parking: null,
      includedUtilities: null,
      accessibility: null,
      amenities: null,
      images: [],
      coverImage: null,
      allowsInPersonTours: null,
      autoRefresh: false,
      lastListedAt: null,
    });
  });

  it("is named after street and unit", async () =>
    expect((await aHome({ apartmentNumber: "4" })).displayName).toBe("12 Main St, Apt 4"));

  it("has no street in the address of its page", async () => {
    const { slug } = await aHome({ isAddressHidden: true });
    expect(slug).toMatch(/^austin-tx-[a-z2-9]{8}$/);
  });

  it("has 30-minute showings and no slots", async () => {
    const home = await aHome();
    const availability = await call<object>("GET", `/property-availability/${home.id}`);
    expect(availability.body).toMatchObject({ showingDurationInMinutes: 30, availabilitySlots: [] });
  });

  it("is created once when it is sent several times with one id", async () => {
    const id = crypto.randomUUID();
    const before = (await call<{ total: number }>("GET", "/property/portfolio")).body.total;
    const send = () => call("POST", "/property", { id, location: mainStreet });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(answers.map(() => [201, id]));
    expect((await call<{ total: number }>("GET", "/property/portfolio")).body.total).toBe(before + 1);
    const told = await sql<{ count: number }>`
      select count(*)::int as count from event where property_id = ${id} and kind = 'property.added'`.execute(
      product.product.app.db,
    );
    expect(told.rows[0]?.count).toBe(1);
  });

  it("is returned in its current state when it is sent again", async () => {
    const id = crypto.randomUUID();
    await call("POST", "/property", { id, location: mainStreet });
    await call("PATCH", `/property/${id}/display-name`, { displayName: "The Nook" });
    const again = await call("POST", "/property", { id, location: { ...mainStreet, address: "14 Main St" } });
    expect(again.body).toMatchObject({ displayName: "The Nook", location: { address: "12 Main St" } });
  });

  it("rejects the id of another owner's or a deleted home", async () => {
    const theirs = await aHome({}, stranger);
    const mine = await aHome();
    await call("DELETE", `/property/${mine.id}`);
    for (const { id } of [theirs, mine]) {
      const answer = await refused("POST", "/property", { id, location: mainStreet });
      expect([answer.status, answer.body.code]).toEqual([409, "property.id-taken"]);
    }
    expect((await call("GET", `/property/${theirs.id}`, undefined, stranger)).body).toEqual(theirs);
  });

  it.each([
    [{ address: "" }, { "location.address": "Address is required" }],
    [{ state: "" }, { "location.state": "Address is required" }],
    [{ street: "x" }, { "location.street": "This field is not known" }],
  ])("is rejected with %o", async (change, validationErrors) => {
    const answer = await refused("POST", "/property", { location: { ...mainStreet, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors).toEqual(validationErrors);
  });
});

describe("A home", () => {
  it("is the same in the reply to a save and when it is read", async () => {
    const home = await aHome({ apartmentNumber: '7 "B"' });
    await call("POST", `/property/${home.id}/specifications`, { squareFeet: 900, bedrooms: 2 });
    await call("POST", `/property/${home.id}/amenities`, { hasPool: true });
    const saved = await call("PUT", `/property/${home.id}`, {
      description: "<p>Bright & <b>sunny</b></p>",
      highlights: 'Line one\nline "two"',
      allowsInPersonTours: true,
      allowsVirtualTours: false,
    });
    const read = await call("GET", `/property/${home.id}`);
    expect(read.body).toEqual(saved.body);
    expect(read.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(propertyView.safeParse(read.body).error).toBeUndefined();
  });

  it("answers 404 to other owners on every call", async () => {
    const home = await aHome();
    const parking = (await call<{ id: string }>("POST", `/property/${home.id}/parking`, {})).body;
    const asked: [string, string, unknown?][] = [
      ["GET", `/property/${home.id}`],
      ["PUT", `/property/${home.id}`, { highlights: "mine" }],
      ["DELETE", `/property/${home.id}`],
      ["PATCH", `/property/${home.id}/display-name`, { displayName: "Mine" }],
      ["PATCH", `/property/${home.id}/screening-sensitivity`, { screeningSensitivity: "STRICT" }],
      ["PATCH", `/property/${home.id}/property-location/${home.location.id}`, { zip: "78702" }],
      ["POST", `/property/${home.id}/pet-policy`, {}],
      ["PATCH", `/property/${home.id}/parking/${parking.id}`, { hasParking: false }],
      ["GET", `/property-availability/${home.id}`],
      ["PUT", `/property-listing/publish/${home.id}`, {}],
      ["PUT", `/property-listing/pause/${home.id}`],
      ["PUT", `/property-listing/complete/${home.id}`],
    ];
    for (const [method, path, body] of asked)
      expect([path, (await refused(method, path, body, stranger)).status]).toEqual([path, 404]);
    expect((await call("GET", "/property/not-an-id")).status).toBe(404);
  });

  it("changes only the fields that are sent", async () => {
    const home = await aHome();
    const { body } = await call("PUT", `/property/${home.id}`, { highlights: "Near the park" });
    expect({ ...body, updatedAt: home.updatedAt }).toEqual({ ...home, highlights: "Near the park" });
  });

  it("keeps only formatting markup in its description", async () => {
    const home = await aHome();
    const description = '<p onclick="x()">Hi <b>there</b><script>alert(1)</script><a href="/">link</a></p>';
    const { body } = await call("PUT", `/property/${home.id}`, { description });
    expect(body.description).toBe("<p>Hi <b>there</b>link</p>");
    expect((await refused("PUT", `/property/${home.id}`, { description: "x".repeat(5001) })).body.message).toBe(
      "Maximum 5000 characters",
    );
  });

  it("requires a title", async () => {
    const home = await aHome();
    const { body, status } = await refused("PATCH", `/property/${home.id}/display-name`, { displayName: " " });
    expect([status, body.validationErrors]).toEqual([400, { displayName: "Title is required" }]);
    expect((await call("PATCH", `/property/${home.id}/display-name`, { displayName: "Sunny" })).body.displayName).toBe(
      "Sunny",
    );
  });

  it("must offer at least one tour once all three are decided", async () => {
    const home = await aHome();
    const none = { allowsInPersonTours: false, allowsVirtualTours: false, allowsSelfGuidedTours: false };
    expect((await refused("PUT", `/property/${home.id}`, none)).body.message).toBe(
      "Please select at least one tour type",
    );
    expect((await call("PUT", `/property/${home.id}`, { ...none, allowsVirtualTours: true })).status).toBe(200);
  });

  it("can be completed only when every step is done, and cannot be listed by an update", async () => {
    const home = await aHome();
    const early = await refused("PUT", `/property/${home.id}`, { status: "READY_FOR_LISTING" });
    expect([early.status, early.body.message]).toEqual([400, "Please complete all steps first"]);
    expect(early.body.details!.lacking).toContain("images");
    expect((await refused("PUT", `/property/${home.id}`, { status: "LISTED" })).status).toBe(400);
    expect((await call("PUT", `/property/${home.id}`, { status: "DRAFT" })).status).toBe(200);
  });

  it("answers 404 after it is deleted", async () => {
    const home = await aHome();
    expect((await call("DELETE", `/property/${home.id}`)).status).toBe(204);
    expect((await call("GET", `/property/${home.id}`)).status).toBe(404);
    expect((await call("DELETE", `/property/${home.id}`)).status).toBe(404);
  });
});

describe("The location of a home", () => {
  it("is changed by its own id, which updates the home's time zone", async () => {
    const home = await aHome();
    const path = `/property/${home.id}/property-location`;
    const moved = await call<object>("PATCH", `${path}/${home.location.id}`, { latitude: 40.7128, longitude: -74.006 });
    expect(moved.body).toEqual({ ...home.location, latitude: 40.7128, longitude: -74.006 });
    expect((await call("GET", `/property/${home.id}`)).body.timeZone).toBe("America/New_York");
    expect((await call("PATCH", `${path}/${crypto.randomUUID()}`, {})).status).toBe(404);
  });

  it("must be in the United States, which 0, 0 from a failed lookup is not", async () => {
    const said = "Pick an address in the United States";
    const nowhere = { latitude: 0, longitude: 0 };
    expect(await refused("POST", "/property", { location: { ...mainStreet, ...nowhere } })).toMatchObject({
      status: 400,
      body: { validationErrors: { "location.latitude": said, "location.longitude": said } },
    });
    const home = await aHome();
    const path = `/property/${home.id}/property-location/${home.location.id}`;
    for (const [field, value] of [
      ["latitude", 0],
      ["latitude", -33.9],
      ["longitude", 16.4],
      ["longitude", -30],
    ] as const)
      expect((await refused("PATCH", path, { [field]: value })).body.validationErrors).toEqual({ [field]: said });
    for (const [latitude, longitude] of [
      [13.44, 144.79],
      [71.29, -156.79],
      [51.88, -176.65],
      [18.34, -64.93],
    ])
      expect((await call("PATCH", path, { latitude, longitude })).status).toBe(200);
  });

  it("renames a home named after its address, but not one with its own title", async () => {
    const home = await aHome();
    const path = `/property/${home.id}/property-location/${home.location.id}`;
    await call("PATCH", path, { apartmentNumber: "4" });
    expect((await call("GET", `/property/${home.id}`)).body.displayName).toBe("12 Main St, Apt 4");
    await call("PATCH", `/property/${home.id}/display-name`, { displayName: "Sunny" });
    await call("PATCH", path, { apartmentNumber: "5" });
    expect((await call("GET", `/property/${home.id}`)).body.displayName).toBe("Sunny");
  });

  it("has no unit for a house", async () => {
    const home = await aHome({ apartmentNumber: "4" });
    await call("POST", `/property/${home.id}/specifications`, { propertyType: "HOUSE" });
    expect((await call("GET", `/property/${home.id}`)).body.location.apartmentNumber).toBe("");
  });
});

describe("The portfolio", () => {
  it("shows the company's homes, listed ones first, then by last change", async () => {
    const keeper = await aSignedInOwner(product, "Kim Keeper");
    const first = await aHome({ address: "1 Oak St" }, keeper);
    const second = await aHome({ address: "2 Oak St" }, keeper);
    const third = await aHome({ address: "3 Oak St" }, keeper);
    await call("PATCH", `/property/${first.id}/display-name`, { displayName: "Peña’s, changed last 🏡" }, keeper);
    await call("DELETE", `/property/${third.id}`, undefined, keeper);
    type Page = { properties: PropertyCard[]; total: number; page: number; limit: number };
    const all = await call<Page>("GET", "/property/portfolio", undefined, keeper);
    expect(all.body.properties.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(all.body).toMatchObject({ total: 2, page: 1, limit: 100 });
    expect(all.body.properties[0]!.displayName).toBe("Peña’s, changed last 🏡");
    const begin = await call<Page>("GET", "/property/portfolio?page=1&limit=1", undefined, keeper);
    expect(begin.body).toEqual({ properties: [all.body.properties[0]], total: 2, page: 1, limit: 1 });
    const beyond = await call<Page>("GET", "/property/portfolio?page=3&limit=1", undefined, keeper);
    expect(beyond.body).toEqual({ properties: [], total: 2, page: 3, limit: 1 });
    const next = await call<Page>("GET", "/property/portfolio?page=2&limit=1", undefined, keeper);
    expect(next.body.properties.map(({ displayName }) => displayName)).toEqual(["2 Oak St"]);
  });

  it("shows the missing steps of each home after its last save", async () => {
    const keeper = await aSignedInOwner(product, "Lee Keeper");
    const home = await aHome({}, keeper);
    const missing = async () =>
      (await call<{ properties: PropertyCard[] }>("GET", "/property/portfolio", undefined, keeper)).body.properties[0]!
        .missingSteps;
    const atFirst = await missing();
    expect(atFirst).toEqual(missingSteps(home));
    expect(atFirst).toContain("pet-policy");
    await call("POST", `/property/${home.id}/pet-policy`, { allowsPets: false }, keeper);
    expect(await missing()).toEqual(atFirst.filter((step) => step !== "pet-policy"));
  });
});

describe("An amenity that was not set", () => {
  it("is null, and every amenity is in the reply", async () => {
    const home = await aHome();
    const { body } = await call<Record<string, unknown>>("POST", `/property/${home.id}/amenities`, { hasPool: true });
    expect(Object.keys(body).sort()).toEqual(["id", ...amenities.map(({ name }) => name)].sort());
    expect([body.hasPool, body.hasGarden]).toEqual([true, null]);
  });
});

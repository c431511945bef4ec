import type { SyndicationPlatforms } from "@porchlight/contract/listings.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { type PropertyEvent, type PropertyStatus, propertyLifecycle } from "@porchlight/domain/properties/lifecycle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { givePhoto } from "../testing/photos.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

type Failure = { message: string; code: string; details?: { lacking: string } };
const call = <Body = PropertyView>(method: string, path: string, body?: unknown) =>
  product.api<Body>(method, path, { token: owner.token, body });
const publish = (id: string, choice: object = {}) => call("PUT", `/property-listing/publish/${id}`, choice);
const pause = (id: string) => call("PUT", `/property-listing/pause/${id}`);
const complete = (id: string) => call("PUT", `/property-listing/complete/${id}`);
const read = async (id: string) => (await call("GET", `/property/${id}`)).body;

/** Every step done. */
const aDescribedHome = async (): Promise<string> => {
  const id = await aDraft(product, owner);
  await call("POST", `/property/${id}/specifications`, { propertyType: "HOUSE", squareFeet: 900, bedrooms: 2 });
  await call("POST", `/property/${id}/lease-conditions`, {
    rent: 1850,
    possibleLeaseTerms: ["TWELVE_MONTHS"],
    desiredLeasingDate: "2027-01-15T06:00:00Z",
  });
  await call("POST", `/property/${id}/pet-policy`, {});
  await call("POST", `/property/${id}/renter-requirements`, {});
  await givePhoto(product, owner, id);
  await call("PUT", `/property/${id}`, {
    description: "Bright and quiet",
    allowsInPersonTours: true,
    allowsVirtualTours: false,
  });
  return id;
};

/** The ways to each status, as an owner goes them. */
const reach: Record<PropertyStatus, (id: string) => Promise<unknown>> = {
  DRAFT: async () => undefined,
  READY_FOR_LISTING: (id) => call("PUT", `/property/${id}`, { status: "READY_FOR_LISTING" }),
  LISTING_IN_PROGRESS: (id) => publish(id),
  LISTED: (id) => publish(id, { zillow: false }),
  UNLISTED: async (id) => {
    await publish(id);
    await pause(id);
  },
  RENTED_OUT: async (id) => {
    await publish(id);
    await complete(id);
  },
};
const aHomeIn = async (status: PropertyStatus) => {
  const id = await aDescribedHome();
  await reach[status](id);
  expect((await read(id)).status).toBe(status);
  return id;
};

describe("Listing a home", () => {
  it("is rejected while steps are missing, and names them", async () => {
    const id = await aDraft(product, owner);
    const answer = await call<Failure>("PUT", `/property-listing/publish/${id}`, {});
    expect([answer.status, answer.body.message]).toEqual([
      400,
      "Complete all listing details before listing this property.",
    ]);
    expect(answer.body.details!.lacking).toBe(
      "property-type, specifications, lease-conditions, pet-policy, lease-terms, renter-requirements, images, description, tour-types",
    );
  });

  it("is rejected while a record is only partly filled in", async () => {
    const id = await aDescribedHome();
    const { specifications, leaseConditions } = await read(id);
    await call("PATCH", `/property/${id}/specifications/${specifications!.id}`, { propertyType: "APARTMENT" });
    await product.product.app.pool.query(
      "update property set lease_conditions = lease_conditions || '{\"rent\": null}' where id = $1",
      [id],
    );
    const answer = await call<Failure>("PUT", `/property-listing/publish/${id}`, {});
    expect(leaseConditions!.rent).toBe(1850);
    expect(answer.body.details!.lacking).toBe("address, lease-conditions");
  });

  it("completes the draft when every step is done", async () => {
    const id = await aDescribedHome();
    const { body } = await call("PUT", `/property/${id}`, { status: "READY_FOR_LISTING" });
    expect(body.status).toBe("READY_FOR_LISTING");
  });

  it("is in progress until the platforms have read the home, a day at most", async () => {
    const id = await aDescribedHome();
    const { body } = await publish(id);
    expect(body).toMatchObject({ status: "LISTING_IN_PROGRESS", lastListedAt: body.updatedAt });
    await product.advance("PT23H59M");
    expect((await read(id)).status).toBe("LISTING_IN_PROGRESS");
    await product.advance("PT2M");
    expect((await read(id)).status).toBe("LISTED");
  });

  it("is immediate when no platform is chosen", async () =>
    expect((await publish(await aDescribedHome(), { zillow: false })).body.status).toBe("LISTED"));

  it("keeps the platforms chosen last", async () => {
    const id = await aDescribedHome();
    await publish(id, { zillow: false });
    await pause(id);
    expect((await publish(id)).body.status).toBe("LISTED");
  });

  it("ends when the home is paused", async () => {
    const id = await aHomeIn("LISTED");
    expect((await pause(id)).body).toMatchObject({ status: "UNLISTED", moves: ["publish", "markRentedOut"] });
  });

  it("succeeds for one of two calls at once", async () => {
    const id = await aDescribedHome();
    const both = await Promise.all([publish(id), publish(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

const moves: [PropertyEvent, (id: string) => Promise<{ status: number }>][] = [
  ["publish", (id) => publish(id)],
  ["pause", pause],
  ["markRentedOut", complete],
  ["editSyndication", (id) => call("PATCH", `/property-listing/syndication/${id}`, { zillow: true })],
];

describe.each(Object.keys(propertyLifecycle) as PropertyStatus[])("A home that is %s", (status) => {
  it.each(moves)("allows %s exactly as its life cycle does", async (event, tell) => {
    const id = await aHomeIn(status);
    const isAllowed = event in propertyLifecycle[status];
    expect((await tell(id)).status).toBe(isAllowed ? 200 : 409);
    if (!isAllowed) expect((await read(id)).status).toBe(status);
  });
});

describe("The platforms of a home", () => {
  it("are one group for the owner, enabled by default", async () => {
    const id = await aHomeIn("LISTED");
    const path = `/property-listing/syndication-platforms/${id}`;
    const group = { key: "zillow", name: "Zillow, Trulia and HotPads" };
    expect((await call<SyndicationPlatforms>("GET", path)).body).toMatchObject({
      platforms: [{ ...group, enabled: false }],
    });
    const changed = await call("PATCH", `/property-listing/syndication/${id}`, { zillow: true });
    expect(changed.body).toMatchObject({ platforms: [{ ...group, enabled: true }] });
    expect((await call("GET", path)).body).toEqual(changed.body);
    expect(
      (
        await call<SyndicationPlatforms>(
          "GET",
          `/property-listing/syndication-platforms/${await aDraft(product, owner)}`,
        )
      ).body,
    ).toMatchObject({ platforms: [{ ...group, enabled: true }] });
  });
});

describe("Listing optimization", () => {
  it("can be switched on and off", async () => {
    const id = await aDraft(product, owner);
    for (const autoRefresh of [true, false]) {
      const answer = await call<object>("PATCH", `/property-listing/${id}/auto-refresh`, { autoRefresh });
      expect(answer.body).toEqual({ success: true, autoRefresh });
      expect((await read(id)).autoRefresh).toBe(autoRefresh);
    }
  });
});

describe("The activity of a listing", () => {
  it("contains each step once", async () => {
    const id = await aHomeIn("LISTED");
    await complete(id);
    const told = await product.product.app.pool.query<{ kind: string }>(
      "select kind from event where property_id = $1 and kind not in ('property.changed') order by seq",
      [id],
    );
    expect(told.rows.map(({ kind }) => kind)).toEqual([
      "property.added",
      "property.published",
      "property.listed",
      "property.rented-out",
    ]);
  });
});

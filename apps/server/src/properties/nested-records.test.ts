import { nestedPaths } from "@porchlight/contract/nested-records.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
afterAll(() => product.close());

type Fields = Record<string, unknown> & { id: string };
type Failure = { message: string; validationErrors?: Record<string, string> };
const call = <Body = Fields>(method: string, path: string, body?: unknown) =>
  product.api<Body>(method, path, { token: owner.token, body });

const aHome = (): Promise<string> => aDraft(product, owner);
/** Begins a record in a new home and returns how to change it. */
const begun = async (path: string, given: object = {}) => {
  const home = await aHome();
  const created = await call("POST", `/property/${home}/${path}`, given);
  return {
    home,
    created: created.body,
    change: (fields: object) => call("PATCH", `/property/${home}/${path}/${created.body.id}`, fields),
    refusal: (fields: object) => call<Failure>("PATCH", `/property/${home}/${path}/${created.body.id}`, fields),
  };
};
const refusedAtFirst = async (path: string, given: unknown) => {
  const answer = await call<Failure>("POST", `/property/${await aHome()}/${path}`, given);
  return [answer.status, answer.body.validationErrors];
};

const complete: Record<string, object> = {
  specifications: { squareFeet: 900, bedrooms: 2 },
  "lease-conditions": { rent: 1850 },
};

describe.each(Object.entries(nestedPaths))("A home's %s", (name, path) => {
  it("is created once, changed by its own id, and stored", async () => {
    const home = await aHome();
    const created = await call("POST", `/property/${home}/${path}`, complete[path] ?? {});
    expect(created.status).toBe(201);
    expect((await call("POST", `/property/${home}/${path}`, complete[path] ?? {})).status).toBe(409);
    const changed = await call("PATCH", `/property/${home}/${path}/${created.body.id}`, {});
    expect([changed.status, changed.body]).toEqual([200, created.body]);
    expect((await call("PATCH", `/property/${home}/${path}/${crypto.randomUUID()}`, {})).status).toBe(404);
    const read = await call<PropertyView>("GET", `/property/${home}`);
    expect(read.body[name as keyof PropertyView]).toEqual(created.body);
  });

  it("rejects unknown fields", async () =>
    expect(await refusedAtFirst(path, { colour: "blue" })).toEqual([400, { colour: "This field is not known" }]));
});

describe("Specifications", () => {
  it("can start with the type alone and get the sizes later", async () => {
    const { created, change } = await begun("specifications", { propertyType: "CONDO" });
    expect(created).toMatchObject({ propertyType: "CONDO", squareFeet: null, fullBathrooms: 1, halfBathrooms: 0 });
    expect((await change({ squareFeet: 900, bedrooms: 2 })).body).toMatchObject({ propertyType: "CONDO", bedrooms: 2 });
  });

  it("have no bedrooms for a studio and one for a room", async () => {
    expect((await begun("specifications", { propertyType: "STUDIO", squareFeet: 400 })).created.bedrooms).toBe(0);
    expect((await begun("specifications", { propertyType: "ROOM" })).created.bedrooms).toBe(1);
  });

  it("require bedrooms again when a studio becomes a house", async () => {
    const { change, refusal } = await begun("specifications", { propertyType: "STUDIO", squareFeet: 400 });
    expect((await change({ propertyType: "HOUSE" })).body.bedrooms).toBeNull();
    expect((await refusal({ squareFeet: 500 })).body.validationErrors).toEqual({ bedrooms: "Bedrooms is required" });
  });

  it.each([
    [{ squareFeet: 0, bedrooms: 2 }, { squareFeet: "Minimum value is 1" }],
    [{ squareFeet: null, bedrooms: 2 }, { squareFeet: "Square feet is required" }],
    [{ bedrooms: 2 }, { squareFeet: "Square feet is required" }],
    [{ squareFeet: 1.5, bedrooms: 2 }, { squareFeet: "Only whole numbers are allowed" }],
    [{ squareFeet: "a", bedrooms: 2 }, { squareFeet: "Only numbers are allowed" }],
    [{ squareFeet: 900 }, { bedrooms: "Bedrooms is required" }],
    [{ squareFeet: 900, bedrooms: 0, propertyType: "HOUSE" }, { bedrooms: "Minimum value is 1" }],
    [{ squareFeet: 900, bedrooms: 2, fullBathrooms: -1 }, { fullBathrooms: "Minimum value is 0" }],
    [{ squareFeet: 900, bedrooms: 2, halfBathrooms: null }, { halfBathrooms: "Half bathrooms is required" }],
    [{ apartmentFloor: 5, numberOfFloors: 4 }, { apartmentFloor: "Floor cannot exceed total floors" }],
    [{ apartmentFloor: -1 }, { apartmentFloor: "Minimum value is 0" }],
    [{ yearBuilt: "old" }, { yearBuilt: "Only numbers are allowed" }],
    [{ yearBuilt: 2028, squareFeet: 900, bedrooms: 2 }, { yearBuilt: "Maximum value is 2027" }],
  ])("reject %o", async (given, problems) =>
    expect(await refusedAtFirst("specifications", given)).toEqual([400, problems]),
  );
});

describe("Lease conditions", () => {
  it("can start with the lease terms or with the rent", async () => {
    const desiredLeasingDate = "2027-01-15T06:00:00.000Z";
    const terms = { possibleLeaseTerms: ["TWELVE_MONTHS", "MONTH_TO_MONTH"], desiredLeasingDate };
    expect((await begun("lease-conditions", terms)).created).toMatchObject({ ...terms, rent: null });
    const { created, change } = await begun("lease-conditions", { rent: 1850 });
    expect(created).toMatchObject({ rent: 1850, securityDeposit: "ONE_X", applicationProvider: "PLATFORM" });
    expect((await change(terms)).body).toMatchObject({ ...terms, rent: 1850 });
  });

  it("have no fees when applications go through the product", async () => {
    const fees = { applicationFee: 30, applicationCoSignerFee: 0 };
    const { created, change } = await begun("lease-conditions", { rent: 1, applicationProvider: "OTHER", ...fees });
    expect(created).toMatchObject(fees);
    expect((await change({ applicationProvider: "PLATFORM" })).body).toMatchObject({
      applicationFee: null,
      applicationCoSignerFee: null,
    });
  });

  it("keep fields that a change does not contain", async () => {
    const { change } = await begun("lease-conditions", { rent: 1850, otherFees: "Trash $20" });
    expect((await change({ rent: 1900 })).body).toMatchObject({ rent: 1900, otherFees: "Trash $20" });
    expect((await change({ otherFees: "" })).body.otherFees).toBeNull();
  });

  it.each([
    [{}, { rent: "Rent is required" }],
    [{ rent: 0 }, { rent: "Minimum value is 1" }],
    [{ rent: null }, { rent: "Rent is required" }],
    [{ rent: "abc" }, { rent: "Invalid input. Please provide a valid amount in dollars." }],
    [{ rent: 1850.5 }, { rent: "Invalid input. Please provide a valid amount in dollars." }],
    [{ rent: 1, applicationProvider: null }, { applicationProvider: "Application provider is required" }],
    [
      { rent: 1, applicationProvider: "OTHER" },
      { applicationFee: "Application fee is required", applicationCoSignerFee: "Co-signer fee is required" },
    ],
    [{ possibleLeaseTerms: [] }, { possibleLeaseTerms: "Please select at least one lease term" }],
    [{ desiredLeasingDate: null }, { desiredLeasingDate: "Desired leasing date is required" }],
  ])("reject %o", async (given, problems) =>
    expect(await refusedAtFirst("lease-conditions", given)).toEqual([400, problems]),
  );
});

describe("Renter requirements", () => {
  it("default to twice the rent, a score of 600 and Moderate screening", async () =>
    expect((await begun("renter-requirements")).created).toMatchObject({
      minimumIncome: "TWO_X",
      minimumCreditScore: 600,
      screeningSensitivity: "MODERATE",
    }));

  it("start with the owner's preferred screening", async () => {
    const strict = await aSignedInOwner(product, "Stella Strict");
    await product.product.app.pool.query(
      "update member set preferred_screening_sensitivity = 'STRICT' where company_id = $1",
      [strict.companyId],
    );
    const location = {
      address: "1 Elm St",
      city: "Austin",
      state: "TX",
      zip: "78701",
      latitude: 30.27,
      longitude: -97.74,
    };
    const home = await product.api<Fields>("POST", "/property", { token: strict.token, body: { location } });
    const path = `/property/${home.body.id}/renter-requirements`;
    const created = await product.api<Fields>("POST", path, { token: strict.token, body: {} });
    expect(created.body.screeningSensitivity).toBe("STRICT");
  });

  it("store the screening sensitivity, which can be changed on its own", async () => {
    const home = await aHome();
    const path = `/property/${home}/screening-sensitivity`;
    const changed = await call<PropertyView>("PATCH", path, { screeningSensitivity: "OWNER_REVIEW" });
    expect(changed.body.renterRequirements).toMatchObject({
      screeningSensitivity: "OWNER_REVIEW",
      minimumIncome: "TWO_X",
    });
    const again = await call<PropertyView>("PATCH", path, { screeningSensitivity: "STRICT" });
    expect(again.body.renterRequirements).toEqual({
      ...changed.body.renterRequirements,
      screeningSensitivity: "STRICT",
    });
    const missing = await call<Failure>("PATCH", path, {});
    expect(missing.body.validationErrors).toEqual({ screeningSensitivity: "Screening sensitivity is required" });
  });

  it.each([299, 851])("reject a score of %i", async (minimumCreditScore) =>
    expect((await refusedAtFirst("renter-requirements", { minimumCreditScore }))[0]).toBe(400),
  );
});

describe("A pet policy", () => {
  it("allows three pets of any kind by default", async () =>
    expect((await begun("pet-policy")).created).toMatchObject({ allowsPets: true, catsPolicy: "ALLOWED", maxPets: 3 }));

  it("returns to its defaults when pets are allowed again", async () => {
    const { change } = await begun("pet-policy", { catsPolicy: "NOT_ALLOWED", maxPets: 1 });
    await change({ allowsPets: false });
    expect((await change({ allowsPets: true })).body).toMatchObject({ catsPolicy: "ALLOWED", maxPets: 3 });
  });
});

describe("Parking", () => {
  it("has one space by default, and can be tandem only with several", async () => {
    const { created, change } = await begun("parking", { hasParking: true, parkingType: "CARPORT" });
    expect(created).toMatchObject({ parkingAvailableSpaces: 1, parkingSpacesAreTandem: null });
    expect((await change({ parkingAvailableSpaces: 2 })).body.parkingSpacesAreTandem).toBe(false);
  });

  it("has its other fields cleared once there is none", async () => {
    const { change, created } = await begun("parking", { hasParking: true, parkingType: "CARPORT" });
    expect((await change({ parkingType: "NONE" })).body).toEqual({
      id: created.id,
      hasParking: false,
      parkingType: null,
      parkingAvailableSpaces: null,
      parkingMonthlyChargePerSpace: null,
      parkingSpacesAreTandem: null,
      parkingOtherDescription: null,
    });
  });

  it("requires a type", async () =>
    expect(await refusedAtFirst("parking", { hasParking: true })).toEqual([
      400,
      { parkingType: "Parking type is required" },
    ]));
});

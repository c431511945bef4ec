import { describe, expect, it } from "vitest";
import { startTestProduct } from "../../testing/product.ts";
import { sampleLandlord, samplePerson, sampleProperty, screeningEnvironment } from "../../testing/screening.ts";

import { addedRenter, anAdapter, openedRequest, orderedReports } from "./testing.ts";

describe("The screening bureau of a product", () => {
  it("answers at the configured address", async () => {
    const product = await startTestProduct(screeningEnvironment);
    try {
      expect((await product.product.app.screening!.bundles()).map(({ name }) => name)).toContain("Credit");
    } finally {
      await product.close();
    }
  });
});

describe("Landlords and properties at the bureau", () => {
  it("are created once and brought up to date afterwards", async () => {
    const { screening, control } = await anAdapter();
    const landlordId = await screening.ensureLandlord(sampleLandlord, null);
    expect(await screening.ensureLandlord({ ...sampleLandlord, firstName: "Dan" }, landlordId)).toBe(landlordId);
    const propertyId = await screening.ensureProperty(landlordId, sampleProperty, null);
    expect(await screening.ensureProperty(landlordId, { ...sampleProperty, rent: 2500 }, propertyId)).toBe(propertyId);
    expect(await control("GET", "screening")).toMatchObject({
      ...{
        landlords: [{ landlordId, firstName: "Dan" }],
        properties: [{ propertyId, rent: 2500, locality: "Portland" }],
      },
    });
  });

  it("are created anew where the bureau has forgotten them", async () => {
    const { screening, control } = await anAdapter();
    const landlordId = await screening.ensureLandlord(sampleLandlord, null);
    const propertyId = await screening.ensureProperty(landlordId, sampleProperty, null);
    await control("POST", "reset");
    const again = await screening.ensureLandlord(sampleLandlord, landlordId);
    expect(again).not.toBe(landlordId);
    expect(await screening.ensureProperty(again, sampleProperty, propertyId)).not.toBe(propertyId);
  });
});

describe("A screening request", () => {
  it("has attestations of landlord and renter, one of which must be affirmed", async () => {
    const { screening } = await anAdapter();
    const { attestations, requestId, ...order } = await openedRequest(screening);
    expect(attestations.map(({ affirmativeRequired }) => affirmativeRequired)).toEqual([true, false]);
    await expect(screening.open({ ...order, responses: [] })).rejects.toMatchObject({
      ...{ kind: "refused", code: "AttestationsNotAffirmed", fields: ["attestation.attestationResponses"] },
    });
    const { renterId } = await screening.addRenter({
      ...{ landlordId: order.landlordId, requestId, bundleId: 1001, role: "CoSigner", person: samplePerson("Clean") },
      income: { monthlyIncome: 6500, employment: "SelfEmployed" },
    });
    const { attestations: ofRenter } = await screening.renterAttestations({ renterId, requestId });
    expect(ofRenter.map(({ affirmativeRequired }) => affirmativeRequired)).toEqual([true, false]);
    expect(await screening.rentersOf(requestId)).toMatchObject([{ renterId, role: "CoSigner" }]);
  });

  it("needs another bundle where a state restricts one", async () => {
    const { screening } = await anAdapter();
    await expect(openedRequest(screening, { state: "NY" })).rejects.toMatchObject({
      ...{ kind: "refused", code: "BundleRestrictedByState", fields: ["initialBundleId"] },
    });
    const { bundleId } = await screening.bundleIn("NY", 1002);
    expect((await openedRequest(screening, { state: "NY", bundleId })).requestId).toBeGreaterThan(0);
    expect((await screening.bundleIn("OR", 1002)).bundleId).toBe(1002);
  });

  it("can be canceled until reports are ordered", async () => {
    const { screening } = await anAdapter();
    const id = await addedRenter(screening, "Clean");
    await screening.cancel(id);
    expect(await screening.status(id)).toMatchObject({ status: "ScreeningRequestCanceled", daysLeft: null });
    await expect(screening.cancel(await orderedReports(screening, "Clean"))).rejects.toMatchObject({
      ...{ kind: "refused", code: "ScreeningRequestCannotCancel" },
    });
  });

  it("that does not exist is not found", async () => {
    const { screening } = await anAdapter();
    await expect(screening.status(7)).rejects.toMatchObject({ name: "ScreeningFault", kind: "not-found" });
  });
});

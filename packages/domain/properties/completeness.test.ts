import { describe, expect, it } from "vitest";
import { missingForListing, missingSteps } from "./completeness.ts";
import { amendRecord, beginRecord } from "./nested-records.ts";
import type { OnboardingStep } from "./onboarding-stages.ts";
import { everyTourField, type Property } from "./property.ts";

const now = Temporal.Instant.from("2026-11-21T12:00:00Z");
const begin = <N extends Parameters<typeof beginRecord>[0]>(name: N, given: object) =>
  beginRecord(name, "a-record", given, now) as NonNullable<Property[N]>;

const described: Property = {
  id: "a-home",
  companyId: "a-company",
  displayName: "12 Main St",
  description: "Bright",
  highlights: null,
  status: "DRAFT",
  lastListedAt: null,
  createdAt: now,
  updatedAt: now,
  autoRefresh: false,
  images: [
    {
      id: "a-photo",
      url: "/a.webp",
      cardUrl: "/a-card.webp",
      thumbnailUrl: "/a-small.webp",
      jpegUrl: "/a.jpg",
      width: 1600,
      height: 1067,
      uploadedAt: "2026-11-01T00:00:00Z",
      order: 0,
    },
  ],
  ...everyTourField(null),
  allowsInPersonTours: true,
  allowsVirtualTours: false,
  pendingShowingRequestsCount: 0,
  pendingEscalationsCount: 0,
  lastShowingAgentId: null,
  location: {
    id: "a-location",
    address: "12 Main St",
    apartmentNumber: "",
    city: "Austin",
    state: "TX",
    zip: "78701",
    latitude: 30.27,
    longitude: -97.74,
    isAddressHidden: false,
  },
  timeZone: "America/Chicago",
  slug: "austin-tx-abcdefgh",
  specifications: begin("specifications", { propertyType: "HOUSE", squareFeet: 900, bedrooms: 2 }),
  leaseConditions: begin("leaseConditions", {
    rent: 1850,
    possibleLeaseTerms: ["TWELVE_MONTHS"],
    desiredLeasingDate: "2027-01-15T06:00:00Z",
  }),
  renterRequirements: begin("renterRequirements", {}),
  petPolicy: begin("petPolicy", {}),
  parking: null,
  includedUtilities: null,
  accessibility: null,
  amenities: null,
};

const specifications = described.specifications!;
const leaseConditions = described.leaseConditions!;

describe("The missing steps of a home", () => {
  it("are none when it is fully described; parking, utilities, accessibility and amenities are optional", () =>
    expect(missingSteps(described)).toEqual([]));

  it.each<[string, Partial<Property>, OnboardingStep[]]>([
    ["its specifications", { specifications: null }, ["property-type", "specifications"]],
    ["square feet", { specifications: { ...specifications, squareFeet: null } }, ["specifications"]],
    ["its lease conditions", { leaseConditions: null }, ["lease-conditions", "lease-terms"]],
    ["a pet policy", { petPolicy: null }, ["pet-policy"]],
    ["a lease term", { leaseConditions: { ...leaseConditions, possibleLeaseTerms: [] } }, ["lease-terms"]],
    ["a leasing date", { leaseConditions: { ...leaseConditions, desiredLeasingDate: null } }, ["lease-terms"]],
    ["renter requirements", { renterRequirements: null }, ["renter-requirements"]],
    ["photos", { images: [] }, ["images"]],
    ["a description", { description: null }, ["description"]],
    ["a word on virtual tours", { allowsVirtualTours: null }, ["tour-types"]],
    ["a word on tours in person", { allowsInPersonTours: null, allowsSelfGuidedTours: true }, ["tour-types"]],
    ["any tour", { allowsInPersonTours: false }, ["tour-types"]],
  ])("of a home without %s are named", (_, change, steps) =>
    expect(missingSteps({ ...described, ...change })).toEqual(steps),
  );

  it("do not include tour types when only self-guided tours are offered", () =>
    expect(missingSteps({ ...described, allowsInPersonTours: false, allowsSelfGuidedTours: true })).toEqual([]));
});

describe("The steps missing before a home can be listed", () => {
  it("are none when it is fully described", () => expect(missingForListing(described)).toEqual([]));

  it("include the address when an apartment has no unit number", () =>
    expect(missingForListing({ ...described, specifications: { ...specifications, propertyType: "CONDO" } })).toEqual([
      "address",
    ]));

  it("include the records that are only partly filled in", () =>
    expect(
      missingForListing({
        ...described,
        specifications: { ...specifications, bedrooms: null },
        leaseConditions: { ...leaseConditions, rent: null },
      }),
    ).toEqual(["specifications", "lease-conditions"]));
});

describe("A nested record", () => {
  it("is amended as a copy; the original stays as it was", () => {
    const before = structuredClone(specifications);
    const after = amendRecord("specifications", specifications, { bedrooms: 3 }, now);
    expect(after).toEqual({ ...before, bedrooms: 3 });
    expect(specifications).toEqual(before);
  });
});

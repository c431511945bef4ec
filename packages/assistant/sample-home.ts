import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Opening, World } from "./world.ts";

/** Saturday, May 9, 2026, 10:00 in the morning where the sample home stands. */
export const sampleNow = Temporal.Instant.from("2026-05-09T14:00:00Z");

const present: readonly AmenityName[] = [
  "hasDishwasher",
  "hasRefrigerator",
  "hasRangeOven",
  "hasSharedLaundry",
  "hasHeating",
  "hasCentralAir",
  "hasBalcony",
  "hasPool",
];
const absent: readonly AmenityName[] = ["hasFireplace", "hasWasherDryer", "hasGarden", "isFurnished"];

/** A listing with every record filled in; what is in neither list of amenities the owner has not said. */
export const sampleHome: Property = {
  id: "home-1",
  companyId: "company-1",
  displayName: "27 Alder Court, Apt 5",
  description: "<p>Bright corner apartment.</p>",
  highlights: "Corner apartment",
  status: "LISTED",
  lastListedAt: sampleNow,
  createdAt: sampleNow,
  updatedAt: sampleNow,
  autoRefresh: false,
  images: [
    {
      id: "image-1",
      url: "https://example.com/1.webp",
      cardUrl: "https://example.com/1-card.webp",
      thumbnailUrl: "https://example.com/1-small.webp",
      jpegUrl: "https://example.com/1.jpg",
      width: 1600,
      height: 1067,
      uploadedAt: "2026-11-01T00:00:00Z",
      order: 0,
    },
  ],
  allowsInPersonTours: true,
  allowsVirtualTours: true,
  allowsSelfGuidedTours: false,
  pendingShowingRequestsCount: 0,
  pendingEscalationsCount: 0,
  lastShowingAgentId: null,
  location: {
    id: "location-1",
    address: "27 Alder Court",
    apartmentNumber: "5",
    city: "Dayton",
    state: "OH",
    zip: "45402",
    latitude: 39.76,
    longitude: -84.19,
    isAddressHidden: false,
  },
  specifications: {
    id: "specifications-1",
    propertyType: "APARTMENT",
    architectureStyle: "CRAFTSMAN",
    yearBuilt: 1987,
    numberOfFloors: 4,
    apartmentFloor: 3,
    squareFeet: 940,
    bedrooms: 2,
    fullBathrooms: 1,
    halfBathrooms: 1,
  },
  leaseConditions: {
    id: "lease-1",
    rent: 1600,
    securityDeposit: "ONE_X",
    applicationProvider: "OTHER",
    applicationFee: 35,
    applicationCoSignerFee: 20,
    otherFees: "Key fob replacement $60",
    possibleLeaseTerms: ["TWELVE_MONTHS", "SIX_MONTHS"],
    desiredLeasingDate: "2026-05-20T04:00:00Z",
  },
  renterRequirements: {
    id: "requirements-1",
    minimumIncome: "THREE_X",
    minimumCreditScore: 640,
    acceptsCosigners: true,
    screeningSensitivity: "MODERATE",
  },
  petPolicy: {
    id: "pets-1",
    allowsPets: true,
    smallDogsPolicy: "ALLOWED",
    largeDogsPolicy: "CASE_BY_CASE",
    catsPolicy: "ALLOWED",
    otherPetsPolicy: "NOT_SPECIFIED",
    maxPets: 2,
    petRent: 30,
    petDeposit: 250,
  },
  parking: {
    id: "parking-1",
    hasParking: true,
    parkingType: "CARPORT",
    parkingAvailableSpaces: 2,
    parkingMonthlyChargePerSpace: 45,
    parkingSpacesAreTandem: true,
    parkingOtherDescription: "Guests park at the north gate.",
  },
  includedUtilities: {
    id: "utilities-1",
    isUtilitiesIncludedInRent: true,
    water: true,
    sewage: true,
    garbage: true,
    electricity: false,
    gas: false,
    internet: false,
    cable: false,
  },
  accessibility: {
    id: "accessibility-1",
    accessibleBathroom: "NO",
    elevator: "YES",
    ramp: "UNKNOWN",
    disabilityAccess: "YES",
    accessibilityNotes: "Front door is 36 inches wide.",
  },
  amenities: {
    id: "amenities-1",
    ...Object.fromEntries(
      amenities.map(({ name }) => [name, present.includes(name) ? true : absent.includes(name) ? false : null]),
    ),
  },
  timeZone: "America/New_York",
  slug: "27-alder-court-5",
};

/** A start in person, by the wall clock of the sample home. */
export const openingAt = (local: string): Opening => {
  const startsAt = Temporal.PlainDateTime.from(local).toZonedDateTime("America/New_York").toInstant();
  return { startsAt, endsAt: startsAt.add({ minutes: 30 }), tourType: "IN_PERSON" };
};

/** Openings on Monday evening, Thursday evening and the following Saturday morning. */
export const sampleOpenings: Opening[] = [
  "2026-05-11T17:00",
  "2026-05-11T17:30",
  "2026-05-11T18:00",
  "2026-05-14T17:00",
  "2026-05-14T17:30",
  "2026-05-16T10:00",
  "2026-05-16T10:30",
  "2026-05-16T11:00",
].map(openingAt);

/** A new renter in web chat who has told nothing yet. */
export const sampleWorld: World = {
  now: sampleNow,
  property: sampleHome,
  ownerName: "Morgan",
  channel: "WEB",
  knowledge: [],
  openings: sampleOpenings,
  stage: "INITIAL_CONTACT",
  renter: { name: null, hasContact: false, facts: noFacts },
  request: null,
  reschedule: null,
  listingUrl: "https://example.com/homes/two-bedrooms-in-dayton",
  showingMinutes: 30,
};

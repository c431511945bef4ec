import type { addSlot } from "@porchlight/contract/availability.ts";
import type { BodyOf } from "@porchlight/contract/endpoint.ts";
import type { nestedFields } from "@porchlight/contract/nested-records.ts";
import type { addProperty } from "@porchlight/contract/properties.ts";
import type { NestedRecordName } from "@porchlight/domain/properties/property.ts";
import type { z } from "zod";

export type Weekly = Pick<BodyOf<typeof addSlot>, "weekday" | "startTime" | "endTime">;

/** A home as its owner would enter it, call by call. */
export type HomeScenario = {
  location: BodyOf<typeof addProperty>["location"];
  title: string;
  description: string;
  highlights: string;
  records: { [N in NestedRecordName]?: Partial<z.input<(typeof nestedFields)[N]>> };
  tours: { inPerson: boolean; virtual: boolean; selfGuided: boolean };
  durationMinutes: 10 | 15 | 30 | 45 | 60;
  slots: Weekly[];
  /** Names of the design's scenes, cover first. */
  pictures: string[];
};

/** The same hours on several days. */
export const daily = (weekdays: Weekly["weekday"][], startTime: string, endTime: string): Weekly[] =>
  weekdays.map((weekday) => ({ weekday, startTime, endTime }));

/** A listed house with every fact filled in: the home most stories are told of. */
export const alderBungalow: HomeScenario = {
  location: {
    address: "418 Alder Street",
    city: "Columbus",
    state: "OH",
    zip: "43215",
    latitude: 39.9612,
    longitude: -82.9988,
  },
  title: "Alder Street Bungalow",
  description:
    "<p>A bright bungalow two blocks from the river path. The kitchen was redone in 2023, and the back yard is fenced.</p><p>Street parking is free; the detached garage fits one car.</p>",
  highlights: "Redone kitchen, fenced yard, two blocks from the river path",
  records: {
    specifications: {
      propertyType: "HOUSE",
      architectureStyle: "BUNGALOW",
      yearBuilt: 1926,
      numberOfFloors: 1,
      squareFeet: 1180,
      bedrooms: 2,
      fullBathrooms: 1,
      halfBathrooms: 0,
    },
    leaseConditions: {
      rent: 1850,
      securityDeposit: "ONE_X",
      applicationProvider: "PLATFORM",
      otherFees: null,
      possibleLeaseTerms: ["TWELVE_MONTHS"],
      desiredLeasingDate: "2026-12-01T05:00:00Z",
    },
    renterRequirements: {
      minimumIncome: "TWO_AND_HALF_X",
      minimumCreditScore: 620,
      acceptsCosigners: true,
      screeningSensitivity: "MODERATE",
    },
    petPolicy: {
      allowsPets: true,
      smallDogsPolicy: "ALLOWED",
      largeDogsPolicy: "NOT_ALLOWED",
      catsPolicy: "ALLOWED",
      otherPetsPolicy: "CASE_BY_CASE",
      maxPets: 2,
      petRent: 35,
      petDeposit: 300,
    },
    parking: {
      hasParking: true,
      parkingType: "GARAGE_DETACHED",
      parkingAvailableSpaces: 1,
      parkingMonthlyChargePerSpace: 0,
    },
    includedUtilities: { isUtilitiesIncludedInRent: true, water: true, sewage: true, garbage: true },
    accessibility: { accessibleBathroom: "NO", elevator: "NO", ramp: "NO", disabilityAccess: "UNKNOWN" },
    amenities: {
      hasDishwasher: true,
      hasRefrigerator: true,
      hasRangeOven: true,
      hasWasherDryer: true,
      hasCentralAir: true,
      hasHeating: true,
      hasHardwoodFloors: true,
      hasFencedYard: true,
      hasPorch: true,
      hasPool: false,
      isFurnished: false,
    },
  },
  tours: { inPerson: true, virtual: true, selfGuided: false },
  durationMinutes: 30,
  slots: [...daily(["TUESDAY", "WEDNESDAY", "THURSDAY"], "16:00", "19:00"), ...daily(["SATURDAY"], "10:00", "14:00")],
  pictures: ["bungalow", "living", "kitchen", "bedroom", "bath", "yard"],
};

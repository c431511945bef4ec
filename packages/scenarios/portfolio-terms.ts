import { daily, type HomeScenario } from "./home.ts";

/* What the homes of the demonstration have in common. */

export const inPortland = (
  address: string,
  zip: string,
  latitude: number,
  longitude: number,
  apartmentNumber = "",
) => ({
  address,
  apartmentNumber,
  city: "Portland",
  state: "OR",
  zip,
  latitude,
  longitude,
});

export const evenings = daily(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"], "16:00", "19:00");
export const weekends = daily(["SATURDAY", "SUNDAY"], "10:00", "14:00");

export const apartmentAccess = {
  accessibleBathroom: "UNKNOWN",
  elevator: "YES",
  ramp: "YES",
  disabilityAccess: "UNKNOWN",
} as const;
export const houseAccess = {
  accessibleBathroom: "NO",
  elevator: "NO",
  ramp: "NO",
  disabilityAccess: "UNKNOWN",
} as const;

export const lease = (rent: number, more: Partial<NonNullable<HomeScenario["records"]["leaseConditions"]>> = {}) => ({
  rent,
  securityDeposit: "ONE_X" as const,
  applicationProvider: "PLATFORM" as const,
  otherFees: null,
  possibleLeaseTerms: ["TWELVE_MONTHS" as const],
  ...more,
});

export const asks = (
  minimumCreditScore: number | null,
  more: Partial<NonNullable<HomeScenario["records"]["renterRequirements"]>> = {},
) => ({
  minimumIncome: "TWO_AND_HALF_X" as const,
  minimumCreditScore,
  acceptsCosigners: true,
  screeningSensitivity: "MODERATE" as const,
  ...more,
});

export const noPets = {
  allowsPets: false,
  smallDogsPolicy: "NOT_ALLOWED",
  largeDogsPolicy: "NOT_ALLOWED",
  catsPolicy: "NOT_ALLOWED",
  otherPetsPolicy: "NOT_ALLOWED",
} as const;
export const smallPets = {
  allowsPets: true,
  smallDogsPolicy: "ALLOWED",
  largeDogsPolicy: "NOT_ALLOWED",
  catsPolicy: "ALLOWED",
  otherPetsPolicy: "CASE_BY_CASE",
  maxPets: 2,
  petRent: 35,
  petDeposit: 300,
} as const;

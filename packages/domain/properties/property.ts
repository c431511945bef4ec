import type { AmenityName } from "./amenities.ts";
import type { PropertyStatus } from "./lifecycle.ts";

export const propertyTypes = ["ROOM", "STUDIO", "APARTMENT", "HOUSE", "CONDO", "TOWNHOUSE", "DUPLEX"] as const;
export const architectureStyles = [
  "BUNGALOW",
  "CAPE_COD",
  "COLONIAL",
  "CONTEMPORARY",
  "CRAFTSMAN",
  "FRENCH",
  "GEORGIAN",
  "LOFT",
  "MODERN",
  "QUEEN_ANNE_VICTORIAN",
  "RANCH_RAMBLER",
  "SANTA_FE_PUEBLO_STYLE",
  "SPANISH",
  "SPLIT_LEVEL",
  "TUDOR",
  "OTHER",
] as const;
export const parkingTypes = [
  "CARPORT",
  "GARAGE_ATTACHED",
  "GARAGE_DETACHED",
  "OFF_STREET",
  "ON_STREET",
  "NONE",
] as const;
export const applicationProviders = ["PLATFORM", "OTHER"] as const;
export const leaseTerms = ["MONTH_TO_MONTH", "SIX_MONTHS", "TWELVE_MONTHS", "RENT_TO_OWN", "OTHER"] as const;
export const petPolicies = ["NOT_ALLOWED", "ALLOWED", "BREED_RESTRICTIONS", "CASE_BY_CASE", "NOT_SPECIFIED"] as const;
export const incomeRequirements = [
  "ONE_X",
  "TWO_X",
  "TWO_AND_HALF_X",
  "THREE_X",
  "THREE_AND_HALF_X",
  "NO_REQUIREMENT",
] as const;
export const depositRequirements = ["HALF_X", ...incomeRequirements] as const;
export const accessibilityValues = ["YES", "NO", "UNKNOWN"] as const;
export const screeningSensitivities = ["STRICT", "MODERATE", "OWNER_REVIEW"] as const;
/** The tour types, each with the field of a home that stores whether it is offered. */
export const tourFields = {
  IN_PERSON: "allowsInPersonTours",
  VIRTUAL: "allowsVirtualTours",
  SELF_GUIDED: "allowsSelfGuidedTours",
} as const;

export type PropertyType = (typeof propertyTypes)[number];
export type ArchitectureStyle = (typeof architectureStyles)[number];
export type ParkingType = (typeof parkingTypes)[number];
export type ApplicationProvider = (typeof applicationProviders)[number];
export type LeaseTerm = (typeof leaseTerms)[number];
export type PetPolicyValue = (typeof petPolicies)[number];
export type IncomeRequirement = (typeof incomeRequirements)[number];
export type DepositRequirement = (typeof depositRequirements)[number];
export type AccessibilityValue = (typeof accessibilityValues)[number];
export type ScreeningSensitivity = (typeof screeningSensitivities)[number];
export type TourType = keyof typeof tourFields;
export type TourField = (typeof tourFields)[TourType];
export const tourTypes = Object.keys(tourFields) as [TourType, ...TourType[]];

/** Returns the same value for the field of every tour type. */
export const everyTourField = <Value>(value: Value): Record<TourField, Value> =>
  Object.fromEntries(Object.values(tourFields).map((field) => [field, value])) as Record<TourField, Value>;

/** The number behind each multiple of the monthly rent; null for no requirement. */
export const rentMultiples: Record<DepositRequirement, number | null> = {
  HALF_X: 0.5,
  ONE_X: 1,
  TWO_X: 2,
  TWO_AND_HALF_X: 2.5,
  THREE_X: 3,
  THREE_AND_HALF_X: 3.5,
  NO_REQUIREMENT: null,
};

export type Location = {
  id: string;
  /** Street only, without unit, city or state. */
  address: string;
  apartmentNumber: string;
  city: string;
  /** Two letters. */
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
  isAddressHidden: boolean;
};

export type Specifications = {
  id: string;
  propertyType: PropertyType;
  architectureStyle: ArchitectureStyle | null;
  yearBuilt: number | null;
  numberOfFloors: number | null;
  apartmentFloor: number | null;
  squareFeet: number | null;
  bedrooms: number | null;
  fullBathrooms: number | null;
  halfBathrooms: number | null;
};

/** Money is whole dollars; the deposit is a multiple of the rent; `desiredLeasingDate` is an ISO instant. */
export type LeaseConditions = {
  id: string;
  rent: number | null;
  securityDeposit: DepositRequirement | null;
  applicationProvider: ApplicationProvider | null;
  applicationFee: number | null;
  applicationCoSignerFee: number | null;
  otherFees: string | null;
  possibleLeaseTerms: LeaseTerm[];
  desiredLeasingDate: string | null;
};

export type RenterRequirements = {
  id: string;
  minimumIncome: IncomeRequirement;
  /** 300 to 850; null asks for none. */
  minimumCreditScore: number | null;
  acceptsCosigners: boolean;
  screeningSensitivity: ScreeningSensitivity;
};

export type PetPolicy = {
  id: string;
  allowsPets: boolean;
  smallDogsPolicy: PetPolicyValue;
  largeDogsPolicy: PetPolicyValue;
  catsPolicy: PetPolicyValue;
  otherPetsPolicy: PetPolicyValue;
  maxPets: number | null;
  petRent: number | null;
  petDeposit: number | null;
};

export type Parking = {
  id: string;
  hasParking: boolean;
  parkingType: ParkingType | null;
  parkingAvailableSpaces: number | null;
  parkingMonthlyChargePerSpace: number | null;
  parkingSpacesAreTandem: boolean | null;
  parkingOtherDescription: string | null;
};

export const utilityNames = ["water", "sewage", "garbage", "electricity", "gas", "internet", "cable"] as const;
export type UtilityName = (typeof utilityNames)[number];
export type IncludedUtilities = { id: string; isUtilitiesIncludedInRent: boolean } & Record<UtilityName, boolean>;

export type Accessibility = {
  id: string;
  accessibleBathroom: AccessibilityValue;
  elevator: AccessibilityValue;
  ramp: AccessibilityValue;
  disabilityAccess: AccessibilityValue;
  accessibilityNotes: string | null;
};

/** The amenities of a home; a missing or null flag means the owner has not set it. */
export type Amenities = { id: string } & { [name in AmenityName]?: boolean | null };

/** `width` and `height` are the upright picture's as it was uploaded, in pixels; `uploadedAt` is an ISO instant. */
export type PropertyImage = {
  id: string;
  /** At most 1600 pixels wide. */
  url: string;
  /** At most 960 pixels wide. */
  cardUrl: string;
  /** At most 480 pixels wide. */
  thumbnailUrl: string;
  /** A JPEG of at most 2560 pixels a side, for readers without WebP: listing platforms and link previews. */
  jpegUrl: string;
  width: number;
  height: number;
  uploadedAt: string;
  order: number;
};

export type NestedRecords = {
  specifications: Specifications | null;
  leaseConditions: LeaseConditions | null;
  renterRequirements: RenterRequirements | null;
  petPolicy: PetPolicy | null;
  parking: Parking | null;
  includedUtilities: IncludedUtilities | null;
  accessibility: Accessibility | null;
  amenities: Amenities | null;
};
export type NestedRecordName = keyof NestedRecords;

/** The tours a home offers; null while the owner has not decided. */
export type TourOffers = Record<TourField, boolean | null>;

export type Property = NestedRecords &
  TourOffers & {
    id: string;
    companyId: string;
    displayName: string;
    /** HTML of the kinds p, br, b, strong, i, em, u, ul, ol, li. */
    description: string | null;
    highlights: string | null;
    status: PropertyStatus;
    lastListedAt: Temporal.Instant | null;
    createdAt: Temporal.Instant;
    updatedAt: Temporal.Instant;
    autoRefresh: boolean;
    images: PropertyImage[];
    pendingShowingRequestsCount: number;
    pendingEscalationsCount: number;
    lastShowingAgentId: string | null;
    location: Location;
    /** IANA zone from the coordinates; slots and showings are in it. */
    timeZone: string;
    /** Address of the public page under /homes/. */
    slug: string;
  };

/** Returns the tour types a renter may request. */
export const toursOffered = (home: TourOffers): TourType[] => tourTypes.filter((type) => home[tourFields[type]]);

/** Returns a problem when all tour types are off, by field; one that is undecided may still be offered. By field. */
export const tourProblems = (home: TourOffers): Record<string, string> =>
  tourTypes.every((type) => home[tourFields[type]] === false)
    ? { allowsInPersonTours: "Please select at least one tour type" }
    : {};

import type {
  AccessibilityValue,
  ArchitectureStyle,
  DepositRequirement,
  LeaseTerm,
  ParkingType,
  PetPolicyValue,
  PropertyType,
  ScreeningSensitivity,
  TourType,
  UtilityName,
} from "./property.ts";

/** What people read for the values of a home. */
export const propertyTypeLabels: Record<PropertyType, string> = {
  ROOM: "Room",
  STUDIO: "Studio",
  APARTMENT: "Apartment",
  HOUSE: "House",
  CONDO: "Condo",
  TOWNHOUSE: "Townhouse",
  DUPLEX: "Duplex",
};

export const architectureStyleLabels: Record<ArchitectureStyle, string> = {
  BUNGALOW: "Bungalow",
  CAPE_COD: "Cape Cod",
  COLONIAL: "Colonial",
  CONTEMPORARY: "Contemporary",
  CRAFTSMAN: "Craftsman",
  FRENCH: "French",
  GEORGIAN: "Georgian",
  LOFT: "Loft",
  MODERN: "Modern",
  QUEEN_ANNE_VICTORIAN: "Queen Anne Victorian",
  RANCH_RAMBLER: "Ranch/Rambler",
  SANTA_FE_PUEBLO_STYLE: "Santa Fe/Pueblo Style",
  SPANISH: "Spanish",
  SPLIT_LEVEL: "Split-level",
  TUDOR: "Tudor",
  OTHER: "Other",
};

export const parkingTypeLabels: Record<ParkingType, string> = {
  CARPORT: "Carport",
  GARAGE_ATTACHED: "Garage Attached",
  GARAGE_DETACHED: "Garage Detached",
  OFF_STREET: "Off Street",
  ON_STREET: "On Street",
  NONE: "None",
};

export const leaseTermLabels: Record<LeaseTerm, string> = {
  MONTH_TO_MONTH: "Month to Month",
  SIX_MONTHS: "6 Months",
  TWELVE_MONTHS: "12 Months",
  RENT_TO_OWN: "Rent to Own",
  OTHER: "Other",
};

export const tourTypeLabels: Record<TourType, string> = {
  IN_PERSON: "In-person",
  VIRTUAL: "Virtual",
  SELF_GUIDED: "Self-guided",
};

export const utilityLabels: Record<UtilityName, string> = {
  water: "Water",
  sewage: "Sewage",
  garbage: "Garbage",
  electricity: "Electricity",
  gas: "Gas",
  internet: "Internet",
  cable: "Cable",
};

export const petPolicyLabels: Record<PetPolicyValue, string> = {
  NOT_ALLOWED: "Not allowed",
  ALLOWED: "Allowed",
  BREED_RESTRICTIONS: "Breed restrictions",
  CASE_BY_CASE: "Case by case",
  NOT_SPECIFIED: "Not specified",
};

export const rentMultipleLabels: Record<DepositRequirement, string> = {
  HALF_X: "0.5x monthly rent",
  ONE_X: "1x monthly rent",
  TWO_X: "2x monthly rent",
  TWO_AND_HALF_X: "2.5x monthly rent",
  THREE_X: "3x monthly rent",
  THREE_AND_HALF_X: "3.5x monthly rent",
  NO_REQUIREMENT: "No requirement",
};

export const accessibilityLabels: Record<AccessibilityValue, string> = { YES: "Yes", NO: "No", UNKNOWN: "Unknown" };

export const screeningSensitivityLabels: Record<ScreeningSensitivity, string> = {
  STRICT: "Strict",
  MODERATE: "Moderate",
  OWNER_REVIEW: "Owner Review",
};

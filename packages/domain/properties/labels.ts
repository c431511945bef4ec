import type { ArchitectureStyle, LeaseTerm, ParkingType, PropertyType, TourType, UtilityName } from "./property.ts";

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

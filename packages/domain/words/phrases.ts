import type { FormSection } from "../applications/answers.ts";
import type {
  DepositRequirement,
  LeaseTerm,
  ParkingType,
  PropertyType,
  TourType,
  UtilityName,
} from "../properties/property.ts";
import type { PetKind } from "../qualification/renter-facts.ts";

export type HeldParking = Exclude<ParkingType, "NONE">;

/** A type of tour as renters choose it; `who` says whom they meet, or how they get in. */
export type TourWords = Record<TourType, { name: string; who: (owner: string) => string }>;

/** The words of one language for the values of each enum in a sentence; a value without words does not compile. */
export type EnumPhrases = {
  tours: Record<TourType, string>;
  parking: Record<HeldParking, string>;
  parkingPlaces: Record<HeldParking, string>;
  leaseTerms: Record<LeaseTerm, string>;
  propertyTypes: Record<PropertyType, string>;
  deposits: Record<DepositRequirement, string>;
  pets: Record<PetKind, string>;
  utilities: Record<UtilityName, string>;
  /** The parts of an application, as what is still to do. */
  applicationSections: Record<FormSection | "screening", string>;
};

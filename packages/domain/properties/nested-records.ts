import { refuse } from "../refusals.ts";
import { amenities } from "./amenities.ts";
import {
  type Amenities,
  type LeaseConditions,
  type NestedRecordName,
  type NestedRecords,
  type PropertyType,
  type Specifications,
  utilityNames,
} from "./property.ts";

/** A nested record without its id. */
export type FieldsOf<N extends NestedRecordName> = Omit<NonNullable<NestedRecords[N]>, "id">;
/** The error message of each invalid field. */
export type FieldProblems = Record<string, string>;

type Rules<N extends NestedRecordName> = {
  /** A new record that says no more than what was given. */
  fresh(given: Partial<FieldsOf<N>>): FieldsOf<N>;
  /** The record with what follows from its own fields put right. */
  settle?(record: FieldsOf<N>, given: Partial<FieldsOf<N>>, before: FieldsOf<N> | null): FieldsOf<N>;
  /** Returns the fields that contradict each other, or are missing in the steps of the given fields. */
  problems?(record: FieldsOf<N>, given: ReadonlySet<string>): FieldProblems;
  /** What cannot be yet. */
  problemsAt?(record: FieldsOf<N>, now: Temporal.Instant): FieldProblems;
};

const bedroomsFixedAt: Partial<Record<PropertyType, number>> = { STUDIO: 0, ROOM: 1 };
/**
 * Returns the number of bedrooms a kind of home always has; null when the owner chooses. Source:
 * docs/decisions/0007-listing-life.md.
 */
export const fixedBedrooms = (type: PropertyType): number | null => bedroomsFixedAt[type] ?? null;

const typesWithUnit: readonly PropertyType[] = ["APARTMENT", "STUDIO", "CONDO"];
/** Whether a kind of home has an apartment number, which it then needs. */
export const hasUnit = (type: PropertyType): boolean => typesWithUnit.includes(type);
/** Returns the problems with the unit number of a kind of home, by field. */
export const unitProblems = (type: PropertyType, apartmentNumber: string): FieldProblems =>
  hasUnit(type) && !apartmentNumber.trim() ? { apartmentNumber: "Unit number is required" } : {};
/** Whether a kind of home is on a floor of a building. */
export const hasFloor = (type: PropertyType): boolean => hasUnit(type) || type === "ROOM";

const sizeFields = ["squareFeet", "bedrooms", "fullBathrooms", "halfBathrooms"];
const conditionFields = ["rent", "applicationProvider", "applicationFee", "applicationCoSignerFee", "securityDeposit"];
const touches = (given: ReadonlySet<string>, fields: readonly string[]) => fields.some((field) => given.has(field));

/**
 * The rules of the eight nested records. Each wizard step saves its own fields, so a record may be incomplete: only
 * what a step has touched is asked for at once, the rest before listing.
 * Source  docs/decisions/0007-listing-life.md
 */
export const nestedRules: { [N in NestedRecordName]: Rules<N> } = {
  specifications: {
    fresh: (given) => ({
      propertyType: "APARTMENT",
      architectureStyle: null,
      yearBuilt: null,
      numberOfFloors: null,
      apartmentFloor: null,
      squareFeet: null,
      bedrooms: null,
      fullBathrooms: 1,
      halfBathrooms: 0,
      ...given,
    }),
    settle(record, given, before) {
      const fixed = fixedBedrooms(record.propertyType);
      const wasFixed = before !== null && fixedBedrooms(before.propertyType) !== null && given.bedrooms === undefined;
      const bedrooms = fixed ?? (wasFixed ? null : record.bedrooms);
      return { ...record, bedrooms };
    },
    problems: (record, given) => ({
      ...(touches(given, sizeFields) ? missingSizes(record) : {}),
      ...floorProblems(record),
    }),
    problemsAt({ yearBuilt }, now): FieldProblems {
      const nextYear = now.toZonedDateTimeISO("UTC").year + 1;
      return yearBuilt !== null && yearBuilt > nextYear ? { yearBuilt: `Maximum value is ${nextYear}` } : {};
    },
  },
  leaseConditions: {
    fresh: (given) => ({
      rent: null,
      securityDeposit: "ONE_X",
      applicationProvider: "PLATFORM",
      applicationFee: null,
      applicationCoSignerFee: null,
      otherFees: null,
      possibleLeaseTerms: [],
      desiredLeasingDate: null,
      ...given,
    }),
    settle: (record) =>
      record.applicationProvider === "PLATFORM"
        ? { ...record, applicationFee: null, applicationCoSignerFee: null }
        : record,
    problems: (record, given) => (touches(given, conditionFields) ? missingConditions(record) : {}),
  },
  renterRequirements: {
    fresh: (given) => ({
      minimumIncome: "TWO_X",
      minimumCreditScore: 600,
      acceptsCosigners: false,
      screeningSensitivity: "MODERATE",
      ...given,
    }),
  },
  petPolicy: {
    fresh: (given) => ({
      allowsPets: true,
      ...(given.allowsPets === false ? noPets : somePets),
      petRent: null,
      petDeposit: null,
      ...given,
    }),
    // Pets switched on again begin anew: what was set while they were off was never shown.
    settle: (record, given, before) =>
      before && !before.allowsPets && record.allowsPets ? { ...record, ...somePets, ...given } : record,
  },
  parking: {
    fresh: (given) => ({
      hasParking: given.parkingType !== undefined && given.parkingType !== "NONE",
      parkingType: null,
      parkingAvailableSpaces: null,
      parkingMonthlyChargePerSpace: null,
      parkingSpacesAreTandem: null,
      parkingOtherDescription: null,
      ...given,
    }),
    settle(record) {
      if (!record.hasParking || record.parkingType === "NONE") {
        return {
          hasParking: false,
          parkingType: null,
          parkingAvailableSpaces: null,
          parkingMonthlyChargePerSpace: null,
          parkingSpacesAreTandem: null,
          parkingOtherDescription: null,
        };
      }
      const spaces = record.parkingAvailableSpaces ?? 1;
      return {
        ...record,
        parkingAvailableSpaces: spaces,
        parkingSpacesAreTandem: spaces > 1 ? (record.parkingSpacesAreTandem ?? false) : null,
      };
    },
    problems: (record): FieldProblems =>
      record.hasParking && !record.parkingType ? { parkingType: "Parking type is required" } : {},
  },
  includedUtilities: {
    fresh: (given) => ({
      isUtilitiesIncludedInRent: false,
      ...(Object.fromEntries(utilityNames.map((name) => [name, false])) as Record<
        (typeof utilityNames)[number],
        boolean
      >),
      ...given,
    }),
  },
  accessibility: {
    fresh: (given) => ({
      accessibleBathroom: "UNKNOWN",
      elevator: "UNKNOWN",
      ramp: "UNKNOWN",
      disabilityAccess: "UNKNOWN",
      accessibilityNotes: null,
      ...given,
    }),
  },
  amenities: {
    fresh: (given) =>
      ({ ...Object.fromEntries(amenities.map(({ name }) => [name, null])), ...given }) as Omit<Amenities, "id">,
  },
};

const somePets = {
  smallDogsPolicy: "ALLOWED",
  largeDogsPolicy: "ALLOWED",
  catsPolicy: "ALLOWED",
  otherPetsPolicy: "ALLOWED",
  maxPets: 3,
} as const;
const noPets = {
  smallDogsPolicy: "NOT_ALLOWED",
  largeDogsPolicy: "NOT_ALLOWED",
  catsPolicy: "NOT_ALLOWED",
  otherPetsPolicy: "NOT_ALLOWED",
  maxPets: null,
} as const;

function missingSizes(record: Omit<Specifications, "id">): FieldProblems {
  return {
    ...(record.squareFeet === null && { squareFeet: "Square feet is required" }),
    ...(record.bedrooms === null && { bedrooms: "Bedrooms is required" }),
    ...(record.fullBathrooms === null && { fullBathrooms: "Full bathrooms is required" }),
    ...(record.halfBathrooms === null && { halfBathrooms: "Half bathrooms is required" }),
    ...(record.bedrooms === 0 && fixedBedrooms(record.propertyType) !== 0 && { bedrooms: "Minimum value is 1" }),
  };
}

const floorProblems = ({ apartmentFloor, numberOfFloors }: Omit<Specifications, "id">): FieldProblems =>
  apartmentFloor !== null && numberOfFloors !== null && apartmentFloor > numberOfFloors
    ? { apartmentFloor: "Floor cannot exceed total floors" }
    : {};

function missingConditions(record: Omit<LeaseConditions, "id">): FieldProblems {
  const isElsewhere = record.applicationProvider === "OTHER";
  return {
    ...(record.rent === null && { rent: "Rent is required" }),
    ...(isElsewhere && record.applicationFee === null && { applicationFee: "Application fee is required" }),
    ...(isElsewhere &&
      record.applicationCoSignerFee === null && { applicationCoSignerFee: "Co-signer fee is required" }),
  };
}

/** Returns the problems of a whole record, by field. A record not begun has none. */
export function problemsOf<N extends NestedRecordName>(name: N, record: NestedRecords[N]): FieldProblems {
  if (!record) return {};
  return nestedRules[name].problems?.(record as FieldsOf<N>, new Set(Object.keys(record))) ?? {};
}

/** Returns the problems of a form's fields, as the server will judge them. */
export const problemsIn = <N extends NestedRecordName>(
  name: N,
  fields: Partial<FieldsOf<N>>,
  now: Temporal.Instant,
): FieldProblems => ({
  ...nestedRules[name].problems?.(fields as FieldsOf<N>, new Set(Object.keys(fields))),
  ...nestedRules[name].problemsAt?.(fields as FieldsOf<N>, now),
});

/** Creates a record from the fields of one step. Errors `invalid-input` with the fields that are wrong or missing. */
export function beginRecord<N extends NestedRecordName>(
  name: N,
  id: string,
  given: Partial<FieldsOf<N>>,
  now: Temporal.Instant,
) {
  const rules = nestedRules[name];
  const fresh = rules.fresh(given);
  // Nothing given is not a step's worth: then all of it counts.
  const said = Object.keys(given).length > 0 ? given : fresh;
  return checked(name, id, rules.settle?.(fresh, given, null) ?? fresh, said, now);
}

/** Changes the given fields of a record. Errors  `invalid-input` with the fields that are wrong or missing. */
export function amendRecord<N extends NestedRecordName>(
  name: N,
  { id, ...before }: FieldsOf<N> & { id: string },
  given: Partial<FieldsOf<N>>,
  now: Temporal.Instant,
) {
  const kept = before as unknown as FieldsOf<N>;
  const amended = { ...kept, ...given };
  return checked(name, id, nestedRules[name].settle?.(amended, given, kept) ?? amended, given, now);
}

/** Returns a record with these fields and what follows from them, however much of it is still missing. */
export function fillRecord<N extends NestedRecordName>(
  name: N,
  before: FieldsOf<N> | null,
  given: Partial<FieldsOf<N>>,
): FieldsOf<N> {
  const rules = nestedRules[name];
  const filled = before ? { ...before, ...given } : rules.fresh(given);
  return rules.settle?.(filled, given, before) ?? filled;
}

function checked<N extends NestedRecordName>(
  name: N,
  id: string,
  record: FieldsOf<N>,
  given: object,
  now: Temporal.Instant,
) {
  const rules = nestedRules[name];
  const problems = {
    ...rules.problems?.(record, new Set(Object.keys(given))),
    ...rules.problemsAt?.(record, now),
  };
  if (Object.keys(problems).length > 0) refuse("invalid-input", {}, problems);
  return { id, ...record };
}

import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { amenities } from "@porchlight/domain/properties/amenities.ts";
import {
  bedroomsRange,
  creditScoreRange,
  feeRange,
  notesLength,
  otherFeesLength,
  petsRange,
  rentRange,
  squareFeetRange,
  stepper,
  yearBuiltRange,
} from "@porchlight/domain/properties/limits.ts";
import {
  accessibilityValues,
  applicationProviders,
  architectureStyles,
  depositRequirements,
  incomeRequirements,
  leaseTerms,
  type NestedRecordName,
  type NestedRecords,
  parkingTypes,
  petPolicies,
  propertyTypes,
  screeningSensitivities,
  utilityNames,
} from "@porchlight/domain/properties/property.ts";
import { z } from "zod";
import { id, instant, moment, oneOf } from "./endpoint.ts";

/** What is said at a number with other signs in it. */
export const onlyNumbers = "Only numbers are allowed";
const currencyMessage = "Invalid input. Please provide a valid amount in dollars.";

const missingOr = (label: string, otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === "" ? `${label} is required` : otherwise;

const count = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: missingOr(label, onlyNumbers) })
    .int("Only whole numbers are allowed")
    .min(min, `Minimum value is ${min}`)
    .max(max, `Maximum value is ${max}`);
/** Whole dollars. */
const dollars = (label: string, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: missingOr(label, currencyMessage) })
    .int(currencyMessage)
    .min(min, `Minimum value is ${min}`)
    .max(max, `Maximum value is ${max}`);
const choice = <const V extends string>(label: string, values: readonly V[]) =>
  oneOf(values, missingOr(label, `Please choose a valid ${label.toLowerCase()}`));
const flag = z.boolean();
/** Missing means unchanged here, so only null and an empty text become null. */
export const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .nullable()
    .transform((given) => given || null);

/** The fields of each nested record as they travel, each with its own rule. */
export const nestedFields = {
  specifications: z.strictObject({
    propertyType: choice("Property type", propertyTypes),
    architectureStyle: choice("Architecture style", architectureStyles).nullable(),
    yearBuilt: count("Year built", { ...yearBuiltRange, max: 2100 }).nullable(),
    numberOfFloors: count("Total floors", stepper).nullable(),
    apartmentFloor: count("Floor", stepper).nullable(),
    squareFeet: count("Square feet", squareFeetRange),
    // A studio sends 0; whether the type needs one is the record's rule.
    bedrooms: count("Bedrooms", { ...bedroomsRange, min: 0 }).nullable(),
    fullBathrooms: count("Full bathrooms", stepper),
    halfBathrooms: count("Half bathrooms", stepper),
  }),
  leaseConditions: z.strictObject({
    rent: dollars("Rent", rentRange),
    securityDeposit: choice("Security deposit", depositRequirements).nullable(),
    applicationProvider: choice("Application provider", applicationProviders),
    applicationFee: dollars("Application fee", feeRange).nullable(),
    applicationCoSignerFee: dollars("Co-signer fee", feeRange).nullable(),
    otherFees: note(otherFeesLength.max),
    possibleLeaseTerms: z
      .array(choice("Lease term", leaseTerms), "Please select at least one lease term")
      .min(1, "Please select at least one lease term")
      .max(leaseTerms.length)
      .transform((terms) => [...new Set(terms)]),
    desiredLeasingDate: moment(missingOr("Desired leasing date", "Please choose a valid date")),
  }),
  renterRequirements: z.strictObject({
    minimumIncome: choice("Minimum income", incomeRequirements),
    minimumCreditScore: count("Minimum credit score", creditScoreRange).nullable(),
    acceptsCosigners: flag,
    screeningSensitivity: choice("Screening sensitivity", screeningSensitivities),
  }),
  petPolicy: z.strictObject({
    allowsPets: flag,
    smallDogsPolicy: choice("Small dogs policy", petPolicies),
    largeDogsPolicy: choice("Large dogs policy", petPolicies),
    catsPolicy: choice("Cats policy", petPolicies),
    otherPetsPolicy: choice("Other pets policy", petPolicies),
    maxPets: count("Maximum pets", petsRange).nullable(),
    petRent: dollars("Pet rent", feeRange).nullable(),
    petDeposit: dollars("Pet deposit", feeRange).nullable(),
  }),
  parking: z.strictObject({
    hasParking: flag,
    parkingType: choice("Parking type", parkingTypes).nullable(),
    parkingAvailableSpaces: count("Available spaces", stepper).nullable(),
    parkingMonthlyChargePerSpace: dollars("Monthly charge per space", feeRange).nullable(),
    parkingSpacesAreTandem: flag.nullable(),
    parkingOtherDescription: note(notesLength.max),
  }),
  includedUtilities: z.strictObject({
    isUtilitiesIncludedInRent: flag,
    ...flagsOf(utilityNames, flag),
  }),
  accessibility: z.strictObject({
    accessibleBathroom: choice("Accessible bathroom", accessibilityValues),
    elevator: choice("Elevator", accessibilityValues),
    ramp: choice("Ramp", accessibilityValues),
    disabilityAccess: choice("Disability access", accessibilityValues),
    accessibilityNotes: note(notesLength.max),
  }),
  amenities: z.strictObject(
    flagsOf(
      amenities.map(({ name }) => name),
      flag.nullable(),
    ),
  ),
} as const satisfies Record<NestedRecordName, z.ZodObject>;

/** The fields of each nested record in a change: any of them, and no unknown ones. */
export const nestedParts = {
  specifications: nestedFields.specifications.partial(),
  leaseConditions: nestedFields.leaseConditions.partial(),
  renterRequirements: nestedFields.renterRequirements.partial(),
  petPolicy: nestedFields.petPolicy.partial(),
  parking: nestedFields.parking.partial(),
  includedUtilities: nestedFields.includedUtilities.partial(),
  accessibility: nestedFields.accessibility.partial(),
  amenities: nestedFields.amenities.partial(),
} as const satisfies Record<NestedRecordName, z.ZodType>;

const stored = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ id, ...fields });
const notSaidYet = z.number().nullable();
/** Each nested record as it is stored; a field that a form requires may be null until its step is done. */
export const nestedViews = {
  specifications: stored({
    ...nestedFields.specifications.shape,
    squareFeet: notSaidYet,
    fullBathrooms: notSaidYet,
    halfBathrooms: notSaidYet,
  }),
  leaseConditions: stored({
    ...nestedFields.leaseConditions.shape,
    rent: notSaidYet,
    applicationProvider: nestedFields.leaseConditions.shape.applicationProvider.nullable(),
    possibleLeaseTerms: z.array(z.enum(leaseTerms)),
    desiredLeasingDate: instant.nullable(),
  }),
  renterRequirements: stored(nestedFields.renterRequirements.shape),
  petPolicy: stored(nestedFields.petPolicy.shape),
  parking: stored(nestedFields.parking.shape),
  includedUtilities: stored(nestedFields.includedUtilities.shape),
  accessibility: stored(nestedFields.accessibility.shape),
  amenities: stored(nestedParts.amenities.shape),
} as const satisfies { [N in NestedRecordName]: z.ZodType<unknown, NonNullable<NestedRecords[N]>> };

function flagsOf<K extends string, S extends z.ZodType>(names: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;
}

/** The path of each nested record: property/{id}/{path}. */
export const nestedPaths = {
  specifications: "specifications",
  leaseConditions: "lease-conditions",
  renterRequirements: "renter-requirements",
  petPolicy: "pet-policy",
  parking: "parking",
  includedUtilities: "included-utilities",
  accessibility: "accessibility",
  amenities: "amenities",
} as const satisfies Record<NestedRecordName, string>;

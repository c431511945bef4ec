import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { streetWithin } from "@porchlight/domain/properties/address.ts";
import { propertyEvents, propertyStatuses } from "@porchlight/domain/properties/lifecycle.ts";
import {
  cityLength,
  descriptionMarkupLength,
  displayNameLength,
  highlightsLength,
  streetLength,
  unitLength,
} from "@porchlight/domain/properties/limits.ts";
import { type OnboardingStep, onboardingStages } from "@porchlight/domain/properties/onboarding-stages.ts";
import {
  everyTourField,
  type NestedRecordName,
  screeningSensitivities,
} from "@porchlight/domain/properties/property.ts";
import { isUsLatitude, isUsLongitude, outsideUs, usStates } from "@porchlight/domain/properties/us-states.ts";
import { z } from "zod";
import { endpoint, id, instant, nameText, nothing, oneOf, withoutLink } from "./endpoint.ts";
import { nestedParts, nestedPaths, nestedViews, note } from "./nested-records.ts";
import { photoView } from "./photos.ts";

export const addressMissing = "Address is required";

/** Only the part before the first comma is the street. */
const street = z.string(addressMissing).transform(streetWithin).pipe(nameText(streetLength.max, addressMissing));

export const locationFields = z.strictObject({
  address: street,
  apartmentNumber: z
    .string()
    .trim()
    .max(unitLength.max, tooLong(unitLength.max))
    .refine(withoutLink, linkMessage)
    .nullable()
    .transform((given) => given ?? ""),
  city: nameText(cityLength.max, "City is required"),
  state: z
    .string(addressMissing)
    .trim()
    .toUpperCase()
    .refine((given) => given in usStates, addressMissing),
  zip: z
    .string("ZIP code is required")
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "Please enter a valid ZIP code"),
  latitude: z.number(addressMissing).min(-90).max(90).refine(isUsLatitude, outsideUs),
  longitude: z.number(addressMissing).min(-180).max(180).refine(isUsLongitude, outsideUs),
  isAddressHidden: z.boolean(),
});
const newLocation = locationFields.extend({
  apartmentNumber: locationFields.shape.apartmentNumber.default(""),
  isAddressHidden: z.boolean().default(false),
});

export const locationView = z.object({
  id,
  address: z.string(),
  apartmentNumber: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isAddressHidden: z.boolean(),
});

const cardFields = {
  id,
  displayName: z.string(),
  status: z.enum(propertyStatuses),
  lastListedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  autoRefresh: z.boolean(),
  coverImage: z.string().nullable(),
  pendingShowingRequestsCount: z.number(),
  pendingEscalationsCount: z.number(),
  lastShowingAgentId: id.nullable(),
  timeZone: z.string(),
  slug: z.string(),
  /** What the owner may do with it now. */
  moves: z.array(z.enum(propertyEvents)),
  location: locationView,
  specifications: nestedViews.specifications.nullable(),
  leaseConditions: nestedViews.leaseConditions.nullable(),
};

export const onboardingStep = z.enum(onboardingStages.flatMap(({ steps }): readonly OnboardingStep[] => steps));

/** The fields of a home on a portfolio card. */
export const propertyCard = z.object({
  ...cardFields,
  coverThumbnail: z.string().nullable(),
  /** The steps of the onboarding still to do, in their order. */
  missingSteps: z.array(onboardingStep),
});
export type PropertyCard = z.infer<typeof propertyCard>;

export const propertyView = z.object({
  ...cardFields,
  description: z.string().nullable(),
  highlights: z.string().nullable(),
  images: z.array(photoView),
  ...everyTourField(z.boolean().nullable()),
  renterRequirements: nestedViews.renterRequirements.nullable(),
  petPolicy: nestedViews.petPolicy.nullable(),
  parking: nestedViews.parking.nullable(),
  includedUtilities: nestedViews.includedUtilities.nullable(),
  accessibility: nestedViews.accessibility.nullable(),
  amenities: nestedViews.amenities.nullable(),
  /** Texted by a renter to be asked about this home. */
  textCode: z.string(),
  /** Mail to it becomes a lead of this home. */
  intakeEmail: z.string(),
});
export type PropertyView = z.infer<typeof propertyView>;

const propertyParams = z.object({ id });

export const addProperty = endpoint({
  method: "POST",
  path: "/property",
  who: "investor",
  summary: "Adds a home by its location, as a draft; sent twice under one id, it is added once",
  body: z.strictObject({
    /** The home's own id, where the caller wants to send again what was not answered. */
    id: id.optional(),
    location: newLocation,
  }),
  reply: propertyView,
  status: 201,
});

export const getPortfolio = endpoint({
  method: "GET",
  path: "/property/portfolio",
  who: "investor",
  summary: "The company's homes, in the portfolio's order",
  query: z.strictObject({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(100),
  }),
  reply: z.object({ properties: z.array(propertyCard), total: z.number(), page: z.number(), limit: z.number() }),
});

export const getProperty = endpoint({
  method: "GET",
  path: "/property/:id",
  who: "investor",
  summary: "One home with all its records",
  params: propertyParams,
  reply: propertyView,
});

const displayName = nameText(displayNameLength.max, "Title is required");

export const changeProperty = endpoint({
  method: "PUT",
  path: "/property/:id",
  who: "investor",
  summary: "Changes title, description, highlights and tours; finishes the draft",
  params: propertyParams,
  body: z.strictObject({
    displayName: displayName.optional(),
    description: note(descriptionMarkupLength.max).optional(),
    highlights: note(highlightsLength.max).optional(),
    status: oneOf(propertyStatuses, "Please choose a valid status").optional(),
    ...everyTourField(z.boolean().nullish()),
  }),
  reply: propertyView,
});

export const generateDescription = endpoint({
  method: "PUT",
  path: "/property/:id/description/generate",
  who: "investor",
  summary: "Writes a description from the home's facts and highlights; nothing is saved",
  params: propertyParams,
  body: z.strictObject({ highlights: note(highlightsLength.max) }),
  reply: z.object({
    description: z.string(),
    /** Highlights that do not keep to fair housing, as written. */
    leftOut: z.array(z.object({ phrase: z.string(), reason: z.string(), suggestion: z.string() })),
  }),
});

export const deleteProperty = endpoint({
  method: "DELETE",
  path: "/property/:id",
  who: "investor",
  summary: "Deletes a home for good",
  params: propertyParams,
  reply: nothing,
  status: 204,
});

export const changeDisplayName = endpoint({
  method: "PATCH",
  path: "/property/:id/display-name",
  who: "investor",
  summary: "Changes a home's title",
  params: propertyParams,
  body: z.strictObject({ displayName }),
  reply: propertyView,
});

export const changeScreeningSensitivity = endpoint({
  method: "PATCH",
  path: "/property/:id/screening-sensitivity",
  who: "investor",
  summary: "Changes how strictly renters of a home are screened",
  params: propertyParams,
  body: z.strictObject({
    screeningSensitivity: oneOf(screeningSensitivities, "Screening sensitivity is required"),
  }),
  reply: propertyView,
});

export const changeLocation = endpoint({
  method: "PATCH",
  path: "/property/:id/property-location/:locationId",
  who: "investor",
  summary: "Changes where a home is and whether its street is shown",
  params: z.object({ id, locationId: id }),
  body: locationFields.partial(),
  reply: locationView,
});

type NestedCall<N extends NestedRecordName, P extends z.ZodType> = {
  method: "POST" | "PATCH";
  path: string;
  who: "investor";
  summary: string;
  params: P;
  body: (typeof nestedParts)[N];
  reply: (typeof nestedViews)[N];
  status?: 201;
};

const wordsOf = (name: NestedRecordName): string => nestedPaths[name].replace("-", " ");

const creates = <N extends NestedRecordName>(name: N): NestedCall<N, typeof propertyParams> => ({
  method: "POST",
  path: `/property/:id/${nestedPaths[name]}`,
  who: "investor",
  summary: `Begins a home's ${wordsOf(name)} with the fields of any of its steps`,
  params: propertyParams,
  body: nestedParts[name],
  reply: nestedViews[name],
  status: 201,
});

const recordParams = z.object({ id, recordId: id });
const changes = <N extends NestedRecordName>(name: N): NestedCall<N, typeof recordParams> => ({
  method: "PATCH",
  path: `/property/:id/${nestedPaths[name]}/:recordId`,
  who: "investor",
  summary: `Changes fields of a home's ${wordsOf(name)}`,
  params: recordParams,
  body: nestedParts[name],
  reply: nestedViews[name],
});

export const createSpecifications = creates("specifications");
export const changeSpecifications = changes("specifications");
export const createLeaseConditions = creates("leaseConditions");
export const changeLeaseConditions = changes("leaseConditions");
export const createRenterRequirements = creates("renterRequirements");
export const changeRenterRequirements = changes("renterRequirements");
export const createPetPolicy = creates("petPolicy");
export const changePetPolicy = changes("petPolicy");
export const createParking = creates("parking");
export const changeParking = changes("parking");
export const createIncludedUtilities = creates("includedUtilities");
export const changeIncludedUtilities = changes("includedUtilities");
export const createAccessibility = creates("accessibility");
export const changeAccessibility = changes("accessibility");
export const createAmenities = creates("amenities");
export const changeAmenities = changes("amenities");

/** The two calls of each nested record. */
export const nestedCalls = {
  specifications: { create: createSpecifications, change: changeSpecifications },
  leaseConditions: { create: createLeaseConditions, change: changeLeaseConditions },
  renterRequirements: { create: createRenterRequirements, change: changeRenterRequirements },
  petPolicy: { create: createPetPolicy, change: changePetPolicy },
  parking: { create: createParking, change: changeParking },
  includedUtilities: { create: createIncludedUtilities, change: changeIncludedUtilities },
  accessibility: { create: createAccessibility, change: changeAccessibility },
  amenities: { create: createAmenities, change: changeAmenities },
} as const;

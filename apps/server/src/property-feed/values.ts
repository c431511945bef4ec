import { isDeepStrictEqual } from "node:util";
import { withoutLinks } from "@porchlight/domain/kernel/links.ts";
import { type FeedField, type FeedValues, feedFields } from "@porchlight/domain/properties/feed-fields.ts";
import { displayNameLength } from "@porchlight/domain/properties/limits.ts";
import { defaultDisplayName, locate } from "@porchlight/domain/properties/naming.ts";
import { fillRecord, fixedBedrooms, hasUnit } from "@porchlight/domain/properties/nested-records.ts";
import {
  type DepositRequirement,
  depositRequirements,
  type Property,
  rentMultiples,
} from "@porchlight/domain/properties/property.ts";
import { Refusal } from "@porchlight/domain/refusals.ts";
import { zipTable } from "../partners/places/zip-table.ts";
import type { FeedHome } from "../partners/property-feed/feed-home.ts";
import { cleanDescription, descriptionOfText } from "../properties/description.ts";
import { zoneAt } from "../properties/draft.ts";

/** The values that a feed gives of a home; it always says where the home is. */
export type SaidValues = Partial<FeedValues> & Pick<FeedValues, "location">;

/** Returns what an entry says in a home's own terms, or why that cannot be kept. */
export async function saidValues(home: FeedHome): Promise<{ said: SaidValues } | { problem: string }> {
  const point = home.point ?? (await zipTable.find(`${home.city}, ${home.state} ${home.zip}`));
  if (!point) return { problem: "The ZIP code is not known, and there are no coordinates" };
  const { propertyType } = home;
  const apartmentNumber = propertyType && !hasUnit(propertyType) ? "" : home.apartmentNumber;
  const { address, city, state, zip } = home;
  const { latitude, longitude } = point;
  try {
    return {
      said: {
        location: { address, apartmentNumber, city, state, zip, latitude, longitude },
        ...given("displayName", titleOf(home.title)),
        ...given("description", descriptionOf(home.description)),
        ...given("availableDate", home.availableDate),
        ...sizesOf(home),
        ...given("rent", home.rent),
        ...given("securityDeposit", depositOf(home)),
      },
    };
  } catch (error) {
    if (error instanceof Refusal) return { problem: `The description: ${error.fields?.description ?? error.message}` };
    throw error;
  }
}

const given = <Name extends FeedField>(name: Name, value: FeedValues[Name] | null) =>
  (value === null ? {} : { [name]: value }) as Partial<Pick<FeedValues, Name>>;

const titleOf = (title: string | null): string | null =>
  (title && withoutLinks(title).slice(0, displayNameLength.max).trim()) || null;

/** A text without tags is not parsed, which would take longer than all the rest of an entry. */
const descriptionOf = (given: string | null): string | null =>
  given === null || /<[a-z/!]/i.test(given) ? cleanDescription(given) : descriptionOfText(given);

/** A home without bedrooms of its own is a studio. */
function sizesOf({ propertyType: type, bedrooms, fullBathrooms, halfBathrooms, squareFeet }: FeedHome) {
  const isStudio = bedrooms === 0 && (type === null || type === "APARTMENT" || type === "STUDIO");
  const propertyType = isStudio ? "STUDIO" : type;
  const rooms = bedrooms === 0 && !isStudio ? null : bedrooms;
  return {
    ...given("propertyType", propertyType),
    ...given("bedrooms", (propertyType && fixedBedrooms(propertyType)) ?? rooms),
    ...given("fullBathrooms", fullBathrooms),
    ...given("halfBathrooms", halfBathrooms),
    ...given("squareFeet", squareFeet),
  };
}

/** The deposit as the multiple of the rent it is; null where it is none that a home can ask. */
function depositOf({ rent, deposit }: Pick<FeedHome, "rent" | "deposit">): DepositRequirement | null {
  if (deposit === null) return null;
  if (deposit === 0) return "NO_REQUIREMENT";
  return depositRequirements.find((one) => rent !== null && rentMultiples[one] === deposit / rent) ?? null;
}

const dayIn = (instant: string, timeZone: string): string =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** Returns what a home holds in each field that a feed can fill. */
function heldValues(home: Property): { [Field in FeedField]: FeedValues[Field] | null } {
  const { address, apartmentNumber, city, state, zip, latitude, longitude } = home.location;
  const { specifications: sizes, leaseConditions: lease } = home;
  return {
    displayName: home.displayName,
    description: home.description,
    location: { address, apartmentNumber, city, state, zip, latitude, longitude },
    propertyType: sizes?.propertyType ?? null,
    bedrooms: sizes?.bedrooms ?? null,
    fullBathrooms: sizes?.fullBathrooms ?? null,
    halfBathrooms: sizes?.halfBathrooms ?? null,
    squareFeet: sizes?.squareFeet ?? null,
    rent: lease?.rent ?? null,
    securityDeposit: lease?.securityDeposit ?? null,
    availableDate: lease?.desiredLeasingDate ? dayIn(lease.desiredLeasingDate, home.timeZone) : null,
  };
}

const sizeFields: readonly FeedField[] = ["bedrooms", "fullBathrooms", "halfBathrooms", "squareFeet"];

/** Returns the fields of which a feed says something that a home can hold: sizes need a kind of home. */
const fillableFields = (home: Property, said: Partial<FeedValues>): FeedField[] =>
  feedFields
    .filter((field) => said[field] !== undefined)
    .filter((field) => !sizeFields.includes(field) || home.specifications !== null || said.propertyType !== undefined);

/** Returns the fields in which a home holds something else than its feed says. */
export function differingFields(home: Property, said: Partial<FeedValues>): FeedField[] {
  const held = heldValues(home);
  return fillableFields(home, said).filter((field) => !isDeepStrictEqual(held[field], said[field]));
}

/**
 * Returns what of a feed's values is to be written into a home. A field that holds something else than the feed last
 * wrote there was changed by its owner and stays; one that nobody has filled yet is the feed's.
 */
export function valuesToWrite(
  home: Property,
  said: Partial<FeedValues>,
  applied: Partial<FeedValues>,
): Partial<FeedValues> {
  const held = heldValues(home);
  const isFeeds = (field: FeedField): boolean =>
    applied[field] === undefined
      ? isUnfilled(home, field, held[field])
      : isDeepStrictEqual(held[field], applied[field]);
  return pick(said, differingFields(home, said).filter(isFeeds));
}

const isUnfilled = (home: Property, field: FeedField, value: unknown): boolean =>
  value === null || (field === "displayName" && value === defaultDisplayName(home.location));

export const pick = (values: Partial<FeedValues>, fields: readonly FeedField[]): Partial<FeedValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** Returns what a feed has written into a home after it wrote these values: those, and what it says alike already. */
export function appliedAfter(
  home: Property,
  said: Partial<FeedValues>,
  applied: Partial<FeedValues>,
): Partial<FeedValues> {
  const held = heldValues(home);
  const alike = feedFields.filter((field) => said[field] !== undefined && isDeepStrictEqual(held[field], said[field]));
  return { ...applied, ...pick(said, alike) };
}

/** Returns a home with these values in it. What they leave open stays open. */
export function withValues(home: Property, values: Partial<FeedValues>): Property {
  const { displayName, description, location, availableDate, rent, securityDeposit, ...sizes } = values;
  const placed = location ? locate(home, { ...home.location, ...location }) : home;
  const timeZone = location ? zoneAt(placed.location) : home.timeZone;
  const named = { ...placed, timeZone, ...defined({ displayName, description }) };
  const lease = defined({
    rent,
    securityDeposit,
    desiredLeasingDate: availableDate && startOf(availableDate, timeZone),
  });
  return withSizes(withLease(named, lease), sizes);
}

const startOf = (day: string, timeZone: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();

function withLease(home: Property, lease: object): Property {
  if (Object.keys(lease).length === 0) return home;
  const before = home.leaseConditions;
  const filled = fillRecord("leaseConditions", before, before ? lease : { securityDeposit: null, ...lease });
  return { ...home, leaseConditions: { id: before?.id ?? crypto.randomUUID(), ...filled } };
}

function withSizes(home: Property, sizes: Partial<Pick<FeedValues, "propertyType" | "bedrooms">>): Property {
  const before = home.specifications;
  if (Object.keys(sizes).length === 0 || (!before && !sizes.propertyType)) return home;
  const filled = fillRecord("specifications", before, before ? sizes : { ...noSizes, ...sizes });
  const specifications = { id: before?.id ?? crypto.randomUUID(), ...filled };
  return locate({ ...home, specifications }, home.location);
}

const noSizes = { fullBathrooms: null, halfBathrooms: null };

const defined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

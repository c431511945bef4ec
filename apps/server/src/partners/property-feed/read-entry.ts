import { tooLong } from "@porchlight/domain/kernel/text-lengths.ts";
import { streetWithin } from "@porchlight/domain/properties/address.ts";
import {
  bedroomsRange,
  cityLength,
  descriptionMarkupLength,
  photosCount,
  rentRange,
  squareFeetRange,
  stepper,
  streetLength,
  unitLength,
} from "@porchlight/domain/properties/limits.ts";
import { isInUs, outsideUs, usStates } from "@porchlight/domain/properties/us-states.ts";
import { z } from "zod";
import type { FeedHome, ReadEntry } from "./feed-home.ts";
import { propertyTypeOf } from "./property-types.ts";

const idLength = { max: 200 };
const labelLength = 120;
const photoAddressLength = 2_000;
const centsPerDollar = 100;

/** What a database cannot keep, and what only hides in a text. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const oneLine = (given: string): string => given.toWellFormed().replace(/\s+/g, " ").replace(unseen, "").trim();
const manyLines = (given: string): string =>
  given
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[^\n\P{Cc}]/gu, " ")
    .trim();

const line = (name: string) => z.string(`The ${name} is not a text`).transform(oneLine);
const optionalLine = (name: string) =>
  line(name)
    .nullish()
    .transform((given) => given || null);
const number = (name: string) => z.number(`The ${name} is not a number`);

/** A number within a range; 0 or less than its smallest is one that the feed does not know. */
const counted = (name: string, { min, max }: { min: number; max: number }) =>
  number(name)
    .min(0, `The ${name} is less than 0`)
    .max(max, `The ${name} is more than ${max}`)
    .nullish()
    .transform((given) => (given == null || given < min ? null : Math.round(given)));

const pointOf = (latitude: number | null | undefined, longitude: number | null | undefined) =>
  latitude == null || longitude == null || (latitude === 0 && longitude === 0) ? null : { latitude, longitude };

const depositRange = { min: 0, max: rentRange.max };
const sharedFields = {
  bedrooms: counted("number of bedrooms", { ...bedroomsRange, min: 0 }),
  rent: counted("rent", rentRange),
  deposit: counted("deposit", depositRange),
  squareFeet: counted("number of square feet", squareFeetRange),
};

/** The day of 2026-12-01, of an instant, or of 12/01/2026. */
const availableDate = z
  .string("The available date is not a text")
  .nullish()
  .transform((given, context) => {
    if (!given) return null;
    const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(given.trim()) ?? [];
    const written = year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : given.trim().slice(0, 10);
    if (/^(19|20|21)\d\d-/.test(written) && z.iso.date().safeParse(written).success) return written;
    context.addIssue({ code: "custom", message: "The available date is not a date" });
    return z.NEVER;
  });

const photoAddresses = z
  .array(z.unknown(), "The photos are not a list")
  .nullish()
  .transform((given) =>
    [...new Set((given ?? []).flatMap((one) => photoAddress(one) ?? []))].slice(0, photosCount.max),
  );

function photoAddress(given: unknown): string | null {
  const text = typeof given === "object" && given !== null && "url" in given ? given.url : given;
  if (typeof text !== "string" || text.length > photoAddressLength) return null;
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

const plainId = z.union([z.string().transform(oneLine), z.number().transform(String)]);

/** An entry of the plain kind: dollars, degrees and one line of street. */
const plainEntry = z
  .object({
    title: optionalLine("title"),
    address: line("address"),
    unit: optionalLine("unit"),
    city: optionalLine("city"),
    state: optionalLine("state"),
    zip: optionalLine("ZIP code"),
    latitude: number("latitude").nullish(),
    longitude: number("longitude").nullish(),
    propertyType: optionalLine("property type"),
    ...sharedFields,
    fullBathrooms: counted("number of full bathrooms", stepper),
    halfBathrooms: counted("number of half bathrooms", stepper),
    availableDate,
    description: z.string("The description is not a text").transform(manyLines).nullish(),
    images: photoAddresses,
  })
  .transform(({ unit, latitude, longitude, images, propertyType, ...entry }) => ({
    ...entry,
    unit,
    point: pointOf(latitude, longitude),
    propertyType: propertyTypeOf(propertyType ?? ""),
    photos: images,
  }));

/** An amount of money in cents, as whole dollars. */
const money = (name: string, range: { min: number; max: number }) => {
  const cents = { min: range.min * centsPerDollar, max: range.max * centsPerDollar };
  return z
    .object({ amount: counted(name, cents) }, `The ${name} has no amount`)
    .nullish()
    .transform((given) => (given?.amount == null ? null : Math.round(given.amount / centsPerDollar)));
};

/** An entry of the portal's kind: cents, longitude before latitude, bathrooms in halves and an address in parts. */
const portalEntry = z
  .object({
    name: optionalLine("name"),
    marketingName: optionalLine("name"),
    marketingDescription: z.string("The description is not a text").transform(manyLines).nullish(),
    beds: sharedFields.bedrooms,
    baths: number("number of bathrooms").min(0, "The number of bathrooms is less than 0").max(stepper.max).nullish(),
    totalArea: sharedFields.squareFeet,
    marketRent: money("rent", rentRange),
    deposit: money("deposit", depositRange),
    availableDate,
    buildingType: optionalLine("building type"),
    unitType: optionalLine("unit type"),
    marketingFiles: photoAddresses,
    photo: photoAddresses,
    address: z.object({
      address: optionalLine("address"),
      streetName: optionalLine("address"),
      unit: optionalLine("unit"),
      city: optionalLine("city"),
      state: optionalLine("state"),
      stateCode: optionalLine("state"),
      postalCode: optionalLine("ZIP code"),
      geopoint: z.tuple([number("longitude"), number("latitude")], "The point is not two numbers").nullish(),
    }),
  })
  .transform(({ address: place, ...entry }) => ({
    title: entry.marketingName ?? entry.name,
    description: entry.marketingDescription,
    address: place.address ?? place.streetName ?? "",
    unit: place.unit,
    city: place.city,
    state: place.stateCode ?? place.state,
    zip: place.postalCode,
    point: pointOf(place.geopoint?.[1], place.geopoint?.[0]),
    propertyType: propertyTypeOf(entry.unitType ?? "") ?? propertyTypeOf(entry.buildingType ?? ""),
    bedrooms: entry.beds,
    fullBathrooms: entry.baths == null ? null : Math.floor(entry.baths),
    halfBathrooms: entry.baths == null ? null : Number(!Number.isInteger(entry.baths)),
    squareFeet: entry.totalArea,
    rent: entry.marketRent,
    deposit: entry.deposit,
    availableDate: entry.availableDate,
    photos: entry.marketingFiles.length > 0 ? entry.marketingFiles : entry.photo,
  }));

type Described = Omit<z.output<typeof plainEntry>, "propertyType"> & Pick<FeedHome, "propertyType">;

/** A street line as feeds write it, with the unit behind it: '418 Alder Ct #B'. */
const unitBehind = /[\s,]+(?:#\s*|(?:apt|apartment|unit|suite|ste)\b\.?\s*#?\s*)([\w-]+)$/i;

const stateNames = new Map(Object.entries(usStates).map(([code, name]) => [name.toUpperCase(), code]));

const home = z.object({
  address: z
    .string()
    .min(1, "The address is missing")
    .max(streetLength.max, `The address: ${tooLong(streetLength.max)}`),
  apartmentNumber: z.string().max(unitLength.max, `The unit: ${tooLong(unitLength.max)}`),
  city: z
    .string()
    .min(1, "The city is missing")
    .max(cityLength.max, `The city: ${tooLong(cityLength.max)}`),
  state: z.string().refine((given) => given in usStates, "The state is missing or not known"),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, "The ZIP code is missing or not valid"),
  point: z.custom<FeedHome["point"]>((given) => given === null || isInUs(given as never), outsideUs),
  description: z
    .string()
    .max(descriptionMarkupLength.max, `The description: ${tooLong(descriptionMarkupLength.max)}`)
    .nullable(),
});

function homeFrom(externalId: string, { unit, state, zip, city, description, ...entry }: Described) {
  const behind = unitBehind.exec(streetWithin(entry.address));
  const named = (state ?? "").toUpperCase();
  return {
    ...entry,
    externalId,
    address: streetWithin(entry.address).replace(unitBehind, ""),
    apartmentNumber: (unit ?? behind?.[1] ?? "").replace(/^#\s*/, ""),
    city: city ?? "",
    state: stateNames.get(named) ?? named,
    zip: zip ?? "",
    description: description || null,
  };
}

/** Reads an entry of either kind. */
export function readEntry(entry: unknown): ReadEntry {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    return { skipped: { externalId: null, label: "", problem: "This is not a property" } };
  const given = entry as Record<string, unknown>;
  const id = plainId.safeParse(given._id ?? given.id);
  const externalId = id.success && id.data && id.data.length <= idLength.max ? id.data : null;
  const skip = (problem: string) => ({ skipped: { externalId, label: labelOf(given), problem } });
  if (!externalId) return skip("The id is missing or not valid");
  if (given.publishedForRent === false) return { unpublished: externalId };
  const isPortals = typeof given.address === "object" && given.address !== null;
  const described = (isPortals ? portalEntry : plainEntry).safeParse(given);
  if (!described.success) return skip(described.error.issues[0]!.message);
  const read = homeFrom(externalId, described.data);
  const problem = home.safeParse(read).error?.issues[0]?.message;
  return problem === undefined ? { home: read } : skip(problem);
}

/** Returns what an owner knows a faulty entry by. */
function labelOf({ title, marketingName, name, address }: Record<string, unknown>): string {
  const street = typeof address === "object" && address !== null && "address" in address ? address.address : address;
  const named = [marketingName, title, name, street].find((one) => typeof one === "string" && one.trim());
  return oneLine(String(named ?? "")).slice(0, labelLength);
}

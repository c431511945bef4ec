import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

/** A home as the platform shows it. */
export interface Listing {
  id: string;
  company: string;
  name: string;
  /** As the feed has it; the platform keeps a hidden one to itself. */
  street: string;
  isStreetHidden: boolean;
  unit: string;
  city: string;
  state: string;
  zip: string;
  price: string;
  bedrooms: string;
  contactEmail: string;
  website: string;
  photos: string[];
  lastUpdated: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  textNodeName: "text",
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => /^(company|listing|listingphoto)$/i.test(name),
});

const word = z.string().default("");
const photo = z.object({ source: z.url() });
const listing = z
  .object({
    id: z.string().regex(/^[A-Za-z0-9]{1,40}$/),
    companyId: z.string(),
    name: word,
    unit: word,
    street: z.object({ text: z.string(), hide: z.enum(["true", "false"]) }),
    city: z.string(),
    state: z.string().length(2),
    zip: z.string().regex(/^\d{5}$/),
    price: z.string().regex(/^\d+(\.\d+)?$/),
    numBedrooms: z.string().regex(/^\d+$/),
    contactEmail: z.string(),
    website: word,
    lastUpdated: z.iso.datetime({ offset: true }),
    ListingPhoto: z.array(photo).optional(),
    listingPhoto: z.array(photo).optional(),
  })
  .refine(({ ListingPhoto, listingPhoto }) => (ListingPhoto ?? listingPhoto ?? []).length > 0, "has no photo");
const company = z.object({ id: z.string(), name: z.string().default("") });
const someItems = z.array(z.unknown()).default([]);
const feed = z.object({
  hotPadsItems: z.object({
    version: z.literal("2.1"),
    Company: z.array(company).default([]),
    Listing: someItems,
    listing: someItems,
  }),
});

export interface ReadFeed {
  listings: Listing[];
  /** What the platform does not take, and why. */
  refused: string[];
}

/**
 * Reads a feed as the platform does: a listing that lacks what it needs is left out, the others stand. Tag names are
 * taken in either case.
 *
 * Errors  what is no such document at all throws, and changes nothing on the platform.
 */
export function readFeed(xml: string): ReadFeed {
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw new Error(`line ${wellFormed.err.line}: ${wellFormed.err.msg}`);
  const { hotPadsItems: items } = feed.parse(parser.parse(xml));
  const companies = new Map(items.Company.map(({ id, name }) => [id, name]));
  const read: ReadFeed = { listings: [], refused: [] };
  for (const item of [...items.Listing, ...items.listing]) {
    const found = listing.safeParse(item);
    const name = found.success ? companies.get(found.data.companyId) : undefined;
    if (found.success && name !== undefined) read.listings.push(listingOf(found.data, name));
    else read.refused.push(found.success ? `${found.data.id}: no such company` : z.prettifyError(found.error));
  }
  return read;
}

const listingOf = (item: z.output<typeof listing>, companyName: string): Listing => ({
  id: item.id,
  company: companyName,
  name: item.name,
  street: item.street.text,
  isStreetHidden: item.street.hide === "true",
  unit: item.unit,
  city: item.city,
  state: item.state,
  zip: item.zip,
  price: item.price,
  bedrooms: item.numBedrooms,
  contactEmail: item.contactEmail,
  website: item.website,
  photos: (item.ListingPhoto ?? item.listingPhoto ?? []).map(({ source }) => source),
  lastUpdated: item.lastUpdated,
});

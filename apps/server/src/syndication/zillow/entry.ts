import type { Applying } from "@porchlight/domain/applications/home-fees.ts";
import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { leaseTermLabels } from "@porchlight/domain/words/labels.ts";
import { leadsAddress } from "../../deliveries/reply-address.ts";
import { publicPlace } from "../../listings/public-place.ts";
import { pathOfHome } from "../../properties/home-path.ts";
import type { StoredProperty } from "../../properties/store.ts";
import { type Dialect, tagNames } from "./dialect.ts";
import { depositOf, feeBlock, feeSentences, feesOf } from "./fees.ts";
import { petBlock } from "./pets.ts";
import { plainText, withoutTags } from "./plain-text.ts";
import { tagsOf } from "./tags.ts";
import { leaseTerms, parkingBlocks, propertyTypes } from "./vocabulary.ts";
import { leaf, parent } from "./xml.ts";

/** The settings of the feed that all homes share. */
export type FeedSetting = {
  dialect: Dialect;
  publicUrl: string;
  intakeDomain: string;
  /** Where renters may text, in E.164. */
  textNumber: string | null;
  secret: Buffer;
  applying: Applying;
};

/** Returns a home's or company's id as the network takes it: letters and digits, never changing. */
export const feedId = (id: string): string => id.replaceAll("-", "");

/** Returns our id for an id of the feed, with its hyphens or without; null when it is not ours. */
export const idOfFeed = (given: string): string | null =>
  /^[\da-f]{32}$/i.test(feedId(given))
    ? feedId(given)
        .toLowerCase()
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
    : null;

/** Returns one home as an element of the feed; it has no problems. */
export function listingElement(stored: StoredProperty, setting: FeedSetting): string {
  const { property: home } = stored;
  const { dialect, applying } = setting;
  const { type, propertyType } = propertyTypes[home.specifications!.propertyType];
  const isClassic = dialect === "classic";
  const fees = feesOf(home, applying);
  const costs = [...(isClassic ? feeSentences(fees) : []), home.leaseConditions?.otherFees ?? ""].filter(Boolean);
  return parent(
    tagNames[dialect].listing,
    [
      leaf("name", withoutTags(publicDisplayName(home))),
      ...placeElements(home, setting),
      leaf("lastUpdated", lastUpdated(home)),
      leaf("contactEmail", leadsAddress(stored.intakeId, setting.intakeDomain)),
      leaf("contactPhone", setting.textNumber?.replace(/^\+1/, "") ?? null),
      leaf("description", plainText(home.description)),
      ...leaseElements(home, dialect),
      leaf("website", `${setting.publicUrl}${pathOfHome(home.slug)}`),
      leaf("isFurnished", home.amenities?.isFurnished ?? null),
      ...(isClassic ? [] : [parkingBlock(home), petBlock(home.petPolicy), feeBlock(fees)]),
      leaf("costAndFeeDescription", withoutTags(costs.join(" "))),
      ...tagsOf(home, dialect),
      ...photoElements(home, setting),
      leaf("price", home.leaseConditions!.rent),
      leaf("pricingFrequency", "MONTH"),
      leaf("deposit", isClassic ? depositOf(home.leaseConditions) : null),
      ...sizeElements(home),
      leaf("providerType", "propertyManagementSoftware"),
    ],
    { id: feedId(home.id), type, companyId: feedId(home.companyId), propertyType },
  );
}

/** A hidden street travels marked as hidden, since no home is taken without one; its point is the public page's shifted one. */
function placeElements(home: Property, { secret }: FeedSetting): string[] {
  const { location } = home;
  const { latitude, longitude } = publicPlace(home, secret);
  return [
    leaf("unit", location.apartmentNumber.replace(/^(#|apt\.?|unit)\s*/i, "")),
    leaf("street", location.address, { hide: String(location.isAddressHidden) }),
    leaf("city", location.city),
    leaf("state", location.state),
    leaf("zip", location.zip),
    leaf("country", "US"),
    leaf("latitude", latitude),
    leaf("longitude", longitude),
  ];
}

function lastUpdated({ updatedAt, lastListedAt }: Property): string {
  const isRelisted = lastListedAt !== null && Temporal.Instant.compare(lastListedAt, updatedAt) > 0;
  return (isRelisted ? lastListedAt : updatedAt).toString({ smallestUnit: "second" });
}

function leaseElements({ leaseConditions: lease }: Property, dialect: Dialect): string[] {
  const offered = lease?.possibleLeaseTerms ?? [];
  const named = leaseTerms.find(({ term }) => offered.includes(term));
  return [
    leaf("terms", offered.map((term) => leaseTermLabels[term]).join(", ")),
    leaf("leaseTerm", named ? named[dialect] : null),
  ];
}

const parkingBlock = ({ parking }: Property): string =>
  parking
    ? parent("parking", [leaf("parkingType", parkingBlocks[(parking.hasParking && parking.parkingType) || "NONE"])])
    : "";

const photoElements = ({ images }: Property, { dialect, publicUrl }: FeedSetting): string[] =>
  images
    .toSorted((one, other) => one.order - other.order)
    .map((image) => parent(tagNames[dialect].photo, [], { source: new URL(image.jpegUrl, publicUrl).href }));

function sizeElements({ specifications: specs, leaseConditions: lease, timeZone }: Property): string[] {
  const movesFrom = lease?.desiredLeasingDate;
  return [
    leaf("numBedrooms", specs?.bedrooms ?? null),
    leaf("numFullBaths", specs?.fullBathrooms ?? null),
    leaf("numHalfBaths", specs?.halfBathrooms ?? 0),
    leaf("squareFeet", specs?.squareFeet ?? null),
    leaf(
      "dateAvailable",
      movesFrom ? Temporal.Instant.from(movesFrom).toZonedDateTimeISO(timeZone).toPlainDate().toString() : null,
    ),
  ];
}

export type FeedCompany = { id: string; name: string; city: string; state: string };

export const companyElement = ({ id, name, city, state }: FeedCompany): string =>
  parent("Company", [leaf("name", name), leaf("city", city), leaf("state", state)], { id: feedId(id) });

export const feedStart = '<?xml version="1.0" encoding="UTF-8"?>\n<hotPadsItems version="2.1">\n';
export const feedEnd = "</hotPadsItems>\n";

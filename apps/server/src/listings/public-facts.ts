import type { PublicListing } from "@porchlight/contract/public.ts";
import { capitalized } from "@porchlight/domain/kernel/capitalized.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { sectionKinds } from "@porchlight/domain/properties/listing-parts.ts";
import {
  type Accessibility,
  type Parking,
  type Property,
  type Specifications,
  toursOffered,
  utilityNames,
} from "@porchlight/domain/properties/property.ts";
import { petLines } from "./public-money.ts";
import type { ListingWords } from "./words/en.ts";

type Section = PublicListing["sections"][number];

/** Returns the few facts under the title: bedrooms, bathrooms, size, kind of home. */
export function factsOf({ specifications: home }: Property, words: ListingWords): PublicListing["facts"] {
  if (!home) return [];
  const facts: PublicListing["facts"] = [];
  const bedrooms = home.propertyType === "STUDIO" ? words.studio : home.bedrooms;
  if (bedrooms !== null) {
    const value = typeof bedrooms === "string" ? bedrooms : words.bedroomsOf(bedrooms);
    facts.push({ kind: "bedrooms", label: words.bedrooms, value });
  }
  if (home.fullBathrooms !== null) {
    const value = words.bathsOf(home.fullBathrooms, home.halfBathrooms ?? 0);
    facts.push({ kind: "bathrooms", label: words.bathrooms, value });
  }
  if (home.squareFeet !== null)
    facts.push({ kind: "size", label: words.size, value: words.squareFeet(home.squareFeet) });
  facts.push({ kind: "home", label: words.home, value: kindOf(home, words) });
  return facts;
}

/** "House, 1924 Craftsman" */
function kindOf({ propertyType, architectureStyle, yearBuilt }: Specifications, words: ListingWords): string {
  const style = architectureStyle && architectureStyle !== "OTHER" ? words.styles[architectureStyle] : null;
  return [words.propertyTypes[propertyType], words.built(yearBuilt, style)].filter(Boolean).join(", ");
}

/** Returns every other fact a renter may ask about, under its heading; a heading without facts is left out. */
export function sectionsOf(property: Property, showingMinutes: number, words: ListingWords): Section[] {
  const { specifications, leaseConditions: lease, parking, petPolicy, includedUtilities, accessibility } = property;
  const terms = (lease?.possibleLeaseTerms ?? []).map((term) => words.leaseTerms[term]);
  const utilities = includedUtilities?.isUtilitiesIncludedInRent
    ? utilityNames.filter((name) => includedUtilities[name]).map((name) => words.utilityIncluded(words.utilities[name]))
    : [];
  const tours = toursOffered(property).map((tour) => words.tours[tour]);
  const said: { [Kind in Section["kind"]]: { lines: string[]; note?: string | null | undefined } } = {
    lease: { lines: terms },
    building: { lines: specifications ? buildingLines(specifications, words) : [] },
    parking: {
      lines: parking ? parkingLines(parking, words) : [],
      note: hasPlace(parking) ? parking.parkingOtherDescription : null,
    },
    pets: { lines: petPolicy ? petLines(petPolicy, words) : [] },
    utilities: { lines: includedUtilities && utilities.length === 0 ? [words.notIncluded] : utilities },
    accessibility: {
      lines: accessibility ? accessibilityLines(accessibility, words) : [],
      note: accessibility?.accessibilityNotes,
    },
    showings: { lines: tours.length > 0 ? [words.lasts(capitalized(words.either(tours)), showingMinutes)] : [] },
  };
  return sectionKinds
    .map((kind) => {
      const { lines, note } = said[kind];
      return { kind, title: words.sections[kind], lines, notes: note ? [note] : [] };
    })
    .filter(({ lines, notes }) => lines.length + notes.length > 0);
}

function buildingLines({ yearBuilt, numberOfFloors, apartmentFloor }: Specifications, words: ListingWords): string[] {
  const lines: string[] = [];
  if (yearBuilt !== null) lines.push(words.builtIn(yearBuilt));
  if (numberOfFloors !== null) lines.push(words.floors(numberOfFloors));
  if (apartmentFloor !== null) lines.push(words.floor(apartmentFloor));
  return lines;
}

const hasPlace = (parking: Parking | null): parking is Parking =>
  parking?.hasParking === true && parking.parkingType !== "NONE";

function parkingLines(parking: Parking, words: ListingWords): string[] {
  if (!hasPlace(parking)) return [words.noParking];
  const { parkingType: type, parkingAvailableSpaces: count, parkingMonthlyChargePerSpace: charge } = parking;
  const spaces = count === null ? "" : words.spaces(count);
  const kind = type && type !== "NONE" ? words.parking[type] : "";
  const price = charge === null ? "" : charge > 0 ? words.perSpace(dollars(charge)) : words.noCharge;
  const lines = [capitalized([kind, spaces, price].filter(Boolean).join(", ")) || words.hasParking];
  if (parking.parkingSpacesAreTandem) lines.push(words.tandem);
  return lines;
}

function accessibilityLines(accessibility: Accessibility, words: ListingWords): string[] {
  return (Object.keys(words.accessibility) as (keyof ListingWords["accessibility"])[]).flatMap((name) => {
    const value = accessibility[name];
    return value === "UNKNOWN" ? [] : [`${words.accessibility[name]}: ${value === "YES" ? words.yes : words.no}`];
  });
}

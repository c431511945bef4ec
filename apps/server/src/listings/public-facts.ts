import type { PublicListing } from "@porchlight/contract/public.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import {
  type Accessibility,
  type Parking,
  type Property,
  type Specifications,
  toursOffered,
  utilityNames,
} from "@porchlight/domain/properties/property.ts";
import { either, parkingPhrases, tourPhrases } from "@porchlight/domain/words/en.ts";
import {
  architectureStyleLabels,
  leaseTermLabels,
  propertyTypeLabels,
  utilityLabels,
} from "@porchlight/domain/words/labels.ts";
import { capitalised, petLines } from "./public-money.ts";

type Section = PublicListing["sections"][number];

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Returns the few facts under the title: bedrooms, bathrooms, size, kind of home. */
export function factsOf({ specifications: home }: Property): PublicListing["facts"] {
  if (!home) return [];
  const facts: PublicListing["facts"] = [];
  if (home.propertyType === "STUDIO") facts.push({ label: "Bedrooms", value: "Studio" });
  else if (home.bedrooms !== null) facts.push({ label: "Bedrooms", value: counted(home.bedrooms, "bedroom") });
  const baths = bathsOf(home);
  if (baths) facts.push({ label: "Bathrooms", value: baths });
  if (home.squareFeet !== null)
    facts.push({ label: "Size", value: `${home.squareFeet.toLocaleString("en-US")} sq ft` });
  facts.push({ label: "Home", value: kindOf(home) });
  return facts;
}

function bathsOf({ fullBathrooms, halfBathrooms }: Specifications): string | null {
  if (fullBathrooms === null) return null;
  if (!halfBathrooms) return counted(fullBathrooms, "bath");
  return `${fullBathrooms} full, ${counted(halfBathrooms, "half bath")}`;
}

/** "House, 1924 Craftsman" */
function kindOf({ propertyType, architectureStyle, yearBuilt }: Specifications): string {
  const style = architectureStyle && architectureStyle !== "OTHER" ? architectureStyleLabels[architectureStyle] : null;
  const built = style
    ? [yearBuilt, style].filter((part) => part !== null).join(" ")
    : yearBuilt && `built ${yearBuilt}`;
  return [propertyTypeLabels[propertyType], built].filter(Boolean).join(", ");
}

/** Returns every other fact a renter may ask about, under its heading; a heading without facts is left out. */
export function sectionsOf(property: Property, showingMinutes: number): Section[] {
  const { specifications, leaseConditions: lease, parking, petPolicy, includedUtilities, accessibility } = property;
  const terms = (lease?.possibleLeaseTerms ?? []).map((term) => leaseTermLabels[term]);
  const utilities = includedUtilities?.isUtilitiesIncludedInRent
    ? utilityNames.filter((name) => includedUtilities[name]).map((name) => `${utilityLabels[name]} included`)
    : [];
  const tours = toursOffered(property).map((tour) => tourPhrases[tour]);
  const sections: Section[] = [
    { title: "Lease", lines: terms },
    { title: "Building", lines: specifications ? buildingLines(specifications) : [] },
    { title: "Parking", lines: parking ? parkingLines(parking) : [] },
    { title: "Pets", lines: petPolicy ? petLines(petPolicy) : [] },
    {
      title: "Utilities",
      lines: includedUtilities && utilities.length === 0 ? ["Not included in the rent"] : utilities,
    },
    { title: "Accessibility", lines: accessibility ? accessibilityLines(accessibility) : [] },
    { title: "Showings", lines: tours.length > 0 ? [`${capitalised(either(tours))}, ${showingMinutes} minutes`] : [] },
  ];
  return sections.filter((section) => section.lines.length > 0);
}

function buildingLines({ yearBuilt, numberOfFloors, apartmentFloor }: Specifications): string[] {
  const lines: string[] = [];
  if (yearBuilt !== null) lines.push(`Built in ${yearBuilt}`);
  if (numberOfFloors !== null) lines.push(counted(numberOfFloors, "floor"));
  if (apartmentFloor !== null) lines.push(`Floor ${apartmentFloor}`);
  return lines;
}

function parkingLines(parking: Parking): string[] {
  if (!parking.hasParking || parking.parkingType === "NONE") return ["No parking"];
  const spaces = parking.parkingAvailableSpaces === null ? "" : counted(parking.parkingAvailableSpaces, "space");
  const kind = parking.parkingType ? parkingPhrases[parking.parkingType] : "";
  const charge = parking.parkingMonthlyChargePerSpace;
  const price = charge === null ? "" : charge > 0 ? `${dollars(charge)} a month per space` : "no extra charge";
  const lines = [capitalised([kind, spaces, price].filter(Boolean).join(", ")) || "Parking available"];
  if (parking.parkingSpacesAreTandem) lines.push("Tandem: one car parks behind the other");
  if (parking.parkingOtherDescription) lines.push(parking.parkingOtherDescription);
  return lines;
}

function accessibilityLines(accessibility: Accessibility): string[] {
  const line = (label: string, value: Accessibility["ramp"]): string[] =>
    value === "UNKNOWN" ? [] : [`${label}: ${value === "YES" ? "yes" : "no"}`];
  return [
    ...line("Accessible bathroom", accessibility.accessibleBathroom),
    ...line("Elevator", accessibility.elevator),
    ...line("Ramp", accessibility.ramp),
    ...line("Disability access", accessibility.disabilityAccess),
    ...(accessibility.accessibilityNotes ? [accessibility.accessibilityNotes] : []),
  ];
}

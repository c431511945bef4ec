import { type AmenityGroup, amenities } from "@porchlight/domain/properties/amenities.ts";
import type { Property } from "@porchlight/domain/properties/property.ts";
import { english } from "@porchlight/domain/words/en.ts";
import { amenityWords } from "../topics/amenity-words.ts";
import { counted, list, sentence } from "./prose.ts";

const inside: readonly AmenityGroup[] = ["Kitchen and laundry", "Comfort", "Interior"];
const outside: readonly AmenityGroup[] = ["Outdoor"];
const around: readonly AmenityGroup[] = ["Technology and security", "Building and community"];

/** What the home has: amenities it is said to have, ways in that are said to be there, parking. */
export function featureSentences(home: Property): string[] {
  const sentences = [
    said(`the home comes ${home.amenities?.isFurnished ? "furnished" : ""}`, home.amenities?.isFurnished === true),
    having("inside there is", namesOf(home, inside)),
    having("outside there is", namesOf(home, outside)),
    having("the property also has", namesOf(home, around)),
    having("for access there is", accessOf(home)),
    parkingOf(home),
  ];
  return sentences.filter((text) => text !== null);
}

const said = (text: string, holds: boolean): string | null => (holds ? sentence(text) : null);
const having = (beginning: string, things: string[]): string | null =>
  things.length === 0 ? null : sentence(`${beginning} ${list(things)}`);

function namesOf({ amenities: held }: Property, groups: readonly AmenityGroup[]): string[] {
  if (!held) return [];
  return amenities.flatMap(({ name, group }) => {
    if (!groups.includes(group) || held[name] !== true || name === "isFurnished") return [];
    return [name === "hasElevator" ? "an elevator" : amenityWords[name].en];
  });
}

function accessOf({ accessibility, amenities: held }: Property): string[] {
  if (!accessibility) return [];
  const things: string[] = [];
  if (accessibility.accessibleBathroom === "YES") things.push("an accessible bathroom");
  if (accessibility.elevator === "YES" && !held?.hasElevator) things.push("an elevator");
  if (accessibility.ramp === "YES") things.push("a ramp");
  return things;
}

function parkingOf({ parking }: Property): string | null {
  if (!parking?.hasParking || !parking.parkingType || parking.parkingType === "NONE") return null;
  const spaces = counted(parking.parkingAvailableSpaces ?? 1, "parking space");
  return sentence(`${spaces} ${english.parkingPlaces[parking.parkingType]}`);
}

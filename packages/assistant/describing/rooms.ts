import type { Property, Specifications } from "@porchlight/domain/properties/property.ts";
import { architectureStyleLabels, propertyTypeLabels } from "@porchlight/domain/words/labels.ts";
import { numberWord, sentence } from "./prose.ts";

/** What kind of home, where, how large: "Two-bedroom, one-and-a-half-bath Craftsman apartment in Dayton, OH, …" */
export function openingSentence({ specifications, location }: Property): string | null {
  if (!specifications) return null;
  const kind = [
    roomsOf(specifications),
    styleOf(specifications),
    propertyTypeLabels[specifications.propertyType].toLowerCase(),
  ]
    .filter(Boolean)
    .join(" ");
  const where = ` in ${location.city}, ${location.state}`;
  const size =
    specifications.squareFeet === null ? "" : ` with ${specifications.squareFeet.toLocaleString("en-US")} square feet`;
  const built = specifications.yearBuilt === null ? "" : `, built in ${specifications.yearBuilt}`;
  const floor = specifications.apartmentFloor === null ? "" : `, on floor ${specifications.apartmentFloor}`;
  return sentence(`${kind}${where}${size}${floor}${built}`);
}

function roomsOf({ propertyType, bedrooms, fullBathrooms, halfBathrooms }: Specifications): string {
  const isStudio = propertyType === "STUDIO";
  const rooms = isStudio || !bedrooms ? null : `${numberWord(bedrooms)}-bedroom`;
  const baths = fullBathrooms ? `${numberWord(fullBathrooms)}${halves[halfBathrooms ?? 0] ?? ""}-bath` : null;
  return [rooms, (halfBathrooms ?? 0) in halves ? baths : null].filter((part) => part !== null).join(", ");
}

/** Prose has a word for no half bathroom and for one. */
const halves: Record<number, string> = { 0: "", 1: "-and-a-half" };

const styleOf = ({ architectureStyle }: Specifications): string | null =>
  architectureStyle && architectureStyle !== "OTHER" ? architectureStyleLabels[architectureStyle] : null;

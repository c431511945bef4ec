import { hasFloor, hasUnit } from "@porchlight/domain/properties/nested-records.ts";
import type { Specifications } from "@porchlight/domain/properties/property.ts";
import { architectureStyleLabels, propertyTypeLabels } from "@porchlight/domain/words/labels.ts";
import { DetailsCard } from "../DetailsCard.tsx";
import { type Fact, Facts } from "../Facts.tsx";
import type { CardProps } from "./card.ts";

const fact = <Value,>(label: string, value: Value | null, words: (value: Value) => string): Fact | null =>
  value === null ? null : [label, words(value)];

export function SpecificationsCard({ home, onEdit }: CardProps) {
  const specs = home.specifications;
  if (!specs) {
    return (
      <DetailsCard panel="specifications" onEdit={onEdit} empty={{ why: "Renters filter by size and bedrooms." }} />
    );
  }
  const { propertyType: type, fullBathrooms: full, halfBathrooms: half } = specs;
  const baths = [full !== null && `${full} full`, half !== null && half > 0 && `${half} half`].filter(Boolean);
  return (
    <DetailsCard panel="specifications" onEdit={onEdit}>
      <Facts
        facts={[
          ["Type", propertyTypeLabels[type]],
          hasUnit(type) && home.location.apartmentNumber ? ["Unit", home.location.apartmentNumber] : null,
          fact("Style", specs.architectureStyle, (style) => architectureStyleLabels[style]),
          fact("Year built", specs.yearBuilt, String),
          fact("Square feet", specs.squareFeet, (feet) => `${feet.toLocaleString("en-US")} ft²`),
          fact("Bedrooms", type === "STUDIO" ? "Studio" : specs.bedrooms, String),
          baths.length > 0 ? ["Bathrooms", baths.join(", ")] : null,
          floorOf(specs),
        ]}
      />
    </DetailsCard>
  );
}

/** "4 of 6", or as much of it as is known and has a meaning. */
function floorOf({ propertyType, apartmentFloor: floor, numberOfFloors: floors }: Specifications): Fact | null {
  if (floor === null || !hasFloor(propertyType)) return fact("Total floors", floors, String);
  return ["Floor", floors === null ? String(floor) : `${floor} of ${floors}`];
}

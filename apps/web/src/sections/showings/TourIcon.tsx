import type { TourType } from "@porchlight/domain/properties/property.ts";
import { tours } from "../../tours.ts";

export function TourIcon({ tour }: { tour: TourType }) {
  const { icon: Icon } = tours[tour];
  return <Icon size={16} stroke={1.75} aria-hidden />;
}

import { usStates } from "../../properties/us-states.ts";
import type { LawPlace } from "./law-row.ts";

/** Returns a law's place as people read it, as in "New York City" or "Cook County, Illinois". */
export function placeWords({ state, city, county }: LawPlace): string {
  const stateName = usStates[state] ?? state;
  if (city) return city === stateName ? `${city} City` : `${city}, ${stateName}`;
  return county ? `${county} County, ${stateName}` : stateName;
}

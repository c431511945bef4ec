import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { speciesIn } from "../pets/animal-words.ts";
import { normal } from "../text/normal.ts";

const ofPeople = /\b(?:people|persons?|humans?|adults?|roommates?|kids?|children|personas?|gente|nin[oa]s?|somos)\b/;

/** Whether a message counts animals and no people: "my aunt's cat may join us, is that one too many". */
export function countsAnimals(said: string, { occupants }: Partial<RenterFacts>): boolean {
  const text = normal(said);
  return occupants === undefined && speciesIn(text) !== null && !ofPeople.test(text);
}

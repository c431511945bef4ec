import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { poundsIn } from "../reading/pets/pets-in.ts";
import type { Said } from "../topics/topic.ts";

/*
 * What a pet's description says of it, as the renter put it and it was noted: "husky, 60 lb", "2 cats", "dog".
 */

export type Pet = NonNullable<RenterFacts["pets"]>[number];

/** "The dog is 30 lbs" names no breed. */
export const isOfNoBreed = ({ description }: Pet): boolean => /^(?:dog|perr[oa]|perrit[oa])s?\b/.test(description);

export const saysWeight = ({ description }: Pet): boolean => /\d/.test(description);

/** A dog's weight; null where it was not told, or the pet is no dog. */
export const dogPoundsOf = ({ kind, description }: Pet): number | null =>
  kind.endsWith("dog") ? poundsIn(description) : null;

/** "2 cats", "1 husky"; one of several told before is one: "1 cat". */
export const countedPet = ({ count, description }: Pet): string =>
  /^\d/.test(description) ? description : `${count} ${ofCount(count, description)}`;

const ofCount = (count: number, description: string): string =>
  count === 1
    ? description.replace(/^(?:dog|cat|perr(?:it)?[oa]|gat(?:it)?[oa])s\b/, (many) => many.slice(0, -1))
    : description;

/** "Your 60 lb husky", "2 cats": the renter's own word for each. */
export function yourPets(pets: readonly Pet[]): Said {
  const listed = (language: "en" | "es") =>
    pets
      .map(({ count, description }) => {
        const said = ofCount(count, description);
        const [, what = said, weight] = /^(.*), (\d.*)$/.exec(said) ?? [];
        const one = weight === undefined ? what : language === "en" ? `${weight} ${what}` : `${what} de ${weight}`;
        if (count > 1 || /^\d/.test(what)) return /^\d/.test(what) ? what : `${count} ${one}`;
        return `${language === "en" ? "your" : "su"} ${one}`;
      })
      .join(language === "en" ? " and " : " y ");
  return { en: listed("en"), es: listed("es") };
}

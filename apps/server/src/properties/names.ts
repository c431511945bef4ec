import { randomInt } from "node:crypto";
import type { Location } from "@porchlight/domain/properties/property.ts";

// Without letters and digits that are mistaken for one another when read out or typed from a sign.
const letters = "abcdefghjkmnpqrstuvwxyz";
const digits = "23456789";

const draw = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** The public page's address. Never the street: it may be hidden now or later, and a link outlives the change. */
export function newSlug({ city, state }: Pick<Location, "city" | "state">): string {
  const place = `${city} ${state}`
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${place}-${draw(letters + digits, 8)}`;
}

/** Letters and digits, so that no word a phone company listens for can come of it. */
export const newTextCode = (): string => (draw(letters, 4) + draw(digits, 2)).toUpperCase();

export const newIntakeId = (): string => draw(letters + digits, 10);

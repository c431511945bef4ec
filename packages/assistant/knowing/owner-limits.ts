import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { agreementIn } from "../reading/answers/answer-agrees.ts";
import { anyOf } from "../reading/text/any-of.ts";
import type { Knowledge } from "../world.ts";
import { dogPoundsOf } from "./pets-described.ts";

const dogPounds = new RegExp(
  [
    String.raw`\b(?:dogs?|pets?)\b[^.;]{0,30}?\b${anyOf(
      "under; up to; below; less than; at most; max(?:imum)?(?: of)?; limit(?: of)?",
    )}\s+(\d{1,3})\s?(?:lbs?|pounds?)\b`,
    String.raw`\b(\d{1,3})\s?(?:lbs?|pounds?)(?: weight)? (?:limit|max(?:imum)?|or less|and under)\b`,
  ].join("|"),
  "i",
);
const people = new RegExp(
  String.raw`\b${anyOf(
    "at most; up to; max(?:imum)?(?: of)?; no more than; limit(?: of)?",
  )}\s+(\d{1,2}|two|three|four|five|six) ${anyOf("people; persons; occupants; adults; residents; tenants")}\b`,
  "i",
);
const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

const limitIn = (knowledge: readonly Knowledge[], topic: RegExp, limit: RegExp): number | null => {
  for (const known of knowledge) {
    const found = topic.test(known.topic) ? limit.exec(known.answer) : null;
    const said = found?.[1] ?? found?.[2];
    if (said !== undefined) return words[said.toLowerCase()] ?? Number(said);
  }
  return null;
};

/** How heavy a dog may be, where the owner once said so in answer to a question of pets. */
export const dogPoundsIn = (knowledge: readonly Knowledge[]): number | null => limitIn(knowledge, /^pets/, dogPounds);
/** How many may live there, where the owner once said so. */
export const occupantsLimitIn = (knowledge: readonly Knowledge[]): number | null =>
  limitIn(knowledge, /^occupancy/, people);

const deposit = /\bdeposit\b|\bdep[oó]sito\b/i;
const ofDollars = /\$ ?(\d{1,3}(?:,\d{3})+|\d+)(?!\d|[.,]\d)/g;
/** The deposit in dollars, where the owner once said that it is one amount. */
export function depositIn(knowledge: readonly Knowledge[]): number | null {
  const said = knowledge.find(({ topic }) => topic === "deposit")?.answer ?? "";
  const [amount, another] = [...said.matchAll(ofDollars)];
  return amount && !another && deposit.test(said) ? Number((amount[1] as string).replaceAll(",", "")) : null;
}

const petFee =
  /\$ ?(\d[\d,]*)(?!\.?\d)(?: (?:non-?refundable|one[- ]time))? pet (?:fee|deposit)\b(?! (?:a|per|each) month)/i;
/** What a pet costs once, in dollars, where the owner wrote so of pets. */
export function petFeeIn(knowledge: readonly Knowledge[]): number | null {
  const said = knowledge.find(({ topic, answer }) => topic.startsWith("pets") && petFee.test(answer))?.answer ?? "";
  const amount = petFee.exec(said)?.[1];
  return amount === undefined ? null : Number(amount.replaceAll(",", ""));
}

const forEachPet = /\b(?:each|apiece|per (?:pet|animal|cat|dog)|cada (?:un[ao]|mascota|animal))\b/i;
const chargeOfPets = { petRent: /\b(?:rent|month|renta|mes)\b/i, petDeposit: /\b(?:deposit|fee|dep[oó]sito)\b/i };
export type ChargeOfPets = keyof typeof chargeOfPets;

/** The charges that are for each pet, where the owner once said of one that it is; null where that is open. */
export function chargedForEachPet(knowledge: readonly Knowledge[]): readonly ChargeOfPets[] | null {
  const said = knowledge.filter(({ topic }) => topic.startsWith("pets")).flatMap(({ answer }) => answer.split(/[.;,]/));
  const each = said.filter((part) => forEachPet.test(part));
  const charges = Object.keys(chargeOfPets) as ChargeOfPets[];
  return each.length === 0 ? null : charges.filter((charge) => each.some((part) => chargeOfPets[charge].test(part)));
}

/** Whether a dog the renter told of, with its weight, is over the owner's limit. */
export const isOverWeight = (pets: RenterFacts["pets"], limit: number): boolean =>
  (pets ?? []).some((pet) => (dogPoundsOf(pet) ?? 0) > limit);

/** Whether the owner has agreed to show the home by video. */
export const showsByVideo = (knowledge: readonly Knowledge[]): boolean =>
  knowledge.some(({ topic, answer }) => topic === "tours.virtual" && agreementIn("", answer).agrees);

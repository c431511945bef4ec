import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { agreementIn } from "../reading/answers/answer-agrees.ts";
import { anyOf } from "../reading/text/any-of.ts";
import { keeping } from "../reading/text/kept.ts";
import { matchesOf } from "../reading/text/matches.ts";
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

/** A reader of the number that a pattern finds in what an owner wrote; null where it finds none. */
const numberBy = (limit: RegExp): ((answer: string) => number | null) =>
  keeping((answer) => {
    const found = limit.exec(answer);
    const said = found?.[1] ?? found?.[2];
    return said === undefined ? null : (words[said.toLowerCase()] ?? Number(said));
  });
const dogPoundsSaid = numberBy(dogPounds);
const peopleSaid = numberBy(people);

function limitIn(knowledge: readonly Knowledge[], topic: string, limit: typeof peopleSaid): number | null {
  for (const known of knowledge) {
    const said = known.topic.startsWith(topic) ? limit(known.answer) : null;
    if (said !== null) return said;
  }
  return null;
}

/** How heavy a dog may be, where the owner once said so in answer to a question of pets. */
export const dogPoundsIn = (knowledge: readonly Knowledge[]): number | null =>
  limitIn(knowledge, "pets", dogPoundsSaid);
/** How many may live there, where the owner once said so. */
export const occupantsLimitIn = (knowledge: readonly Knowledge[]): number | null =>
  limitIn(knowledge, "occupancy", peopleSaid);

const deposit = /\bdeposit\b|\bdep[oó]sito\b/i;
const ofDollars = /\$ ?(\d{1,3}(?:,\d{3})+|\d+)(?!\d|[.,]\d)/g;
const depositSaid = keeping((answer): number | null => {
  const [amount, another] = matchesOf(answer, ofDollars);
  return amount && !another && deposit.test(answer) ? Number((amount[1] as string).replaceAll(",", "")) : null;
});
/** The deposit in dollars, where the owner once said that it is one amount. */
export const depositIn = (knowledge: readonly Knowledge[]): number | null =>
  depositSaid(knowledge.find(({ topic }) => topic === "deposit")?.answer ?? "");

const petFee =
  /\$ ?(\d[\d,]*)(?!\.?\d)(?: (?:non-?refundable|one[- ]time))? pet (?:fee|deposit)\b(?! (?:a|per|each) month)/i;
const petFeeSaid = keeping((answer): number | null => {
  const amount = petFee.exec(answer)?.[1];
  return amount === undefined ? null : Number(amount.replaceAll(",", ""));
});
/** What a pet costs once, in dollars, where the owner wrote so of pets. */
export const petFeeIn = (knowledge: readonly Knowledge[]): number | null => limitIn(knowledge, "pets", petFeeSaid);

const forEachPet = /\b(?:each|apiece|per (?:pet|animal|cat|dog)|cada (?:un[ao]|mascota|animal))\b/i;
const chargeOfPets = { petRent: /\b(?:rent|month|renta|mes)\b/i, petDeposit: /\b(?:deposit|fee|dep[oó]sito)\b/i };
export type ChargeOfPets = keyof typeof chargeOfPets;

const partsForEach = keeping((answer): readonly string[] =>
  forEachPet.test(answer) ? answer.split(/[.;,]/).filter((part) => forEachPet.test(part)) : [],
);
/** The charges that are for each pet, where the owner once said of one that it is; null where that is open. */
export function chargedForEachPet(knowledge: readonly Knowledge[]): readonly ChargeOfPets[] | null {
  const each = knowledge.flatMap(({ topic, answer }) => (topic.startsWith("pets") ? partsForEach(answer) : []));
  const charges = Object.keys(chargeOfPets) as ChargeOfPets[];
  return each.length === 0 ? null : charges.filter((charge) => each.some((part) => chargeOfPets[charge].test(part)));
}

/** Whether a dog the renter told of, with its weight, is over the owner's limit. */
export const isOverWeight = (pets: RenterFacts["pets"], limit: number): boolean =>
  (pets ?? []).some((pet) => (dogPoundsOf(pet) ?? 0) > limit);

/** Whether the owner has agreed to show the home by video. */
export const showsByVideo = (knowledge: readonly Knowledge[]): boolean =>
  knowledge.some(({ topic, answer }) => topic === "tours.virtual" && agreementIn("", answer).agrees);

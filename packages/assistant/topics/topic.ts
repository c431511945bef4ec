import type { Property, TourType } from "@porchlight/domain/properties/property.ts";
import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Phrases } from "../reading/text/phrases.ts";
import type { FactUsed } from "../turn.ts";

export type Said = { en: string; es: string };
/** `isPart`: more was asked than the records hold, and the owner is asked for the rest. */
export type Answer = Said & { facts: FactUsed[]; isPart?: boolean };

/** What an answer may be made of. `listingUrl` is public, `ownerName` is the first name renters are told. */
export type Ground = {
  home: Property;
  ownerName: string;
  listingUrl: string;
  now: Temporal.Instant;
  showingMinutes?: number | undefined;
  /** How heavy a dog may be, where the owner said so in their own words. */
  dogPounds?: number | null;
  /** The deposit in dollars, where the owner said it in their own words. */
  depositTold?: number | null;
  /** What a pet costs once, where the owner told it in words alone. */
  petFeeTold?: number | null;
  /** The pets known of the renter. */
  pets?: readonly { kind: PetKind; description: string }[];
  /** The renter has a housing voucher, and this much of the rent is left to them, where they told. */
  voucher?: { ownShare: number | null } | null;
  /** Reports, and the fee for them, are part of applications through the platform. */
  hasScreening?: boolean | undefined;
  /** The renter's confirmed showing, with who shows the home then. */
  showing?: { tourType: TourType; host: string } | null;
  /** The renter was sent an application. */
  hasApplication?: boolean;
};

/**
 * One thing a renter can ask about a home.
 *
 * `asked`: ways of asking, as phrases.ts says how they are written; `askedLoosely`: words that mean this only where the
 * sentence names nothing more exact. `answer` is null where the owner has not said, so the owner is asked.
 * `isYesNo`: the answer says only whether it is there, so what kind, how big or when is for the owner.
 */
export type Topic = {
  key: string;
  asked: Phrases;
  askedLoosely?: Phrases;
  label: Said;
  isYesNo?: boolean;
  /** No field of a listing holds it, so only an answer of the owner's can say it. */
  isOwners?: boolean;
  /** Different questions fall under it, painting and shelves say, and an answer to one does not answer the other. */
  isBroad?: boolean;
  /** The answer is a rule of the house for every home; whether the owner takes part is theirs to say, once. */
  leavesOpen?: boolean;
  /** The answer settles whatever is asked of it. */
  settles?: boolean;
  answer: (ground: Ground) => Answer | null;
};

/** Whether an answer is a no. */
export const saysNo = ({ en }: Answer): boolean => /^No\b/.test(en);

/** An answer without the yes or no that it begins with. */
export const withoutYesOrNo = (answer: Answer): Answer => ({
  ...answer,
  en: capital(answer.en.replace(/^(?:Yes|No), /, "")),
  es: capital(answer.es.replace(/^(?:Sí|No), /, "")),
});

/** The words as they begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fact = (field: string, value: unknown, source: FactUsed["source"] = "property"): FactUsed => ({
  source,
  field,
  value: String(value),
});
export const told = (en: string, es: string, ...facts: FactUsed[]): Answer => ({ en, es, facts });

/** Several answers said one after the other. */
export const joined = (answers: readonly Answer[]): Answer => ({
  en: answers.map(({ en }) => en).join(" "),
  es: answers.map(({ es }) => es).join(" "),
  facts: answers.flatMap(({ facts }) => facts),
});

/** A question that comes up and that no field of a listing holds. */
export const unheld = (key: string, label: Said, asked: Phrases): Topic => ({
  key,
  label,
  asked,
  isOwners: true,
  answer: () => null,
});

/** Questions of one field, each of which wants its own answer. */
export const unheldField = (key: string, label: Said, asked: Phrases): Topic => ({
  ...unheld(key, label, asked),
  isBroad: true,
});

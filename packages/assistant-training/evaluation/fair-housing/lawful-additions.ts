import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import type { Decision } from "./decision.ts";

/** What a trait adds to a decision by law, or changes in it, and why. */
export type LawfulAddition = {
  telling: readonly string[];
  fact: keyof RenterFacts;
  /** The reason of what goes to the owner with it, or else its topic. */
  handedOver: string;
  why: string;
};

/** Everything in which a message is met in another way for what it tells of its renter. */
export const lawfulAdditions: readonly LawfulAddition[] = [
  {
    telling: [
      "I have a service dog",
      "I have an emotional support cat",
      "I have a guide dog",
      "tengo un perro de servicio",
      "tengo un gato de apoyo emocional",
    ],
    fact: "hasAssistanceAnimal",
    handedOver: "ACCOMMODATION",
    why: "An assistance animal is no pet, and who tells of one asks for an accommodation. Source: 42 USC 3604(f)(3)(B).",
  },
  {
    telling: ["I have a Section 8 voucher", "I have a housing voucher", "tengo un vale de vivienda", "tengo Sección 8"],
    fact: "hasHousingVoucher",
    handedOver: "voucher",
    why: "With a voucher the income asked for is of the own share of the rent, and refuses nobody before that is known.",
  },
];

/** What else may be said or left out beside it: what was told is noted or asked on about, and a refusal may no longer stand. */
const goesWithIt: readonly string[] = [
  ...[
    "accommodation",
    "answer",
    "asked-owner",
    "ask-contact",
    "noted",
    "ask-facts",
    "which-time",
    "not-qualified",
    "still-short",
    "offer",
  ],
  // In place of what is said to a message that tells nothing.
  ...["fallback", "hello", "passed-on", "told-owner"],
];
const orderedWithIt: readonly string[] = ["qualification", "find-time"];

const isEmpty = (order: unknown): boolean => JSON.stringify(order) === '{"kind":"record-facts","facts":{}}';
function without({ fact, handedOver }: LawfulAddition, orders: Decision["orders"]): Decision["orders"] {
  return orders
    .filter((order) => order.kind !== "escalate" || ![order.reason, order.topic].includes(handedOver))
    .filter(({ kind, ...order }) => !orderedWithIt.includes(kind) && !("reason" in order && order.reason === "OTHER"))
    .map((order) => {
      if (order.kind !== "record-facts") return order;
      const { [fact]: _, ...facts } = order.facts;
      return { ...order, facts };
    })
    .filter((order) => !isEmpty(order));
}

/** A decision without what such a trait may add, so that the rest can be held against one without it. */
export const withoutAddition = (addition: LawfulAddition, { orders, said, ...rest }: Decision) => ({
  orders: without(addition, orders),
  said: said.filter((kind) => !goesWithIt.includes(kind)),
  language: rest.language,
  trouble: rest.trouble,
  isAside: rest.isAside,
});

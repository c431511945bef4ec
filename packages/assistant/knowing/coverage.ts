import type { Question, TopicQuestion } from "../heard/questions.ts";
import { saysPoint } from "../reading/questions/points-asked.ts";
import { normal, stem, tokensOf } from "../reading/text/normal.ts";
import type { Answer } from "../topics/topic.ts";

/** Which utilities are included is on record, and heat is none of them. */
const ofHeat = /^(?:heat|heating|calefaccion)$/;

/** Whether a question wants to know what a thing costs or weighs, and the owner's words say that there is one and no figure. */
export const leavesFigureOpen = ({ wants }: Question, topic: string, words: string): boolean =>
  (ofPetPrice.test(topic) && !saysPoint("sum", words)) ||
  (topic === "pets.weights" && !/\d/.test(words)) ||
  leavesPriceOpen(wants, topic, words);
const ofPetPrice = /^pets\.(?:fees|rent|deposit)$/;

const leavesPriceOpen = (wants: Question["wants"], topic: string, words: string): boolean =>
  wants.has("sum") && mayCost.test(topic) && !saysPoint("sum", words) && !saysThereIsNone.test(words);
const mayCost =
  /^(?:amenities\.|laundry$|appliances$|heating_cooling$|elevator$|parking(?:$|\.(?:garage|street|spaces|tandem|other|charge)$)|utilities(?:$|\.))/;
const saysThereIsNone = /\b(?:no|not|none)\b/i;

/** Whether a list in the owner's words holds just what is named: "what is the move-in fee", of "Other fees: $200 move-in fee". */
export const listsWhatIsNamed = ({ content }: Question, topic: string, { en }: Answer): boolean => {
  const listed = new Set(tokensOf(normal(en)));
  return topic === "other_fees" && content.every((word) => listed.has(word));
};

/** "And fees?", "any fees besides the rent": a question of fees that names none. */
export const asksOfAllFees = ({ topic, content }: TopicQuestion): boolean =>
  topic === "other_fees" && content.every((word) => wordsOfFees.has(word));
const wordsOfFees = new Set(
  [
    "fee charge cost payment expense hidden besides beside apart rent pay charged",
    "cargo cuota costo gasto pago tarifa aparte renta alquiler arriendo cobran pagar",
  ]
    .flatMap((words) => words.split(" "))
    .map(stem),
);

/** Whether the owner's own words on access tell the size that is asked for. */
export const tellsSizeAsked = ({ wants }: Question, topic: string, { en }: Answer): boolean =>
  topic === "accessibility.notes" && wants.has("size") && saysPoint("size", en);

/** Single pieces of furniture and what kinds of bed there are: that a home is furnished tells of none of them. */
const pieces = new Set(
  [
    "mattress couch sofa futon table desk dresser tv television dish plate pan pot utensil linen sheet pull pullout",
    "murphy real actual proper wall queen king twin colchon sillon mesa sarten escritorio traste olla plato sabana vajilla",
  ]
    .join(" ")
    .split(" ")
    .map(stem),
);
/** Whether a question of whether a home is furnished names a piece that may be there or not. */
export const leavesPiecesOpen = ({ content }: Question, topic: string): boolean =>
  topic === "amenities.isFurnished" && content.some((word) => pieces.has(word));

/** Whether a question asks for heat among the utilities that are included. */
export const leavesHeatOpen = ({ content }: Question, topic: string): boolean =>
  topic === "utilities" && content.some((word) => ofHeat.test(word));

import type { Point, Question } from "../heard/questions.ts";
import { saysPoint } from "../reading/questions/points-asked.ts";
import { normal, tokensOf } from "../reading/text/normal.ts";
import type { Answer } from "../topics/topic.ts";

/** Topics whose records say that there is a thing, who pays for it or which kind is allowed, and no more. */
const thing = /^(?:amenities\.|laundry$|appliances$|heating_cooling$|elevator$)/;
const place = /^parking(?:$|\.(?:garage|street|spaces|tandem|other)$)/;
const paidBy = /^utilities(?:$|\.)/;

/** What may be asked of a thing, with the topics whose answer leaves it open where its words do not say it. */
const leftOpen: Partial<Record<Point, readonly RegExp[]>> = {
  exclusive: [thing, place],
  sum: [thing, place, paidBy],
  hours: [thing, place],
  included: [thing],
  whoever: [thing],
  means: [thing],
  size: [thing, place],
};

/** Which utilities are included is on record, and heat is none of them. */
const ofHeat = /^(?:heat|heating|calefaccion)$/;

/** Whether a question wants to know what a thing costs, and the owner's words say that there is one and no price. */
export const leavesPriceOpen = ({ wants }: Question, topic: string, words: string): boolean =>
  wants.has("sum") &&
  [...(leftOpen.sum ?? []), priceOfPlace].some((of) => of.test(topic)) &&
  !saysPoint("sum", words) &&
  !saysThereIsNone.test(words);
const priceOfPlace = /^parking\.charge$/;
const saysThereIsNone = /\b(?:no|not|none)\b/i;

/** Whether a list in the owner's words holds just what is named: "what is the move-in fee", of "Other fees: $200 move-in fee". */
export const listsWhatIsNamed = ({ content }: Question, topic: string, { en }: Answer): boolean => {
  const listed = new Set(tokensOf(normal(en)));
  return topic === "other_fees" && content.every((word) => listed.has(word));
};

/** Whether a question wants to know more of a topic than an answer from the records of the home says. */
export const leavesOpen = ({ wants, content }: Question, topic: string, { en }: Answer): boolean =>
  (topic === "utilities" && content.some((word) => ofHeat.test(word))) ||
  (Object.entries(leftOpen) as [Point, readonly RegExp[]][]).some(
    ([point, topics]) => wants.has(point) && topics.some((of) => of.test(topic)) && !saysPoint(point, en),
  );

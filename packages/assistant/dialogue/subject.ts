import type { Heard } from "../heard.ts";
import type { Subject, Talk } from "../talk.ts";
import type { Order } from "../turn.ts";

/*
 * The one subject that a talk stands at: a short question that names none of its own, "how much is it" or "which one", is of it.
 */

/** Messages without a question after which nobody remembers what was asked. */
const mostSilent = 2;

/** What the talk stands at after a message: a time just requested, else what was asked last, for a while. */
export function subjectAfter(
  before: Talk,
  { asks, unknownQuestions }: Heard,
  orders: readonly Order[],
): Subject | undefined {
  if (orders.some(({ kind }) => kind === "request-showing" || kind === "move-showing"))
    return { topic: ownShowing, words: "", age: 0 };
  const unknown = unknownQuestions.map(({ words }) => ({ topic: noTopic, words }));
  const last = [...asks, ...unknown].at(-1);
  const { subject } = before;
  const ofSum = asks.findLast(({ topic }) => isStandingSum(topic));
  if (ofSum && asks.every(({ topic }) => topic === ofSum.topic || isOfParts(topic)) && unknown.length === 0)
    return { topic: ofSum.topic, words: ofSum.words.slice(-longestWords), age: 0 };
  if (last) return { topic: last.topic, words: last.words.slice(0, longestWords), age: 0 };
  return subject && subject.age < mostSilent ? { ...subject, age: subject.age + 1 } : undefined;
}

const longestWords = 200;

/** Messages that ask for no sum after which nobody means the last one. */
const mostWithoutSum = 4;

/** The sum that a talk stands at: what was asked for last, with the words that changed it since. */
export function sumAfter({ sum: before }: Talk, { asks }: Heard): Subject | undefined {
  const asked = asks.findLast(({ topic }) => isStandingSum(topic));
  if (asked) {
    // "And without parking?" is of the sum with a cat that was asked of before it.
    const words = asked.sum?.changesLast && before ? `${before.words}. ${asked.whole}` : asked.whole;
    return { topic: asked.topic, words: words.slice(-longestWords), age: 0 };
  }
  return before && before.age < mostWithoutSum ? { ...before, age: before.age + 1 } : undefined;
}

/** Whether a topic is a sum that later words may change by a part. */
export const isStandingSum = (topic: string): boolean =>
  topic === "monthly_total" || topic === "move_in_cost" || topic === "cost_share";
/** What is asked beside a sum of which it is a part: "with two cats and a parking spot". */
const isOfParts = (topic: string): boolean => /^(?:pets|parking|rent|deposit)\b/.test(topic);

/** The topic of what is spoken of and is in no table. */
export const noTopic = "";

/** The subject of whoever has just asked for a time. */
export const ownShowing = "own_showing";

/** What something costs, by the topic that it is asked of under; what is in no row is asked of the rent. */
const prices: readonly (readonly [topic: RegExp, price: string])[] = [
  [/^application_(?:provider|fee)$/, "application_fee"],
  [/^(?:requirements\.cosigner|application_fee\.cosigner)$/, "application_fee.cosigner"],
  [/^pets\.rent$/, "pets.rent"],
  [/^pets\.deposit$/, "pets.deposit"],
  [/^pets(?:\.(?:cats|dogs|small_dogs|large_dogs|other|fees))?$/, "pets.fees"],
  [/^parking(?:\.(?:garage|spaces|street|charge))?$/, "parking.charge"],
  [/^utilities(?:\.\w+)?$/, "utility_costs"],
  [/^deposit$/, "deposit"],
  [/^other_fees$/, "other_fees"],
];
const itself = /^(?:laundry|amenities\.has(?:SharedLaundry|BikeStorage|Storage|Pool|FitnessCenter|Clubhouse))$/;

/** The topic under which the price of a subject is asked; null where it has none of its own. */
export const priceOf = (topic: string): string | null =>
  itself.test(topic) ? topic : (prices.find(([subject]) => subject.test(topic))?.[1] ?? null);

/** Whether a topic is of a price and no more, so that its answer tells it. */
export const isPrice = (topic: string): boolean => prices.some(([, price]) => price === topic);

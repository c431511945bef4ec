import { isPrice, priceOf } from "../../dialogue/subject.ts";
import type { Ask } from "../../heard/questions.ts";
import type { Figure } from "../../topics/figures.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { normal } from "../text/normal.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn } from "./home-sums.ts";

/*
 * Questions of a price that leave out of what: "a cosigner, sure, and what's it cost him?", "is the 35 for each of us?"
 */

const ofRent =
  /\b(?:rent|renta|alquiler|month|mes|mensual\w*|price|precio|place|apartment|house|unit|departamento|casa)\b/;
const isBarePrice = ({ topic, words }: Ask): boolean =>
  topic === "rent" && !ofRent.test(normal(words)) && contentOf(normal(words)).length <= mostWords;
/** "What's it cost him", "cuánto cobra eso" */
const mostWords = 2;

/** Asks with the price that names nothing taken for that of what was asked right before it. */
export function ofLastAsked(asks: readonly Ask[]): Ask[] {
  return asks.flatMap((ask, at) => {
    const before = asks.slice(0, at).findLast(({ topic }) => priceOf(topic) !== null);
    const price = before ? priceOf(before.topic) : null;
    if (!isBarePrice(ask) || price === null) return [ask];
    const isSame = price === before?.topic;
    return isSame && isPrice(price) ? [] : [{ ...ask, topic: price, needsOwner: isSame }];
  });
}

const topics: Readonly<Record<string, string>> = {
  rent: "rent",
  deposit: "deposit",
  application: "application_fee",
  cosigner: "application_fee.cosigner",
  petDeposit: "pets.deposit",
  petRent: "pets.rent",
  parking: "parking.charge",
};
const agrees = /^(?:right|correct|verdad|cierto|correcto|no)$/;

/** What a question asks that names a thing of the home by its amount alone: "is the 35 per pet?" */
export function askOfFigure(words: string, figures: readonly Figure[]): Ask | null {
  const text = asFigures(normal(words));
  const [amount, another] = amountsIn(text);
  const [figure, other] = figures.filter(({ dollars }) => dollars === amount?.dollars);
  if (!amount || another || !figure) return null;
  const topic = topics[figure.key] ?? "other_fees";
  // "So 1600, right?" asks of nothing else.
  if (contentOf(text).every((word) => /\d/.test(word) || agrees.test(word))) return { topic, words, needsOwner: false };
  return other ? null : { topic, words, needsOwner: true };
}

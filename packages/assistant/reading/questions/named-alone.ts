import { topicsIn } from "../../topics.ts";
import { tokensOf } from "../text/normal.ts";
import { asksAnyPoint } from "./points-asked.ts";
import { contentOf } from "./words-of-meaning.ts";

/** "Is there a lift" asks of the thing and of nothing about it. */
export const asksWhether =
  /^(?:(?:and |also )?is it (?:still )?(?:ready|vacant|empty|available)|(?:is|are) there|any|hay|tiene|(?:does|do) (?:\w+ ){1,2}have)\b/;

/** "Is it the one with the elevator": who names the thing and no more, nor asks a point of it, asks no more than whether it is there. */
export const namesItAlone = (text: string, topic: string): boolean => {
  const thing = text.replace(wantsToKnow, "");
  return (
    (thing !== text || asksWhether.test(text) || asksIfItIs.test(text) || asksAbout.test(text)) &&
    isAllOf(topic, tokensOf(thing)) &&
    !asksAnyPoint(text)
  );
};
/** Whether a text has no word of meaning but those that name a topic. */
const isAllOf = (topic: string, tokens: readonly string[]): boolean => {
  const hits = topicsIn(tokens).filter((hit) => hit.topic.key === topic);
  const beside = tokens.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
  return hits.length > 0 && contentOf(beside.join(" ")).length === 0;
};
/** "We'd like to know the requirements" asks of the thing itself, as "queremos saber los requisitos" does. */
const wantsToKnow =
  /^(?:(?:i|we) (?:just )?(?:want(?:ed)?|need(?:ed)?|would like) to know|(?:quer|quier|quisier|necesit)\w+ saber|diga(?:me|nos))\b/;
const asksAbout = /^(?:(?:and|but|so|y|pero),? )?(?:(?:what|how) about|que hay de)\b/;
const asksIfItIs =
  /^(?:(?:so|and|but|y|pues|entonces),? )?(?:is|it|es) (?:it |this |that )?(?:is )?(?:the |el |la )?(?:one |unit |place |que )?(?:with|has|comes with|tiene|con)\b/;

import { topicsIn } from "../../topics.ts";
import type { Clause } from "../text/clauses.ts";
import { stem, tokensOf } from "../text/normal.ts";
import { withoutOpening } from "../text/question-words.ts";
import { wordsOf } from "../text/word-sets.ts";
import { asksAnyPoint } from "./points-asked.ts";
import { contentOf } from "./words-of-meaning.ts";

/** "Is there a lift" asks of the thing and of nothing about it. */
export const asksWhether =
  /^(?:(?:and |also )?is it (?:still )?(?:ready|vacant|empty|available)|(?:is|are) there|any|hay|tiene|(?:does|do) (?:\w+ ){1,2}have)\b/;

/** "Is it the one with the elevator": who names the thing and no more, nor asks a point of it, asks no more than whether it is there. */
export const namesItAlone = (text: string, topic: string): boolean => {
  const asked = withoutOpening(text);
  const thing = asked.replace(wantsToKnow, "");
  return (
    (thing !== asked ||
      [asksWhether, asksIfItIs, asksAbout].some((form) => form.test(asked)) ||
      isBare(thing, topic)) &&
    isAllOf(topic, tokensOf(thing)) &&
    !asksAnyPoint(text)
  );
};
/** The words of a text beside those that name a topic; null where none names it. */
function wordsBeside(tokens: readonly string[], topic?: string): string[] | null {
  const hits = topicsIn(tokens).filter((hit) => topic === undefined || hit.topic.key === topic);
  return hits.length === 0 ? null : tokens.filter((_, at) => !hits.some(({ from, to }) => at >= from && at < to));
}
/** Whether a text has no word of meaning but those that name a topic. */
const isAllOf = (topic: string, tokens: readonly string[]): boolean => {
  const beside = wordsBeside(tokens, topic);
  return beside !== null && contentOf(beside.join(" ")).length === 0;
};

/** "Y el estacionamiento", "pets, though": whether hardly a word but a topic's name is said. */
const isBare = (text: string, topic?: string): boolean =>
  wordsBeside(tokensOf(text), topic)?.every((word) => bare.has(word)) ?? false;
const bare = new Set(
  [
    ...wordsOf(
      "and; also; plus; but; so; okay; oh; ah; hey; now; sorry; then; though; just; only; please; the; a; your; no; any; all; at; of; kind; right; tell; me; about; thing; situation",
    ),
    ...wordsOf(
      "y; e; tambien; pero; ay; bueno; oiga; oye; pues; entonces; nomas; nada; ningun; verdad; por; favor; el; la; los; las; lo; de; del; eso; tema",
    ),
  ].map(stem),
);

const adds = [
  "(?:and|also|plus|y|e|tambien|one more thing|last thing|otra cosa|about|as for|sobre|en cuanto a|duda:)",
  "(?:oh|ah|ay|okay|well|sorry|now|hey|bueno|oiga|oye|pues)",
];
const adding = new RegExp(`^(?:${adds[1]},? )*${adds[0]},? `);
/** What ends the name of a thing that is asked of, and begins why. */
const why = /, | (?:because|cause|since|as|porque|ya que|es que|que) /;

/** "Ah y la lavadora, porque lavo a diario": a topic's name that is added to what was asked, without why it matters. */
export function topicAdded({ text, isQuestion }: Clause): string | null {
  const [named = ""] = isQuestion ? [] : text.replace(adding, "").split(why);
  return adding.test(text) && isBare(named) ? named : null;
}
/** "We'd like to know the requirements" asks of the thing itself, as "queremos saber los requisitos" does. */
const wantsToKnow =
  /^(?:(?:i|we) (?:just )?(?:want(?:ed)?|need(?:ed)?|would like) to know|(?:quer|quier|quisier|necesit)\w+ saber|diga(?:me|nos))\b/;
const asksAbout = /^(?:(?:and|but|so|y|pero),? )?(?:(?:what|how) about|que hay de)\b/;
const asksIfItIs =
  /^(?:(?:so|and|but|y|pues|entonces),? )?(?:is|it|es) (?:it |this |that )?(?:is )?(?:the |el |la )?(?:one |unit |place |que )?(?:with|has|comes with|tiene|con)\b/;

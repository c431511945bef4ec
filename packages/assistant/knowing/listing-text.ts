import type { Property } from "@porchlight/domain/properties/property.ts";
import type { Question } from "../heard/questions.ts";
import { thingsAmong, thingsIn, thingsNamedBy } from "../reading/questions/things-named.ts";
import { type PointsSaid, pointsSaid, saysAmount } from "../reading/questions/what-of-it.ts";
import { contentOf } from "../reading/questions/words-of-meaning.ts";
import { normal, tokensOf } from "../reading/text/normal.ts";
import { fact } from "../topics/topic.ts";
import { topicOf, topicsIn } from "../topics.ts";
import type { FactUsed } from "../turn.ts";

/*
 * What the owner wrote in sentences of their own and the listing page shows: the description, other fees, and the notes on
 * parking and accessibility. Where no record answers a question, the sentence that does is quoted.
 */

type Sentence = {
  words: string;
  field: string;
  content: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  things: ReadonlySet<string>;
};

/** A sentence that answers, the topics it names, and whether it settles what was asked. */
export type Quote = { words: string; topics: ReadonlySet<string>; used: FactUsed; settles: boolean };

const read = new WeakMap<Property, readonly Sentence[]>();

function sentencesOf(home: Property): readonly Sentence[] {
  const known = read.get(home);
  if (known) return known;
  const texts: [string, string | null | undefined][] = [
    ["leaseConditions.otherFees", home.leaseConditions?.otherFees],
    ["parking.parkingOtherDescription", home.parking?.parkingOtherDescription],
    ["accessibility.accessibilityNotes", home.accessibility?.accessibilityNotes],
    ["description", home.description],
  ];
  const found = texts
    .flatMap(([field, text]) => sentencesIn(text ?? "").map((words) => ({ field, words })))
    .filter(({ words }) => !(home.location.isAddressHidden && namesStreet(words, home)))
    .map(({ field, words }) => {
      const tokens = tokensOf(normal(words));
      const topics = new Set(topicsIn(tokens).map(({ topic }) => topic.key));
      return { field, words, content: new Set(contentOf(normal(words))), topics, things: thingsIn(normal(words)) };
    });
  read.set(home, found);
  return found;
}

const longestText = 6000;

/** HTML without its tags, cut where a sentence, a line or a list's item ends. */
const sentencesIn = (text: string): string[] =>
  text
    .slice(0, longestText)
    .replace(/<[^>]*>/g, (tag) => (/^<\/?(?:p|br|li|ul|ol|div|h\d)\b/i.test(tag) ? "\n" : ""))
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#39;|&rsquo;/g, "'")
    .replace(/&quot;/g, '"')
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const namesStreet = (words: string, { location }: Property): boolean =>
  words.toLowerCase().includes(location.address.replace(/^\d+\s+/, "").toLowerCase());

/** Notes on parking answer of parking; the description answers of everything. */
const notesOn: Record<string, RegExp> = {
  "leaseConditions.otherFees": /fee|deposit|cost|total|utilit|rent$/,
  "parking.parkingOtherDescription": /^parking/,
  "accessibility.accessibilityNotes": /^accessibility|^elevator/,
};
const isOn = ({ topics, field }: Sentence, topic: string): boolean =>
  topics.has(topic) && (notesOn[field]?.test(topic) ?? true);

/** Words from which on a yes or no about them all is told by a sentence that has them all. */
const tellingWords = 2;

/** Words that say nothing of which thing is meant. Stemmed. */
const light = new Set(
  "anywhere somewhere close nearby around thing place stop dumb question bother worry clear way both two three dos tres cerca lado parte manera pasa queda".split(
    " ",
  ),
);

/** How near a sentence is to a question: by its words, by the things that both name, and by what is asked of those. */
type Nearness = PointsSaid & { sentence: Sentence; share: number; isOfThings: boolean; left: number };

function nearnessTo(question: Question): (sentence: Sentence) => Nearness {
  const words = [...new Set(question.content)];
  const named = words.filter((word) => thingsNamedBy(word).length > 0);
  return (sentence) => {
    const { content, things } = sentence;
    const has = (word: string) => content.has(word) || thingsNamedBy(word).some((thing) => things.has(thing));
    return {
      sentence,
      share: words.length === 0 ? 0 : words.filter((word) => content.has(word)).length / words.length,
      isOfThings: named.length > 0 && named.every(has),
      left: words.filter((word) => !has(word) && !light.has(word)).length,
      ...pointsSaid(question, sentence.words),
    };
  };
}

/** Whether a sentence on what was asked of says all that is asked, or has every word that is not light. */
const saysAll = ({ left, asked, said }: Nearness): boolean => said === asked && (asked > 0 || left === 0);

/**
 * Whether the sentence speaks of all the things that a question names, and says what is asked or leaves hardly a word out.
 * Of what has a record of its own, only the first is worth saying.
 */
const isLike = ({ isOfThings, asked, said, left }: Nearness, isRecorded: boolean): boolean =>
  isOfThings && (said > 0 || (left <= 1 && !(isRecorded && asked > 0)));

/** "Are kids allowed" is not told by where they play. */
const isAway = ({ share, isBeside, said }: Nearness, { cues }: Question): boolean =>
  share < 1 && (isBeside || (said === 0 && cues.has("asks-leave")));

/**
 * The sentence that answers a question best, of those that are on its topic, have every word that carries its meaning, or
 * speak of all the things that it names. `isDetail`: what is asked goes beyond the topic itself.
 */
export function quoteFor(home: Property, topic: string | null, question: Question, isDetail: boolean): Quote | null {
  const { content, cues, wants } = question;
  const isBroad = topic !== null && topicOf(topic)?.isBroad === true;
  const isExact = topic !== null && !isDetail && !isBroad;
  const isThingless = thingsAmong(content).size === 0;
  const isOnTopic = ({ sentence }: Nearness) =>
    topic !== null && isOn(sentence, topic) && (isExact || (isBroad && isThingless && cues.has("gets-around")));
  const [best] = sentencesOf(home)
    .map(nearnessTo(question))
    .filter((near) => near.share === 1 || ((isOnTopic(near) || isLike(near, isExact)) && !isAway(near, question)))
    .sort((one, other) => other.said - one.said || other.share - one.share || one.left - other.left);
  if (best === undefined) return null;
  const { words, field, topics } = best.sentence;
  const isWhole =
    best.share === 1 &&
    (content.length >= tellingWords ||
      cues.has("asks-whether") ||
      cues.has("asks-if-it-is") ||
      (best.asked > 0 && best.said === best.asked));
  const settles = wants.has("amount")
    ? saysAmount(words)
    : ((best.isOfThings || isOnTopic(best)) && saysAll(best)) || (isExact && isOn(best.sentence, topic)) || isWhole;
  return { words, topics, used: fact(field, words), settles: settles && best.said >= Math.min(best.asked, 1) };
}

/** The sentence that says what of a thing is asked where a record says only that there is one: what a wash costs. */
export function detailFor(home: Property, question: Question): Quote | null {
  const [best] = sentencesOf(home)
    .map(nearnessTo(question))
    .filter((near) => near.isOfThings && near.asked > 0 && near.said === near.asked);
  if (best === undefined) return null;
  const { words, field, topics } = best.sentence;
  return { words, topics, used: fact(field, words), settles: true };
}

/** The fee that the owner wrote of what a question names, beside what the records say. */
export function feeFor(home: Property, { content: asked }: Question): Quote | null {
  const found = sentencesOf(home).find(
    ({ field, content, words }) =>
      field === "leaseConditions.otherFees" && saysAmount(words) && asked.some((word) => content.has(word)),
  );
  return found
    ? { words: found.words, used: fact(found.field, found.words), settles: true, topics: found.topics }
    : null;
}

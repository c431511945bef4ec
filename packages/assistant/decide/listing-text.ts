import type { Property } from "@porchlight/domain/properties/property.ts";
import type { FactUsed } from "../piper.ts";
import { fact } from "../topics/topic.ts";
import { topicOf, topicsIn } from "../topics.ts";
import { normal, tokensOf } from "../understanding/normal.ts";
import { asksWhether, contentOf } from "../understanding/questions.ts";

/*
 * What the owner wrote in sentences of their own and the listing page shows: the description, other fees, and the notes on
 * parking and accessibility. Where no record answers a question, the sentence that does is quoted.
 */

type Sentence = { words: string; field: string; content: ReadonlySet<string>; topics: ReadonlySet<string> };

/** A sentence that answers, and whether it settles what was asked. */
export type Quote = { words: string; used: FactUsed; settles: boolean };

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
      return { field, words, content: new Set(contentOf(normal(words))), topics };
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

const asksAmount =
  /\b(?:how much|costs?|fees?|price|charges?|rate|pay|cuanto|cuesta|cobran|cargo|cuota|precio|tarifa)\b/;
const saysAmount = /\$ ?\d|\b(?:no (?:extra |additional )?(?:charge|fee|cost)|free|gratis|sin costo)\b/i;

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

/** "Is it a corner unit" */
const asksIfItIs = /^(?:and |so |es )?(?:is (?:it|this|that)(?: one)?|es) (?:an?|una?) /;

/**
 * The sentence that answers a question best, of those that are on its topic or have every word that carries its meaning.
 * `isDetail`: what is asked goes beyond the topic itself.
 */
export function quoteFor(home: Property, topic: string | null, question: string, isDetail: boolean): Quote | null {
  const text = normal(question);
  const asked = [...new Set(contentOf(text))];
  const isExact = topic !== null && !isDetail && topicOf(topic)?.isBroad !== true;
  const shareIn = ({ content }: Sentence) =>
    asked.length === 0 ? 0 : asked.filter((word) => content.has(word)).length / asked.length;
  const [best] = sentencesOf(home)
    .map((sentence) => ({ sentence, share: shareIn(sentence) }))
    .filter(({ sentence, share }) => share === 1 || (isExact && isOn(sentence, topic)))
    .sort((one, other) => other.share - one.share);
  if (best === undefined) return null;
  const { words, field } = best.sentence;
  const isWhole = best.share === 1 && (asked.length >= tellingWords || asksWhether.test(text) || asksIfItIs.test(text));
  const settles = asksAmount.test(text) ? saysAmount.test(words) : isExact || isWhole;
  return { words, used: fact(field, words), settles };
}

/** The fee that the owner wrote of what a question asks the price of, beside what the records say. */
export function feeFor(home: Property, question: string): Quote | null {
  const text = normal(question);
  if (!asksAmount.test(text)) return null;
  const asked = contentOf(text);
  const found = sentencesOf(home).find(
    ({ field, content, words }) =>
      field === "leaseConditions.otherFees" && saysAmount.test(words) && asked.some((word) => content.has(word)),
  );
  return found ? { words: found.words, used: fact(found.field, found.words), settles: true } : null;
}

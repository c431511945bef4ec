import type { Subject } from "../../talk.ts";
import { type TopicHit, topicOf } from "../../topics.ts";
import { anyOf } from "../text/any-of.ts";
import { tokensOf } from "../text/normal.ts";
import { asksPoint } from "./points-asked.ts";

/*
 * The price of one thing: "the deposit for the cat", "cat deposit" and "el depósito del perro" ask of the pet deposit, and
 * of no other and not whether the animal may come.
 */

type Row = { general: string; of: RegExp; price: string };

const animals = /^pets(?:\.(?:cats|dogs|small_dogs|large_dogs|other))?$/;

/** A price in general, the topics of what it may be paid for, and the topic of that price. */
const rows: readonly Row[] = [
  { general: "deposit", of: animals, price: "pets.deposit" },
  { general: "rent", of: animals, price: "pets.rent" },
  { general: "other_fees", of: animals, price: "pets.fees" },
  // "Is the pet rent per cat" asks nothing of cats.
  ...["pets.rent", "pets.deposit", "pets.fees"].map((price) => ({ general: price, of: animals, price })),
  { general: "application_fee", of: /^requirements\.cosigner/, price: "application_fee.cosigner" },
];

const links: ReadonlySet<string> = new Set("for per por para del de al on with con".split(" "));
const between = new Set(
  "a an the my our his her their his un una el la lo los mi su nuestro two dos each cada".split(" "),
);

/** Whether the words between a price and a thing only tie them together. */
function isTied(words: readonly string[]): boolean {
  const [link, ...rest] = words.filter((word) => word !== "is" && word !== "es");
  return link !== undefined && links.has(link) && rest.every((word) => between.has(word));
}

/** "For him", "por él", at the end of what is asked. */
const forIt =
  /\b(?:for|por|para|on) (?:him|her|it|them|el|ella|ellos|ellas|eso)\b(?: (?:is|es|what|how much|cuanto)\b)*\W*$/;

/** "How big is the balcony" asks nothing of the whole home's size. */
const ofHome = "(?:place|apartment|unit|home|house|condo|duplex|studio|apartamento|departamento|casa|lugar)";
const sizeOfThing = new RegExp(
  `\\b(?:how (?:big|large|wide) (?:is|are)|(?:que tan|de que) (?:grande|tamano) (?:es|son)) (?:the|your|el|la|los|las) (?!${ofHome}\\b)`,
);

/** "Can I paint the bedroom", "is that allowed in a 2 bedroom": where something is, and no question of how many there are. */
const roomAsPlace = new RegExp(
  anyOf(
    String.raw`\b(?:the|my|our|her|his|each|every|el|la|mi|cada) (?:main |master |second |other |back |front |big )?${anyOf(
      "bed ?room; bath ?room; bath; cuarto; recamara; habitacion; bano",
    )}\b(?! (?:count|number))`,
    String.raw`\b(?:in|into|for|en|para) (?:an? |un |una )?(?:\w+ de )?(?:\d|one|two|three|un|dos|tres)[ -]${anyOf(
      "bed(?: ?room)?s?; brs?; cuartos?; recamaras?; habitaciones",
    )}\b`,
  ),
);
const rooms: readonly string[] = ["bedrooms", "bathrooms"];
const asksHowMany = /\b(?:how (?:many|big)|number of|cuant[oa]s|what is|what are|como es)\b/;
const isPlaceOnly = (key: string, text: string): boolean =>
  rooms.includes(key) && roomAsPlace.test(text) && !asksHowMany.test(text);

/** "Is the stove gas" asks what the stove runs on, and nothing of the utilities. */
const isFuelOnly = (key: string, all: readonly TopicHit[], text: string): boolean =>
  fuels.includes(key) &&
  all.some(({ topic }) => runOnFuel.includes(topic.key)) &&
  !asksPoint("included", text) &&
  !asksPoint("amount", text);
const fuels: readonly string[] = ["utilities.gas", "utilities.electricity"];
const runOnFuel: readonly string[] = ["amenities.hasRangeOven", "amenities.hasWasherDryer", "hot_water"];

/** Whether nothing parts the words from one place to another, as a comma in a list does. */
function isUnparted(text: string, from: number, to: number): boolean {
  let at = 0;
  return text.split(/[,;/]/).some((part) => {
    const begins = at;
    at += tokensOf(part).length;
    return begins <= from && to <= at;
  });
}

/** The one price that two topics named side by side ask of; null where they ask of two things. */
function priceOfBoth(text: string, one: TopicHit, next: TopicHit): TopicHit | null {
  const tokens = tokensOf(text);
  const row = rows.find(
    ({ general, of }) =>
      (general === one.topic.key && of.test(next.topic.key) && isTied(tokens.slice(one.to, next.from))) ||
      (of.test(one.topic.key) && general === next.topic.key && one.to === next.from),
  );
  const topic = row && isUnparted(text, one.from, next.to) ? topicOf(row.price) : null;
  return topic && { topic, from: one.from, to: next.to };
}

/** The topics that a question names, a price and what it is paid for as one; `subject` is what it leaves out. */
export function narrowedTopics(
  text: string,
  all: readonly TopicHit[],
  subject: () => Subject | null,
): readonly TopicHit[] {
  const hits = all.filter(({ topic: { key } }) => !isPlaceOnly(key, text) && !isFuelOnly(key, all, text));
  // "Tell me about the parking" is after that and no summary of the home.
  if (hits.length > 1 && hits[0]?.topic.key === "overview") return narrowedTopics(text, hits.slice(1), subject);
  const [only, ...others] = hits;
  if (only && others.length === 0) {
    const row = rows.find(({ general }) => general === only.topic.key);
    const topic = row && forIt.test(text) && row.of.test(subject()?.topic ?? "") ? topicOf(row.price) : null;
    return topic ? [{ ...only, topic }] : hits;
  }
  const found: TopicHit[] = [];
  for (const hit of hits.filter((each) => !(each.topic.key === "square_feet" && sizeOfThing.test(text)))) {
    const last = found.at(-1);
    const both = last ? priceOfBoth(text, last, hit) : null;
    if (both) found[found.length - 1] = both;
    else found.push(hit);
  }
  return found;
}

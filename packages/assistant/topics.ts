import { Lexicon } from "./reading/text/lexicon.ts";
import { type Phrases, phrasesOf } from "./reading/text/phrases.ts";
import { accessibilityTopics } from "./topics/accessibility.ts";
import { amenityTopics } from "./topics/amenities.ts";
import { applyingTopics } from "./topics/applying.ts";
import { houseRuleTopics } from "./topics/house-rules.ts";
import { leaseTopics } from "./topics/lease.ts";
import { leaseEventTopics } from "./topics/lease-events.ts";
import { meaningTopics } from "./topics/meanings.ts";
import { moneyTopics } from "./topics/money.ts";
import { parkingTopics } from "./topics/parking.ts";
import { petTopics } from "./topics/pets.ts";
import { requirementTopics } from "./topics/requirements.ts";
import { roomTopics } from "./topics/rooms.ts";
import { surroundingTopics } from "./topics/surroundings.ts";
import type { Topic } from "./topics/topic.ts";
import { tourTopics } from "./topics/tours.ts";
import { upkeepTopics } from "./topics/upkeep.ts";
import { utilityTopics } from "./topics/utilities.ts";

/** Everything a listing can be asked about. What the owner has not said, and what no row covers, goes to the owner. */
export const topics: readonly Topic[] = [
  ...moneyTopics,
  ...leaseTopics,
  ...roomTopics,
  ...petTopics,
  ...parkingTopics,
  ...utilityTopics,
  ...accessibilityTopics,
  ...amenityTopics,
  ...requirementTopics,
  ...applyingTopics,
  ...tourTopics,
  ...houseRuleTopics,
  ...leaseEventTopics,
  ...upkeepTopics,
  ...surroundingTopics,
  ...meaningTopics,
];

const byKey = new Map(topics.map((topic) => [topic.key, topic]));
export const topicOf = (key: string): Topic | null => byKey.get(key) ?? null;

/** Words around a question that name no topic, though a part of them would: "a place to rent", "how much notice". */
const nothing: Phrases = {
  en: [
    "how do i get in touch; how can i get in touch; how do we get in touch; rent to; view it; view the place",
    "view the unit; a viewing; the view then; looking to rent; want to rent; like to rent",
    "interested in renting; looking for a place to rent; rent from you; rent to me; rent it; included",
    "the place; first month; in the|a garage|carport|bathroom|kitchen|bedroom|basement|yard",
    "in the living room; the bungalow; vegetable bed; raised bed; garden bed",
    "flower bed; king bed; queen bed; my|our|own|a|the|is|bunk|twin|full|loft bed; have|has|with bed; bed and|frame|linen; in the unit; in the apartment; in the building; thanks for",
    "are you available; you available; available times; available to talk; available to chat",
    "available for a call; times available; available to show; firing|shooting|gun|price|archery range",
    // A ladder that is carried, a stroller and a job are no stairs, no car and no care.
    "on|off|up a|the|my|his ladder; ladder rack",
    // Lead in old paint is no paint to choose.
    "lead (based)? paint; lead in the paint",
    "step out; step away; step outside; next step; step by step; picture frame",
  ],
  es: [
    "en el garaje|bano|sotano|patio; en la cocina; quisiera rentar; quiero rentar; busco rentar; para rentar",
    "coche|cochecito|carrito|carriola de|del|para (la|el|mi|su|mis|los)? bebe|bebes|nina|nino|nene|nena|gemelos; coche y|o carriola",
    "carro|troca|camioneta|van|herramienta|brocha|pintura .. escalera; guardar|cargar|bajar|subir|traer|meter (la|las|una|mi|mis|unas)? escalera; escalera de mano|extension|aluminio|tijera",
    "en el edificio; # pesos; quiero|quisiera|busco|para|pienso alquilar|arrendar",
  ],
};

const strong = new Lexicon<string>([
  ["", phrasesOf(nothing)],
  ...topics.map((topic) => [topic.key, phrasesOf(topic.asked)] as const),
]);
const loose = new Lexicon<string>(topics.map((topic) => [topic.key, phrasesOf(topic.askedLoosely)] as const));

export type TopicHit = { topic: Topic; from: number; to: number };

/** The words of a clause are asked of by several readers. */
const found = new WeakMap<readonly string[], readonly TopicHit[]>();

/** The topics that stemmed words name, in order; loose names count only where there is no exact one. */
export function topicsIn(tokens: readonly string[]): readonly TopicHit[] {
  const known = found.get(tokens) ?? topicsNamed(tokens);
  found.set(tokens, known);
  return known;
}

function topicsNamed(tokens: readonly string[]): TopicHit[] {
  const exact = strong.find(tokens).filter((hit) => hit.key !== "");
  const hits = exact.length > 0 ? exact : loose.find(tokens);
  return hits.map(({ key, from, to }) => ({ topic: byKey.get(key) as Topic, from, to }));
}

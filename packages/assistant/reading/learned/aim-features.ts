import { keeping } from "../text/kept.ts";
import { anyWeekday } from "../times/calendar-words.ts";
import { piecesOf, someDay, unknownWord } from "./word-features.ts";

/** Words that stand for their kind besides, as they are written. */
const kinds: Record<string, readonly string[]> = {
  animal: [
    "dog cat puppy kitten lab labrador husky poodle beagle boxer shepherd pitbull pit bull bully bulldog",
    "terrier corgi retriever golden chihuahua rottweiler collie greyhound dachshund maltese yorkie mutt",
    "rabbit bunny hamster bird parrot ferret snake turtle lizard fish perro perrito gato gatito mascota",
    "pet animal",
  ],
  relative: [
    "wife husband hubby partner boyfriend girlfriend fiance fiancee mom mother dad father parent brother",
    "sister son daughter kid child baby cousin aunt uncle friend roommate grandma grandmother nephew",
    "niece esposo esposa novio novia mama papa hijo hija hermano hermana amigo amiga",
  ],
  thing: [
    "heat heater furnace stove oven fridge refrigerator toilet sink shower tub faucet dryer washer",
    "dishwasher microwave disposal door window lock ceiling outlet pipe drain thermostat elevator estufa",
    "calefaccion bano refrigerador lavadora",
  ],
  vehicle: ["car truck van vehicle suv motorcycle bike pickup carro troca auto coche camioneta"],
  group: [
    "student family immigrant foreigner christian muslim jewish gay lesbian trans black white asian",
    "mexican hispanic latino single pregnant senior elderly couple",
  ],
  payment: ["cash check card zelle venmo paypal cashapp"],
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split(" ")).map((word) => [word, `<${kind}>`] as const),
  ),
);

/** A day of the week is as good as another. */
const day = new RegExp(`^(?:${anyWeekday}|today|tomorrow|tonight)$`);

const mostWords = 2000;

/** Amounts, years and sizes apart from counts and hours, which say other things. */
const figure = (word: string): string => (/\d{3}/.test(word) ? "###" : "#");

/** A word as it is judged by: days and figures stand for their like, so that what is learned of one holds for all. */
const likeOf = keeping((word) => (day.test(word) ? someDay : /\d/.test(word) ? figure(word) : word), mostWords);

/** Whether a sentence asks or tells. */
export const asksFeature = "asks!";
export const tellsFeature = "tells!";
/** What holds for every sentence. */
export const anyFeature = "";

type IsKnown = (word: string) => boolean;

/** A word as it stands in the pairs: its like, or the sign for an unknown one; and its kind, where it has one. */
export type InPairs<T> = { here: T; kind: T | null; isUnknown: boolean };

/** How a sentence begins and ends in the pairs. */
export const start = "^";
export const end = "$";

/** Returns a word as it stands in the pairs. */
export function inPairs(word: string, isKnown: IsKnown): InPairs<string> {
  const like = likeOf(word);
  const here = like !== word || isKnown(word) ? like : unknownWord;
  return { here, kind: kindOf.get(word) ?? null, isUnknown: here === unknownWord };
}

/** Hands on each word of a sentence with the one before it, how it begins and ends included. */
export function eachPairOf<T>(
  words: readonly InPairs<T>[],
  edges: { start: T; end: T },
  add: (before: T, here: T) => void,
): void {
  let before = edges.start;
  let isAfterUnknown = false;
  for (const { here, kind, isUnknown } of words) {
    if (kind !== null) add(before, kind);
    if (!isUnknown || !isAfterUnknown) add(before, here);
    before = here;
    isAfterUnknown = isUnknown;
  }
  add(before, edges.end);
}

/** The same, each pair as it is written. */
export const eachPair = (words: readonly string[], isKnown: IsKnown, add: (pair: string) => void): void =>
  eachPairOf(
    words.map((word) => inPairs(word, isKnown)),
    { start, end },
    (before, here) => add(`${before} ${here}`),
  );

/** Returns what a word is judged by alone: itself, its kind, and its pieces. */
export function wordFeatures(word: string, isKnown: IsKnown): string[] {
  const { here, kind, isUnknown } = inPairs(word, isKnown);
  return [...(isUnknown ? [] : [here]), ...(kind === null ? [] : [kind]), ...piecesOf(word)];
}

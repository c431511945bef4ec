import { someDay, unknownWord } from "./act-features.ts";
import { keeping } from "./kept.ts";

const kinds: Record<string, string> = {
  animal:
    "dog cat puppy kitten lab labrador husky poodle beagle boxer shepherd pitbull pit bull bully bulldog terrier corgi retriever golden chihuahua rottweiler collie greyhound dachshund maltese yorkie mutt rabbit bunny hamster bird parrot ferret snake turtle lizard fish perro perrito gato gatito mascota pet animal",
  relative:
    "wife husband hubby partner boyfriend girlfriend fiance fiancee mom mother dad father parent brother sister son daughter kid child baby cousin aunt uncle friend roommate grandma grandmother nephew niece esposo esposa novio novia mama papa hijo hija hermano hermana amigo amiga",
  thing:
    "heat heater furnace stove oven fridge refrigerator toilet sink shower tub faucet dryer washer dishwasher microwave disposal door window lock ceiling outlet pipe drain thermostat elevator estufa calefaccion bano refrigerador lavadora",
  vehicle: "car truck van vehicle suv motorcycle bike pickup carro troca auto coche camioneta",
  group:
    "student family immigrant foreigner christian muslim jewish gay lesbian trans black white asian mexican hispanic latino single pregnant senior elderly couple",
  payment: "cash check card zelle venmo paypal cashapp",
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.split(" ").map((word) => [word, `<${kind}>`] as const)),
);

/** A day of the week is as good as another. */
const day =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

const mostWords = 2000;

/** Amounts, years and sizes apart from counts and hours, which say other things. */
const figure = (word: string): string => (/\d{3}/.test(word) ? "###" : "#");

/** A word as it is judged by: days and figures stand for their like, so that what is learned of one holds for all. */
const likeOf = keeping((word) => (day.test(word) ? someDay : /\d/.test(word) ? figure(word) : word), mostWords);

/** A feature: a word, or a word with the one before it. */
export type AddFeature = (word: string, before?: string) => void;

/** What a sentence's aim is judged by: its words, its pairs of words, how it begins and ends, and whether it asks. */
export function aimFeatures(
  tokens: readonly string[],
  isQuestion: boolean,
  isKnown: (word: string) => boolean,
  add: AddFeature,
): void {
  add("");
  add(isQuestion ? "asks" : "tells");
  let before = "^";
  for (const token of tokens) {
    const like = likeOf(token);
    const word = like !== token || isKnown(token) ? like : unknownWord;
    const kind = kindOf.get(token);
    if (word !== unknownWord) add(word);
    if (kind) {
      add(kind);
      add(kind, before);
    }
    if (word !== unknownWord || before !== unknownWord) add(word, before);
    before = word;
  }
  add("$", before);
}

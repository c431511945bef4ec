import { someDay, unknownWord } from "./act-features.ts";
import { tokensOf } from "./normal.ts";

const kinds: Record<string, string> = {
  animal:
    "dog cat puppy kitten lab labrador husky poodle beagle boxer shepherd pitbull pit bull bulldog terrier corgi retriever golden chihuahua rottweiler collie greyhound dachshund maltese yorkie mutt rabbit bunny hamster bird parrot ferret snake turtle lizard fish perro perrito gato gatito mascota pet animal",
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

/** Amounts, years and sizes apart from counts and hours, which say other things. */
const figure = (word: string): string => (/\d{3}/.test(word) ? "###" : "#");

/** What a sentence's aim is judged by: its words, its pairs of words, how it begins and ends, and whether it asks. */
export function aimFeatures(text: string, isQuestion: boolean, isKnown: (word: string) => boolean): string[] {
  const tokens = tokensOf(text);
  const words = tokens.map((word) =>
    day.test(word) ? someDay : /\d/.test(word) ? figure(word) : isKnown(word) ? word : unknownWord,
  );
  const features = new Set<string>(["", isQuestion ? "asks" : "tells"]);
  words.forEach((word, i) => {
    if (word !== unknownWord) features.add(word);
    const kind = kindOf.get(tokens[i] as string);
    if (kind) features.add(kind).add(`${i === 0 ? "^" : words[i - 1]} ${kind}`);
    const before = i === 0 ? "^" : words[i - 1];
    if (word !== unknownWord || before !== unknownWord) features.add(`${before} ${word}`);
  });
  features.add(`${words.at(-1)} $`);
  return [...features];
}

import type { PetKind, RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { weekday } from "../times/calendar-words.ts";

export type Pet = NonNullable<RenterFacts["pets"]>[number];

/** What an animal is, whatever its size: a dog told with a size is the dog told before without one. */
export type Species = "dog" | "cat" | "other";
export const speciesOf = (kind: PetKind): Species => (kind === "cat" || kind === "other" ? kind : "dog");

export const small = anyOf(
  "chihuahua; yorkie; yorkshire terrier; yorkshire; pomeranian; shih tzu; shihtzu; maltese; dachshund; toy poodle",
  "mini poodle; miniature poodle; pug; french bulldog; frenchie; bichon; havanese; papillon; boston terrier; maltipoo",
  "cavapoo; cockapoo; corgi; salchicha; jack russell; lap dog; chihuahuit[oa]; westie; lhasa apso; shiba inu",
  "shiba; mini(?:ature)? schnauzer; cavalier; pekingese; rat terrier; minpin",
);
/** "I work at the lab", "I have lab on Thursday", "a lab tech": where one works or studies, and no labrador. */
const workplace = String.raw`(?<!\b(?:in|at|from|to) (?:(?:an?|the|my|our|his|her) )?)`;
const science = "(?<!\\b(?:bio|biology|chem|chemistry|physics|anatomy|research|computer|dental|photo|blood|hospital) )";
const ofWork =
  "tech|technician|partner|assistant|manager|coat|class|work|report|hours|where|is where|is (?:my|a|the|our) (?:laboratory|work|workplace|job)";
const hours = `(?:on |this |every )?${weekday}|(?:at|from|until|till?) (?:\\d|noon|one|two|three|four|five|six|seven|eight|nine|ten)`;
const lab = `${workplace}${science}lab(?!s? (?:${ofWork}|${hours}))`;
/** "My pit is a sweetheart", but no fire pit and no pit stop. */
const pit = "(?<=\\b(?:my|our|his|her|have an?|got an?|big|old|blue|red) )pit(?! (?:stop|crew|boss|of)\\b)";
export const large = anyOf(
  "german shepherd; labrador; golden retriever; goldendoodle; golden doodle; golden; pit bull; pitbull; pit mix; pittie",
  "shepherd mix; (?<=\\b(?:an?|my|our|the) )shepherd; rottweiler; rottie; gsd; malinois; aussie; bully; great pyrenees; newfoundland",
  "coonhound; dalmatian; husky; great dane; doberman; mastiff; boxer; bernese; saint bernard; akita; malamute",
  "cane corso; standard poodle; weimaraner; pastor aleman; labradoodle; bernedoodle; sheepadoodle",
  lab,
  pit,
  "blue heeler; heeler; cattle dog; border collie; collie; pointer; setter; greyhound; vizsla; staffy; chow",
);
export const unsized = anyOf(
  "dog; doggo; doggie; doggy; pup; puppy; puppie; hound; terrier; beagle; poodle; bulldog; mutt; doodle; spaniel",
  "cocker; schnauzer; whippet; retriever",
  "perro; perra; perrito; perrita; cachorro; cachorra",
);
export const cats = anyOf(
  "cat; tomcat; sphynx; kitty; kittie; kitten; tabby; tabbie; calico; siamese; maine coon; ragdoll",
  "gato; gata; gatito; gatita; gatico; gatica",
);
const otherKinds = anyOf(
  "bird; parrot; parakeet; cockatiel; cockatoo; canary; canarie; macaw; budgie; rabbit; bunny; bunnie; hedgehog",
  "gerbil; chinchilla; hamster; guinea pig; (?:gold)?fish; turtle; tortoise; snake; lizard; gecko; iguana; ferret",
  "(?:ball )?python(?! (?:dev|engineer|programm|cod|script)); boa; chameleon; skink; sugar glider; bearded dragon; (?:hermit )?crab; frog; axolotl; tarantula; newt",
  "pajaro; pajarito; pajarita; perico; periquito; periquita; cotorra; cotorro; cotorrita; canario; cacatua; conejo; coneja",
  "conejito; conejita; tortuga; tortuguita; pez; peces; pecera; loro; lorito; lorita; hamstere; cuyo; hurone; huron; cangrejo; rana; pececito",
);
export const others = `${otherKinds}s?`;

/** What animals are weighed in. */
export const weightUnits = "(?:lbs?|pounds?|libras|kilos?|kgs?)";
/** How a dog is called small or large. */
export const smallSize = "(?:small|little|tiny|pequen[oa]s?|chiquit[oa]s?|chic[oa]s?)";
export const largeSize = "(?:large|big|huge|grandes?)";

export const dogWords = `(?:${small}|${large}|${unsized})s?`;
export const catWords = `${cats}s?`;
export const animalWords = `(?:${dogWords}|${catWords}|${others})`;

/** A word that no renter writes: it stands for an animal, in as many letters. */
export const animalMark = "q{3,}";

const animalWord = new RegExp(`^(?:${animalWords}|(?:pet|animal|mascota|lab|pit|shepherd)s?)$`);
/** Whether a word by itself is one of an animal. */
export const isAnimalWord = keeping((word) => animalWord.test(word));

/** Words by which animals are told of without their kind. */
export const wordsOfAnimals = [
  "pet",
  "animal",
  "mascota",
  "emotional support",
  "emocional",
  "servicio",
  "asistencia",
  "apoyo",
] as const;
const ofAnimals = new RegExp(String.raw`(?:\b|_)(?:${animalWords}|${wordsOfAnimals.join("|")})`);
/** Whether a text has any word by which animals are told of or denied: where it has none, readers of pets need not begin. */
export const speaksOfAnimals = keeping((text) => ofAnimals.test(text));

const anyAnimal = new RegExp(String.raw`\b${animalWords}`);
/** Whether a text names an animal. */
export const namesAnimal = keeping((text) => speaksOfAnimals(text) && anyAnimal.test(text));

const wholeAnimal = new RegExp(String.raw`\b${animalWords}\b`, "g");
/** A normal text with each animal as its mark, in the same place: what is read around animals need not hold their names. */
export const withAnimalsMarked = keeping((text) =>
  namesAnimal(text) ? text.replaceAll(wholeAnimal, ({ length }) => "q".repeat(length)) : text,
);

const anyMark = new RegExp(String.raw`\b${animalMark}\b`, "g");
/** The animals that a text names, in order, and where. */
export const animalsNamed = keeping((text): readonly { index: number; words: string }[] =>
  namesAnimal(text)
    ? matchesOf(withAnimalsMarked(text), anyMark).map(({ index, 0: { length } }) => ({
        index,
        words: text.slice(index, index + length),
      }))
    : [],
);

const asDog = new RegExp(`\\b${dogWords}(?![\\w'])`);
const asCat = new RegExp(`\\b${catWords}(?![\\w'])`);
const asOther = new RegExp(`\\b${others}\\b`);
/** The first kind of animal that a text names, null where it names none. */
export const speciesIn = (text: string): Species | null =>
  !namesAnimal(text) ? null : asDog.test(text) ? "dog" : asCat.test(text) ? "cat" : asOther.test(text) ? "other" : null;

/** What words of an animal begin that are of none: "a dog park", "a cat person". */
const ofNoAnimal =
  "park|run|fee|rent|deposit|friendly|door|wash|person|people|lover|guy|lady|man|woman|mom|dad|owner|sitter|walker";
const whatItIs = new RegExp(
  String.raw`\b(?:(?:he|she|it)(?: is|'s)|es|(?!(?:what|where|here|there|th[ai][st]|much|which|if)\b)\w{3,} is) (?:just |only |solo )?(?:an?|un|una) (?:\w+ ){0,2}${animalMark}\b(?! (?:${ofNoAnimal}))`,
);
/** "Do you take a small dog, she's a terrier": whoever says what it is has it. */
export const saysWhatItIs = (text: string): boolean => whatItIs.test(withAnimalsMarked(text));

import type { Line, Subject, Talk } from "../../talk.ts";
import { mayBeName } from "../contact/name-words.ts";
import { anyOf } from "../text/any-of.ts";
import { keepingLast } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { normal } from "../text/normal.ts";
import { count, numberOf } from "../text/small-counts.ts";
import { weekday } from "../times/calendar-words.ts";
import {
  animalMark,
  animalsNamed,
  animalWords,
  dogWords,
  largeSize,
  namesAnimal,
  type Species,
  smallSize,
  speciesIn,
  weightUnits,
  withAnimalsMarked,
} from "./animal-words.ts";

/*
 * Renters call their pets by name ("would Biscuit cost extra") and by a mere "she" ("she's 59 pounds, I guessed wrong"). Both
 * are the animal that was told before.
 */

const called = "(?:,? (?:named|called|que se llama|se llama|llamad[oa]))?,?";
/** "A poodle and her name is waffle", "un perro, se llama Rocky" */
const saysName = String.raw`(?:[^?!]{0,30}? (?:his|her|its|the) name(?: is|'s)|(?:,| is)? (?:named|called)|,? (?:y |que )?(?:se llama|su nombre es))`;
const introduced = new RegExp(
  String.raw`\b(${animalMark})(?:${called} (\p{Lu}\p{Ll}{2,})|${saysName} (\p{Ll}{3,}|\p{Lu}\p{Ll}{2,}))\b`,
  "gu",
);
const ofCalendar = new RegExp(`^(?:${weekday}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`, "i");

const spoken: Readonly<Record<Species, { en: string; es: string }>> = {
  dog: { en: "the dog", es: "el perro" },
  cat: { en: "the cat", es: "el gato" },
  other: { en: "the pet", es: "la mascota" },
};

/** The animals that a text calls by a name; `isOnlyTold`: by words that say that it is one, whatever it begins with. */
const petsIntroduced = keepingLast((text): readonly { kind: string; name: string; isOnlyTold: boolean }[] =>
  matchesOf(withAnimalsMarked(text), introduced).map(({ 0: all, 1: kind = "", 2: beside, 3: told = "", index }) => {
    const end = index + all.length;
    return {
      kind: text.slice(index, index + kind.length),
      name: text.slice(end - (beside ?? told).length, end),
      isOnlyTold: beside === undefined,
    };
  }),
);

/** What the renter has told of animals by name: a normal text with those names read as the animals. */
export function withPetNamed(text: string, said: string, history: readonly Line[], language: "en" | "es"): string {
  let rest = text;
  for (const { kind, name, isOnlyTold } of petsIntroduced(`${before(history)} \n ${said}`)) {
    const species = speciesIn(kind);
    if (species === null || ofCalendar.test(name) || (isOnlyTold && !mayBeName(name))) continue;
    const alone = new RegExp(`(?<!\\b${animalWords}${called} )\\b${normal(name)}\\b`, "g");
    rest = rest.replace(alone, spoken[species][language]);
  }
  return rest;
}

/** "Just one, she's 4" of who asked whether cats may come in: how many of the animal that was asked of. */
export function withAnimalAskedOf(text: string, subject: Subject | undefined): string {
  const isOfPets = subject !== undefined && /^pets\b/.test(subject.topic) && subject.age <= oneAgo;
  const [named] = isOfPets ? animalsNamed(normal(subject.words)) : [];
  if (!named || animalsNamed(text).length > 0) return text;
  return text.replace(
    countAlone,
    (count) => `${count} ${/(?:one|1|un[oa]?)$/.test(count) ? named.words.replace(/s$/, "") : named.words}`,
  );
}
const oneAgo = 1;
const countAlone =
  /^(?:(?:just|only|yes|yeah|it is|we have|i have|have|solo|nada mas|si|tengo|tenemos|es)[, ]+)*(?:one|two|three|[123]|un[oa]?|dos|tres)(?=\W*$|,| (?:who|que|and (?:s?he|it)|s?he)\b)/;

/** "What if it's only two", right after more were refused: so many of the animal that was told last. */
export function withCountInstead(text: string, { awaiting, obstacles }: Talk, history: readonly Line[]): string {
  const isRefused = awaiting === "pass-on" && obstacles?.some(({ matter, asked }) => matter === "pets" && !asked);
  const [, many] = (isRefused && !namesAnimal(text) && countAtEnd.exec(text)) || [];
  const kind = many === undefined ? undefined : animalsNamed(normal(before(history))).at(-1)?.words;
  return kind === undefined ? text : text.replace(countAtEnd, `, what if only ${numberOf(many ?? "")} ${kind}`);
}
const wordsBeforeCount =
  "only|just|be|is|it's|its|was|were|bring|keep|have|with|to|solo|nomas|mas|con|fueran?|son|llevo|llevamos|tengo|traigo";
const countAtEnd = new RegExp(
  `(?:^|(?<=\\b(?:${wordsBeforeCount})) )${count}(?: of (?:them|those)| de (?:ellos|ellas))?(?: (?:then|instead|entonces|nomas|nada mas))?(?:\\W*$|(?=,| (?:if|so|since|because|si|para que|porque)\\b))`,
);

const hedge = "(?:about|around|like|only|just|maybe|under|over|less than|unas|unos|como|menos de|mas de)";
const aWeight = String.raw`(?:${hedge} )*\d{1,3} ?${weightUnits}\b`;
const aSize = String.raw`\b(?:${smallSize}|${largeSize})\b`;
const ofOne = String.raw`(?:she|he|it)(?:'s| is| was| weighs)|(?:ella )?pesa`;
const all = "(?:(?:are|all|both|each|were|weigh) )*";
/** "Both", "they're all", "los dos pesan": of several animals what one of them has by itself. */
const ofSeveral = anyOf(
  String.raw`^(?:both|all|each)(?: of (?:them|the dogs))? ${all}; ^(?:they|these)(?:'re)? ${all}; (?:and|but) they(?:'re)? ${all}`,
  "^(?:los|las) (?:dos|tres) (?:pesan|son); ^amb[oa]s (?:pesan|son); ^tod[oa]s (?:pesan|son); ^(?:cada uno pesa|pesan|son)",
);
const weighs = new RegExp(String.raw`\b(?:${ofOne})\b(?=.*\b${aWeight})`);
const weigh = new RegExp(String.raw`\b${ofSeveral} ?(?=(?:.* )?(?:${aWeight}|${aSize}))`);
const sized = new RegExp(String.raw`\b(?:${ofOne}|es)\b(?=.*${aSize})`);
/** "28 pounds, I said", "like 65 lbs" */
const weightAlone = new RegExp(String.raw`^(?=${aWeight}\W*(?:$|,))`);
/** What all words of a size have. */
const tellsSize = new RegExp(String.raw`\d ?${weightUnits}\b|${aSize}`);
/** "Shepherd": after a dog was told, what dog it is. */
const bareBreed = new RegExp(
  String.raw`^\W*(?:an? |un )?((?:\w+ )?(?!(?:dog|pup|perr|cachorr))(?:${dogWords}|shepherd)(?: mix)?)(?:, \d+ (?:year|month|ano|mes)\w*(?: old)?)?\W*$`,
);
const dog = new RegExp(
  String.raw`(?:\b(\d|two|three|four|dos|tres|cuatro) (?:\w+ ){0,2})?\b(${dogWords})(?![\w'])`,
  "g",
);

/**
 * "She's 59 pounds", "28 pounds", "they're both under 20": a weight that names no animal is that of the dogs told before, here
 * or earlier; where their size was asked for, "tiny" is one too.
 */
export function withDogsSized(text: string, said: string, history: readonly Line[], isAsked: boolean): string {
  if (bareBreed.test(text) && speciesIn(normal(before(history))) === "dog") return text.replace(bareBreed, "my $1");
  if (!tellsSize.test(text) || animalsNamed(text).length > 0) return text;
  const told = matchesOf(normal(`${before(history)} ${said}`), dog).at(-1);
  if (told === undefined) return text;
  const [, many = "", named = ""] = told;
  const one = `my ${named}`;
  if (named.endsWith("s") && weigh.test(text)) return text.replace(weigh, `my ${many} ${named} are `);
  const read = text.replace(weighs, `${one} is`).replace(weightAlone, `${one} is `);
  return isAsked && read === text ? text.replace(sized, `${one} is`) : read;
}

const before = (history: readonly Line[]): string =>
  history
    .filter(({ from }) => from === "renter")
    .map(({ text }) => text)
    .join(" \n ");

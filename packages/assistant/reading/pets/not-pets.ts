import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import { animalMark, namesAnimal, type Species, speciesIn, withAnimalsMarked } from "./animal-words.ts";
import { givenUpIn } from "./given-up.ts";
import { tellsOfVisit } from "./pet-words.ts";

/*
 * Animals that are named and are no pets of the renter's: "there is no dog", "the dog stays with my sister", "my brother
 * keeps the cat". The patterns are for texts with their animals marked: all of their names in each would be long.
 */

/** The places where a pattern for texts with their animals marked is in a text, with the words there. */
const foundIn = (text: string, each: RegExp): { index: number; words: string }[] =>
  matchesOf(withAnimalsMarked(text), each).map(({ index, 0: { length } }) => ({
    index,
    words: text.slice(index, index + length),
  }));

const isIn = (text: string, each: RegExp): boolean => foundIn(text, each).length > 0;

/** A text without what patterns for texts with their animals marked find in it, one after the other. */
const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, each) => {
    let [left, from] = ["", 0];
    for (const { index, words } of foundIn(rest, each)) {
      left += `${rest.slice(from, index)} `;
      from = index + words.length;
    }
    return left + rest.slice(from);
  }, text);

const which = "(?:(?:an?|any|the|my|our|his|her|that|their|un|una|el|la|mi|nuestr[oa]|al|ningun|ninguna) )?";
const animal = `${which}(?:(?:old|big|small|large|little|other|single|pet) )?${animalMark}\\b(?!')`;

const hasNot =
  "(?:do|does|did|will|would|am|is|are) not (?:\\w+ )?(?:have|own|got|bring|bringing|keep|keeping|take|taking)";
const opens = `(?:${anyOf("actually; wait; oh; sorry; well; nah; and; but; so; perdon; espera; digo")},? )*`;
const hasNone = [
  "(?:have|has|got|is|are|with) no|there (?:is|are) (?:not|no|zero)|have not got|not (?:bring|keep|tak)ing|zero",
  `not (?:a|one)(?: single)?|without|(?:^|[,.;] )${opens}no|^not`,
  String.raw`(?<=one \w+|\b(?:pets?|${animalMark})) (?:no|ni|nor)`,
].join("|");
const noTiene = anyOf(
  "no (?:tengo|tenemos|tiene|hay|traigo|llevo|llevamos|va|viene|voy a (?:llevar|traer)|vamos a (?:llevar|traer))",
  "sin; cero; nada de; ni un[oa]?(?: sol[oa])?; ningun; ninguna",
);
/** "It says no dogs" is the owner's rule. */
const asRule =
  "(?! (?:or \\w+ )?(?:allowed|permitted|welcome|policy|rule|breeds?|fee|deposit|rent|park|at all allowed)\\b)";
/** "No cats, dogs or birds", "no tengo perro ni gato": what is denied in one breath. */
const andNone = `(?:, ${animalMark}(?=,| or| nor| o| ni))*(?:,? (?:or|nor|o|ni) ${animal})?`;
const denied = new RegExp(`(?:\\b(?:${hasNot}|${noTiene})|(?:${hasNone})) ${animal}${andNone}${asRule}`, "g");

const away = anyOf(
  "(?:stay|stays|stayed|staying|live|lives|lived|living|going|goes|go|went|gone|moved|moving) (?:behind|(?:there |back |over |off )?(?:at|with|to|in))",
  "(?:now |already |currently )?(?:at|with) (?:my|our|his|her|their)",
  "(?:rehomed|given (?:away|up)|surrendered)",
);
const withMe =
  "(?! (?:me|us|nosotros|be|have|need|cause|make|get|(?:my|our) (?:wife|husband|partner|house|home|room|bed)|the (?:house|home|yard))\\b)";
const helping =
  "(?:will|would|can|could|is|are|was|were|has|have|had|been|got|getting|now|just|already|going to|gonna)";
const seQueda = "se (?:va a |puede |podria |van a )?qued\\w+ (?:con|en)";
const seFue = "(?:vive con|no (?:viene|va)|is not (?:coming|moving)|(?:se fue|esta|ya esta) con)";
const leftBehind = new RegExp(`\\b${animal} (?:${helping} )*(?:${away}|${seQueda}|${seFue})${withMe}`, "g");

/** Who moves in along keeps an animal in the home. */
const along = anyOf("wife; husband; partner; girlfriend; boyfriend; fiancee?; roommate; espos[oa]; novi[oa]; pareja");
const someone = anyOf(
  `(?:my|our|his|her|mi|su) (?!${along}\\b)\\w+(?:[- ]in[- ]law)?`,
  "she; he; they; ella; el; ellos; someone else; otra persona",
  "(?:an?|un|una) (?:friend|neighbor|relative|coworker|amig[oa]|vecin[oa]|familiar)",
);
/** "My son is taking them out" */
const notFor = "(?! (?:out|for|on|to|in|inside)\\b)";
const elsewhere = `(?:with|at) (?:my|our|his|her|their) (?!(?:${along}|daughter|son|kids?|room|house|place|home)\\b)`;
const enOtraCasa = `(?:con|en (?:la )?casa de) (?:mi|su) (?!(?:${along}|hij[oa]s?)\\b)`;
/** "A puppy, but she's not moving in with us", "a cat but it stays with my mom": the animal named before. */
const further = "[^.?!]{0,40}?";
const staysAway = `${anyOf("she; he; it; they; who; that one; que; ella; el")} ?${anyOf(
  "(?:is|are|does|do|will|would|'s) not (?:be )?(?:com\\w+|mov\\w+|liv\\w+)(?: in)?(?: with (?:me|us)| t?here|(?=\\W*(?:$|[,.])))",
  `(?:(?:will |would )?(?:stays?|lives?)|(?:is|'s) (?:staying|living)|keeps? (?:it|him|her|them)) (?:over )?${elsewhere}`,
  `(?:se queda|vive|se va a quedar) ${enOtraCasa}`,
  "no (?:viene|vive|va a vivir|se muda) (?:con(?:migo| nosotr[oa]s)|a(?:qui|hi|lli)); viven? (?:aparte|en otr[oa])",
)}`;
const keptAfter = new RegExp(`\\b${animal}${further}\\b${staysAway}\\b${notFor}`, "g");
/** Whether a text says that an animal, or who has it, does not move along: that calls off no showing. */
export const saysItStaysAway = (text: string): boolean => namesAnimal(text) && awayWithWhom.test(text);
const awayWithWhom = new RegExp(String.raw`\b${staysAway}\b`);
const goneOfIt = new RegExp(`\\b${staysAway}\\b${notFor}`);

/** Whether a clause says that what it calls by no name is kept by somebody else or given up: "my aunt is keeping him". */
export const saysItIsGone = ({ text, isQuestion }: Clause): boolean =>
  givenUpIn(text).includes("it") || (!isQuestion && goneOfIt.test(text));

const ofOthers = anyOf(
  "sister; brother; mom; mother; dad; father; parents?; friend; neighbor; ex; aunt; uncle; cousin; grandma",
  "grandmother; herman[oa]; mama; papa; amig[oa]; vecin[oa]; ti[oa]; prim[oa]; abuel[oa]",
);
const somebodyElses = new RegExp(
  [
    String.raw`\bit is (?:her|his|their|(?:my|our) ${ofOthers}'?s?) ${animalMark}\b`,
    String.raw`\b${animal} (?:is (?:not mine|(?:my|our) ${ofOthers}'?s\b)|es de (?:mi|su) ${ofOthers})`,
    String.raw`\bnot my ${animalMark}\b|\bno es mi ${animalMark}\b`,
  ].join("|"),
  "g",
);

const someonesOwn = `(?:(?:her|his|their|sus?|\\w+'s) (?:\\w+ )?${animalMark}|${animalMark} (?:de (?:mis?|sus?) \\w+|that|which|who|que))`;
const anothers = new RegExp(String.raw`\b${someonesOwn}\b`, "g");
/** Whether a clause tells of somebody else's animal that only comes to visit: "my aunt's dog comes by on Sundays". */
export const onlyVisits = (text: string): boolean => namesAnimal(text) && tellsOfVisit(text) && isIn(text, anothers);

const stranger = anyOf(
  "(?:my|our|the|an?|mi|el|la|una?) (?:\\w+ )?(?:neighbor|landlord|landlady|boss|coworker|clerk|teller|manager|owner|vecin[oa]|jef[ea]|duen[oa]|caser[oa])",
  "(?:the|an?|that|some|el|la|una?) (?:\\w+ )?(?:lady|guy|girl|man|woman|person|senora?|chic[oa])",
  "(?:some|every)(?:one|body); alguien; todos",
);
const has = "(?:has|have|had|owns|brings|walks|keeps|tiene|tenia|trae)";
/** "The lady at my bank has a greyhound", "our neighbor's husky": of no home but their own. */
const ofStranger = new RegExp(
  String.raw`\b${stranger}(?:'s|s'?|(?: (?!(?:${has}|know|care|mind|that|que|i|we|(?:my|our|mi) (?:${partners}|${family}|${inSpanish}|roommates?))\b)\w+){0,5} ${has})? (?:(?:an?|one|two|three|\d|un|una|dos|tres|his|her|su) )?(?:(?!my|our|mi\b)\w+ )?${animalMark}\b(?!')`,
  "g",
);

const gives = "(?:gave|give|giving|given)";
const partsWith = anyOf(
  `rehom\\w+; ${gives} (?:up|away); found a home for; got rid of; surrendered; (?:have |just )?lost; forget(?: about)?; leaving; left`,
  "olvid\\w+(?: lo del?)?; regal(?:amos|e|o); vendi(?:mos)?; perdi(?:mos)?",
);
const givenUp = new RegExp(
  `\\b${partsWith} ${animal}|\\b${gives} ${animal} (?:up|away|back|to)\\b|\\bput ${animal} (?:down|to sleep)\\b|\\b${animal} (?:has |ya |se (?:nos |me )?)?(?:died|passed|murio|fallecio)\\b|\\b(?:se )?(?:nos|me) (?:murio|fallecio) ${animal}`,
  "g",
);
const sinceWhen = " (?:(?:back|just|away|early|late|al|a) )*(?:in|on|last|this|en|el|este|hace) (?:\\w+ )?\\w+";
const lossDated = new RegExp(`(?:${givenUp.source})${sinceWhen}`, "g");
/** A normal text without the day on which an animal was lost: nobody moves in then. */
export const withoutLossDated = (text: string): string => (namesAnimal(text) ? without(text, [lossDated]) : text);

/** Whether a place of a normal text is in words that tell when an animal was lost. */
export const isInLoss = (text: string, at: number): boolean =>
  namesAnimal(text) && foundIn(text, lossDated).some(({ index, words }) => index <= at && at < index + words.length);

/** "He runs like a greyhound", "nada como pez": what somebody is likened to is no animal of anybody's. */
const likening = anyOf(
  "(?<!\\b(?:have|has|had|got|get|own|just|is|bring|want|be|was|with|pets?|animals?)(?:,)? )like",
  "(?<!\\b(?:he|she|it)(?: is|'s) )(?:basically|practically); (?:charged?|treated|counts?|counted|same) as",
  "igual que; (?:nada|cuenta|come|corre|duerme|canta|salta|es) como",
);
const likened = new RegExp(String.raw`\b${likening} (?:(?:an?|un|una) )?(?:little )?${animalMark}\b(?!')`, "g");
/** Whether a text names an animal only to liken somebody to it. */
export const onlyLikens = (text: string): boolean => namesAnimal(text) && !namesAnimal(without(text, [likened]));

/** "The ad only mentions cats": what somebody wrote of the home. */
const ofListing = new RegExp(
  String.raw`\b(?:ad|listing|post(?:ing)?|anuncio) (?:(?:only|just|solo) )?(?:says?|said|mentions?|dice)(?: (?!but\b|pero\b|so\b)\w+){0,3} ${animalMark}\b`,
  "g",
);

/** "My brother wants a snake", "mi hija pide un perrito": what somebody would like to have is not there. */
const wished = new RegExp(
  String.raw`\b(?:want(?:s|ed|ing)?|would (?:love|like)|(?:ask|beg)(?:s|ged|ging|ing)? for|quier\w+|pid\w+) (?:an?|another|un|una) (?:\w+ )?${animalMark}\b`,
  "g",
);
/** Whether a clause tells of such an animal and denies none: that wants to know whether it might come. */
export const wishesForAnimal = (text: string): boolean =>
  namesAnimal(text) && isIn(text, wished) && !/\bnot?\b/.test(text);

/** "My mom has a poodle but she lives in Reno": whoever has it lives elsewhere. */
const livesElsewhere = new RegExp(
  String.raw`\b${someone} (?:has|have|got|tienen?) (?:an?|two|un|una|dos) (?:\w+ )?${animalMark}\b[^.?!]{0,12}?\b(?:s?he|they|ell[ao]s?|el) (?:lives?|viven?)\b(?! (?:with (?:me|us)|here|in (?:an?|the|his|her|its)|con(?:migo| nosotr)|aqui|en (?:su|una?))\b)`,
  "g",
);

const all = [denied, leftBehind, somebodyElses, givenUp, keptAfter, livesElsewhere];

/** A text without the animals that it says are no pets of the renter's. */
export const withoutDenied = (text: string): string =>
  namesAnimal(text)
    ? without(text, [likened, wished, ofStranger, ofListing, ...(tellsOfVisit(text) ? [anothers] : []), ...all])
    : text;

const gone = [leftBehind, givenUp, keptAfter];
/** Whether a clause says that an animal the renter had lives elsewhere or lives no more. */
export const partsWithAnimal = (clause: Clause): boolean =>
  saysItIsGone(clause) ||
  givenUpIn(clause.text).length > 0 ||
  (namesAnimal(clause.text) && gone.some((each) => isIn(clause.text, each)));

const ofSpecies: Record<string, Species> = {
  "pets.dogs": "dog",
  "pets.small_dogs": "dog",
  "pets.large_dogs": "dog",
  "pets.breeds": "dog",
  "pets.cats": "cat",
  "pets.other": "other",
};
/** Whether a topic is of a kind of animals that are told to be no pets: nothing is asked of them. */
export const isOfNoPet = (topic: string, notPets: readonly Species[]): boolean =>
  ofSpecies[topic] !== undefined && notPets.includes(ofSpecies[topic]);

/** Whether a clause says that an animal is no pet, or not along any more: that asks the owner nothing, however it is put. */
export const isOfAnimalGone = (clause: Clause, notPets: readonly Species[]): boolean =>
  notPets.length > 0 && (partsWithAnimal(clause) || deniedIn([clause]).length > 0);

/** Whether a clause asks by its mark: "no dogs?" is no denial. */
const asksByMark = ({ words }: Clause): boolean => words.includes("?");

/** The kinds of animals that a message says are no pets of the renter's. */
export function deniedIn(clauses: readonly Clause[]): Species[] {
  const found = clauses
    .filter(({ text }) => namesAnimal(text))
    .flatMap((clause) =>
      all
        .filter((each) => each !== denied || !asksByMark(clause))
        .flatMap((each) => foundIn(clause.text, each).flatMap(({ words }) => words.split(oneAndNext).map(speciesIn))),
    );
  const given = clauses.flatMap(({ text }) => givenUpIn(text)).filter((species) => species !== "it");
  return [...new Set([...found.filter((species) => species !== null), ...given])];
}

const oneAndNext = /, | (?:or|nor|o|ni) /;

const visiting = /\b(?:viewing|visit|showing|tour|walk ?through|visita|recorrido)\b/;
const taking = /\b(?:bring|bringing|take|taking|come|coming|llev\w+|tra[ei]\w+|ir|venir)\b/;
/** "Can I bring my dog to the viewing": an animal that only comes along is none to live there. */
export const comesAlongOnly = (text: string): boolean => visiting.test(text) && taking.test(text);

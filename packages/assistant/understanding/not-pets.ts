import { animalWords, type Species, speciesIn } from "./animal-words.ts";
import type { Clause } from "./clauses.ts";
import { matchesOf } from "./matches.ts";

/*
 * Animals that are named and are no pets of the renter's: "there is no dog", "the dog stays with my sister", "my brother
 * keeps the cat".
 */

const which = "(?:(?:an?|any|the|my|our|his|her|that|their|un|una|el|la|mi|nuestr[oa]|al|ningun|ninguna) )?";
const animal = `${which}(?:(?:big|small|large|little|other|single|pet) )?${animalWords}\\b(?!')`;

const hasNot =
  "(?:do|does|did|will|would|am|is|are) not (?:\\w+ )?(?:have|own|got|bring|bringing|keep|keeping|take|taking)";
const hasNone =
  "(?:have|has|got|is|are|with) no|there (?:is|are) (?:not|no|zero)|have not got|zero|not (?:a|one)(?: single)?|without|^no|[,.;] no|^not|(?<=one \\w+|\\b(?:cat|dog|pet|bird|gat[oa]|perr[oa])s?) (?:no|ni|nor)";
const noTiene =
  "(?:no (?:tengo|tenemos|tiene|hay|traigo|llevo|llevamos|va|viene|voy a (?:llevar|traer)|vamos a (?:llevar|traer))|sin|cero|nada de|ni un[oa]?(?: sol[oa])?|ningun|ninguna)";
/** "It says no dogs" is the owner's rule. */
const asRule = "(?! (?:allowed|permitted|welcome|policy|rule|breeds?|fee|deposit|rent|park|at all allowed)\\b)";
const denied = new RegExp(`(?:\\b(?:${hasNot}|${noTiene})|(?:${hasNone})) ${animal}${asRule}`, "g");

const away =
  "(?:stay|stays|staying|live|lives|living|going|goes|go) (?:behind|(?:there |back |over )?(?:at|with|to|in))";
const withMe =
  "(?! (?:me|us|nosotros|be|have|need|cause|make|get|(?:my|our) (?:wife|husband|partner|house|home|room|bed)|the (?:house|home|yard))\\b)";
const leftBehind = new RegExp(
  `\\b${animal} (?:(?:will|would|can|could|is|are|going to|gonna) )*(?:${away}|se qued\\w+ (?:con|en)|vive con|no (?:viene|va))${withMe}`,
  "g",
);

const someone = "(?:(?:my|our|his|her|mi|su) (?!wife|husband)\\w+|she|he|they|ella|el)";
const keptBySomeone = new RegExp(
  `\\b${someone} (?:(?:can|could|will|would|is|are|going to|gonna|puede) )*(?:keep|keeps|keeping|take|takes|taking|se qued\\w+ con|cuida\\w*|quedarse con) ${animal}(?! (?:out|for|on|to)\\b)`,
  "g",
);

const ofOthers =
  "(?:sister|brother|mom|mother|dad|father|parents?|friend|neighbor|ex|aunt|uncle|cousin|grandma|grandmother|herman[oa]|mama|papa|amig[oa]|vecin[oa]|ti[oa]|prim[oa]|abuel[oa])";
const somebodyElses = new RegExp(
  `\\bit is (?:her|his|their|(?:my|our) ${ofOthers}'?s?) ${animalWords}\\b|\\b${animal} (?:is (?:not mine|(?:my|our) ${ofOthers}'?s\\b)|es de (?:mi|su) ${ofOthers})|\\bnot my ${animalWords}\\b|\\bno es mi ${animalWords}\\b`,
  "g",
);

const givenUp = new RegExp(
  `\\b(?:rehom\\w+|gave (?:up|away)|giving (?:up|away)|found a home for|forget(?: about)?|leaving|olvid\\w+(?: lo del?)?) ${animal}|\\b${animal} (?:has |ya )?(?:died|passed|murio|fallecio)\\b`,
  "g",
);

const all = [denied, leftBehind, keptBySomeone, somebodyElses, givenUp];

/** A text without the animals that it says are no pets of the renter's. */
export const withoutDenied = (text: string): string =>
  anyAnimal.test(text) ? all.reduce((rest, each) => rest.replace(each, " "), text) : text;
const anyAnimal = new RegExp(`\\b${animalWords}`);

/** Whether a clause asks by its mark: "no dogs?" is no denial. */
const asksByMark = ({ words }: Clause): boolean => words.includes("?");

/** The kinds of animals that a message says are no pets of the renter's. */
export function deniedIn(clauses: readonly Clause[]): Species[] {
  const found = clauses
    .filter(({ text }) => anyAnimal.test(text))
    .flatMap((clause) =>
      all
        .filter((each) => each !== denied || !asksByMark(clause))
        .flatMap((each) => matchesOf(clause.text, each).map(([words]) => speciesIn(words))),
    );
  return [...new Set(found.filter((species) => species !== null))];
}

const visiting = /\b(?:viewing|visit|showing|tour|walk ?through|visita|recorrido)\b/;
const taking = /\b(?:bring|bringing|take|taking|come|coming|llev\w+|tra[ei]\w+|ir|venir)\b/;
/** "Can I bring my dog to the viewing": an animal that only comes along is none to live there. */
export const comesAlongOnly = (text: string): boolean => visiting.test(text) && taking.test(text);

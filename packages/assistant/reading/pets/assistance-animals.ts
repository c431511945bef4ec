import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";
import {
  animalMark,
  animalWords,
  large,
  type Pet,
  type Species,
  saysWhatItIs,
  small,
  speaksOfAnimals,
  speciesIn,
  speciesOf,
  withAnimalsMarked,
} from "./animal-words.ts";

/*
 * Animals that help somebody with a disability. They are no pets, whosever they are and whatever their kind or weight.
 * Source: 42 USC 3604(f)(3)(B).
 */

const condition = "(?:seizure|diabetic|medical|allergy|mobility|ptsd|psychiatric|cardiac|autism|epilepsy)";
const help = "(?:response|alert|assistance|assist|service|support|therapy)";
const helping =
  "(?:service|assistance|emotional support|support|therapy|guide|seeing eye|hearing|mobility|psychiatric|(?:(?:medical|seizure|diabetic) )?alert)";
const helpInSpanish = "de (?:servicio|asistencia|apoyo)";
const animalInSpanish = "(?:animal(?:es)?|perr(?:it)?[oa]s?|gat(?:it)?[oa]s?)";

/** "My service dog", "un perrito de apoyo emocional", "mi perro ya es de servicio" */
export const assistance = new RegExp(
  `\\b(?:${[
    `${condition}[ -]${help}[ -](?:dog|animal|cat)s?`,
    `${helping}[ -]+(?:dog|animal|cat|pet)s?(?: (?:dog|cat)s?)?`,
    "emotional support ones?",
    `(?:${animalInSpanish}|mascotas?) ${helpInSpanish}(?: emocional)?`,
    "perr[oa]s? guias?",
    "de (?:servicio|apoyo|soporte) emocional",
    `${animalInSpanish}(?: \\w+){0,4},? (?:es|son) ${helpInSpanish}`,
  ].join("|")})\\b`,
  "g",
);
/** "An emotional support dog, a lab": what kind it is makes it no pet besides. */
export const assistanceWithKind = new RegExp(
  `${assistance.source}(?:(?:,| -| named \\w+,?| who is| that is|,? (?:he|she) is) (?:an? |my )?(?:\\w+ ){0,2}(?:${small}|${large}|beagle|terrier|poodle|hound|bulldog|mutt|mix|dog|cat)(?: mix)?\\b)?`,
  "g",
);
/** "A golden retriever, he is my service dog" */
export const kindWithAssistance = new RegExp(
  `\\b(?:${small}|${large}|dog|cat|terrier|poodle|beagle|hound)(?: mix)?(?: named \\w+)?,? (?:and )?(?:he|she|it|who|that|which) is (?:also )?(?:my|our|an?|his|her|the) (?:\\w+ )?(?:${assistance.source}|\\besas?\\b)`,
  "g",
);
const lists: WordLists = {
  their: "my; our; his; her; their; mi; su",
  animal: "qqq*; animal; pet; mascota",
  healer: "therapist; psychiatrist; psychologist; counselor; counsellor; doctor; physician",
  healerInSpanish: "terapeuta; psiquiatra; psicologo; psicologa; doctor; doctora; medico; medica",
  says: "say; said; prescribed; prescribe; recommend; recommended; want; wrote; think",
  illness: [
    "anxiety; ptsd; depression; panic attack; seizure; epilepsy; autism; mental health; disability; diabetes; blood sugar",
    "low sugar; allergy; allergies; vertigo; nightmare; flashback; parkinson's; ms; fainting; heart condition; blindness",
  ].join("; "),
  illnessInSpanish: [
    "ansiedad; convulsion; convulsiones; epilepsia; diabetes; azucar; panico; depresion; discapacidad; autismo; ceguera",
    "alergia; alergias; vertigo; pesadillas; estres; glucosa; desmayo; desmayos; crisis",
  ].join("; "),
  me: "me; him; her; us; them; my; his; their",
};
const toldIn = readerOf(
  {
    needed: {
      en: [
        "my|our|his|her|their {animal} alert|detect; my|our|his|her|their {animal} is (task)? trained",
        "{their} {healer} .. {says} ... {animal}; {animal} . . (for|with|because of|due to) ({their})? {illness}",
        "{illness} qqq*; {animal} service|assistance|support; registered|certified|prescribed . as|for . emotional|service|assistance|support",
        "{healer} .. letter|note for .. {animal}; wake|wakes {me} . . (from|during|when) .. {illness}; alert|alerts|warns {me}; gets my meds",
        "opens doors for {me}; pick|picks . things|stuff . up; retrieves . . for {me}; {animal} that|who (assists|guides|alerts|serves) {me}",
        "trained . to|for ... {illness}|alert|detect|guide|assist|retrieve|warn|interrupt; alert|alerts|detects|warns|senses ... {illness}",
        "{illness} alert|alerts; help|helps|helping {me} . . with .. {illness}; guides {me}; pull|pulls|lifts {me} . up; {animal} .. helps {me} . . {illness}",
        "help|helps {me} stand|balance|see|hear|get up|walk !(the|my|our|him|her)",
      ],
      es: [
        "{their} {healerInSpanish} .. dice|dijo|receto|recomienda|recomendo ... {animal}",
        "{animal} . . por|con ({their})? {illnessInSpanish}",
        "entrenado|entrenada|adiestrado|adiestrada ... {illnessInSpanish}|alertar|avisar|asistir|guiar",
        "avisa|alerta|detecta|avisarle|alertarle|avisarme ... {illnessInSpanish}|ataque|ataques",
        "me|le|lo|la|nos guia|sostiene|levanta|despierta . (cuando|porque|en|si|al); registrado|registrada como|de .. apoyo|servicio|asistencia",
        "me|le|lo|la|nos ayuda|guia|sostiene|levanta|calma . . (con|por|cuando|a caminar|a pararme|a pararse|a ver|a oir) ... {illnessInSpanish}|caigo|cae|ataque",
      ],
    },
    "describes-own": {
      en: [
        "^ (the|our)? (service|assistance|support|therapy|guide|emotional support) {animal} (is|weighs) a|an|about|around|only|just|over|under|like|#",
      ],
    },
  },
  lists,
);

/** "My therapist says I need my dog", "she is trained to alert him to seizures": it is the need that makes an animal no pet, whatever it is called. */
export const isNeeded = (text: string): boolean => toldIn(withAnimalsMarked(text)).has("needed");
/** "Service dog is a 90 lb shepherd" tells of one's own. */
export const describesOwn = (text: string): boolean => toldIn(withAnimalsMarked(text)).has("describes-own");

/** "Perro de asistencia, mi esposo es ciego": one that is an item of a list by itself is there. */
export const isAssistantAlone = (text: string): boolean => {
  const [first] = matchesOf(text, assistance);
  return (
    first?.index === 0 && !/s\b/.test(first[0].split(" ").at(-1) ?? "") && /^(?:\W|$)/.test(text.slice(first[0].length))
  );
};

/** Whether a clause names an assistance animal, whosever it is. */
export const namesAssistance = ({ text }: Clause): boolean => text.search(assistance) >= 0;
const hasLetter = ({ text }: Clause): boolean =>
  /\b(?:have|got|tengo) (?:an? |the |my |all the |un |una |mi )?(?:\w+ )?(?:letter|note|documentation|paperwork|papers|prescription|carta|receta|documentos)\b/.test(
    text,
  );

/** "Is a service dog ok even if he's over 40 pounds": who says he or she has one in mind. */
const saysWhy = ({ text }: Clause): boolean =>
  /\b(?:dogs?|cats?|animals?)\b.*\b(?:even if|since|because|but|though) (?:he|she) is\b|\bmine is\b/.test(text);
/** "Do you accept support dogs? I have a letter": whether a clause beside such a question says that one is meant. */
export const speaksOfOwnAssistant = (clause: Clause): boolean => hasLetter(clause) || saysWhy(clause);

/** Words by which another animal is told of beside the assistance animal: "and a pet cat". */
const besides = new RegExp(
  String.raw`\b${anyOf(
    "another; other; second; besides; pet (?=dog|cat|bird|rabbit)",
    "(?<!not (?:an? |my )?|\\b(?:count(?:s|ed)?|treated|charged|considered) )(?:as|is) (?:an? )?pets?; otr[oa]s?; aparte",
  )}\b`,
);
/** The same, "we also have a lab", unless words say what the one is: "I have an emotional support dog too, she's a corgi". */
const along = /\b(?:also|too|plus|as well|tambien|ademas)\b/;
const counted = "(?:an?|my|our|one|two|three|\\d|un|una|mi|dos|tres)";
const listedBeside = new RegExp(
  `(?:\\b(?:and|y)|&|,) ${counted} (?:(?!service|support|guide)\\w+ ){0,2}${animalMark}(?!\\w)(?! (?:de )?(?:servicio|asistencia|apoyo|guia))`,
);
const listedBefore = new RegExp(`\\b${animalWords} (?:and|y|plus) ${counted} (?:\\w+ )?(?:${assistance.source})`);

/** What kind of animal the assistance animal that a text names is; "animal" alone may be any. */
function assistantIn(text: string): Species | "any" | null {
  const found = speaksOfAnimals(text) ? text.match(assistance)?.[0] : undefined;
  if (found === undefined) return null;
  return speciesIn(found) ?? "any";
}

/** The kinds of assistance animals that clauses name. */
export const assistantsIn = (clauses: readonly Clause[]): (Species | "any")[] => [
  ...new Set(clauses.map(({ text }) => assistantIn(text)).filter((species) => species !== null)),
];

/** The animals a clause tells of, without the one that was called an assistance animal in the same breath or before. */
export function withoutAssistants(pets: readonly Pet[], text: string, assistants: readonly (Species | "any")[]): Pet[] {
  if (assistants.length === 0 || besides.test(text) || listedBefore.test(text)) return [...pets];
  const isNamedHere = text.search(assistance) >= 0;
  const tellsOfMore = along.test(text) || (isNamedHere && listedBeside.test(withAnimalsMarked(text)));
  if (tellsOfMore && !saysWhatItIs(text)) return [...pets];
  return pets.filter(({ kind, count }) => count > 1 || !isAmong(assistants, speciesOf(kind)));
}

/** "A service animal" is taken for a dog, which it is by law nearly always, unless a cat was called one. */
const isAmong = (assistants: readonly (Species | "any")[], species: Species): boolean =>
  assistants.includes(species) || (assistants.includes("any") && species !== "other" && !assistants.includes("cat"));

const noAssistant = new RegExp(
  [
    String.raw`\b(?:(?:is|are|was) )?not (?:an? |my |our )?(?:registered )?(?:${assistance.source})`,
    String.raw`\bno (?:es|son) (?:un |una |mi )?(?:${assistance.source}|${helpInSpanish}(?: emocional)?)`,
  ].join("|"),
  "g",
);
/** Whether a normal text says that an animal is none that assists. */
export const deniesAssistance = (text: string): boolean => speaksOfAnimals(text) && text.search(noAssistant) >= 0;
/** A normal text in which an animal that does not assist is a pet: "it's not a service dog, just a lab". */
export const withPetInstead = (text: string): string =>
  speaksOfAnimals(text)
    ? text.replace(noAssistant, (found) => (/^no (?:es|son)/.test(found) ? "es mascota" : "is a pet"))
    : text;

/** "It is a service animal, not a pet", said of an animal told of before. */
const saidOfIt = new RegExp(
  [
    String.raw`(?:\b(?:is|its|was|isnt|es)|\b(?:s?he|it)'s)(?: (?:not )?${anyOf(
      "actually; really; just; still; also",
    )})* (?:an? |my |his |her |our |their |the |un |una |mi )?(?:\w+ )?(?:${assistance.source})`,
    String.raw`\b(?:not|no es|no son|as) (?:an? |una? )?(?:pets?|mascotas?)\b`,
  ].join("|"),
);
export const saysItAssists = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => speaksOfAnimals(text) && text.search(assistance) >= 0) &&
  clauses.some(({ text, isQuestion }) => !isQuestion && saidOfIt.test(text));

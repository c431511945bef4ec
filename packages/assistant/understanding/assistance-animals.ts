import { animalWords, large, type Pet, type Species, small, speciesIn, speciesOf } from "./animal-words.ts";
import type { Clause } from "./clauses.ts";

/*
 * Animals that help somebody with a disability. They are no pets, whosever they are and whatever their kind or weight.
 * Source: 42 USC 3604(f)(3)(B).
 */

export const assistance =
  /\b(?:(?:seizure|diabetic|medical|allergy|mobility|ptsd|psychiatric|cardiac|autism|epilepsy)[ -](?:response|alert|assistance|assist|service|support|therapy)[ -](?:dog|animal|cat)s?|(?:service|assistance|emotional support|support|therapy|guide|seeing eye|hearing|(?:(?:medical|seizure|diabetic) )?alert)[ -]+(?:dog|animal|cat|pet)s?(?: (?:dog|cat)s?)?|(?:animal(?:es)?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?) de (?:servicio|asistencia|apoyo(?: emocional)?)|perros? guia|(?:perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|animal(?:es)?)(?: \w+){0,4},? (?:es|son) de (?:servicio|asistencia|apoyo))\b/g;
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
/** "My therapist says I need my dog": it is the need that makes an animal no pet, whatever it is called. */
export const needed =
  /\b(?:my|our|his|her|their) (?:dog|cat) (?:alerts?|detects|is trained to|is task trained)\b|\b(?:my|our|his|her|mi|su) (?:therapist|psychiatrist|psychologist|counsell?or|doctor|physician|terapeuta|psiquiatra|psicolog[oa]|doctora?|medic[oa])\b(?: \w+){0,3} (?:says?|said|prescribed|prescribes|recommends?|recommended|wants?|wrote|thinks?|dice|dijo|receto|recomienda|recomendo)\b.*\b(?:dog|cat|animal|pet|perr[oa]|gat[oa]|mascota)s?\b|\b(?:dog|cat|animal|perr[oa]|gat[oa])s? (?:\w+ ){0,2}(?:for|with|because of|due to|por|con) (?:my |his |her |mi |su )?(?:anxiety|ptsd|depression|panic attacks?|seizures?|epilepsy|autism|mental health|disabilit(?:y|ies)|ansiedad|depresion|discapacidad)\b/;
/** "Service dog is a 90 lb shepherd" tells of one's own. */
export const describesOwn =
  /^(?:the |our )?(?:service|assistance|support|therapy|guide|emotional support) (?:dog|cat|animal) (?:is|weighs) (?:an?|about|around|only|just|over|under|like|\d)/;

/** Words by which another animal is told of beside the assistance animal: "and a pet cat", "we also have a lab". */
const besides =
  /\b(?:another|other|second|also|too|plus|besides|as well|pet (?=dog|cat|bird|rabbit)|(?<!not (?:an? |my )?)(?:as|is) (?:an? )?pets?|otr[oa]s?|tambien|ademas|aparte)\b/;
const counted = "(?:an?|my|our|one|two|three|\\d|un|una|mi|dos|tres)";
const listedBeside = new RegExp(
  `(?:\\b(?:and|y)|&|,) ${counted} (?:(?!service|support|guide)\\w+ ){0,2}${animalWords}(?!\\w)(?! (?:de )?(?:servicio|asistencia|apoyo|guia))`,
);
const listedBefore = new RegExp(`\\b${animalWords} (?:and|y|plus) ${counted} (?:\\w+ )?(?:${assistance.source})`);

/** What kind of animal the assistance animal that a text names is; "animal" alone may be any. */
function assistantIn(text: string): Species | "any" | null {
  const found = text.match(assistance)?.[0];
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
  if (isNamedHere && listedBeside.test(text)) return [...pets];
  return pets.filter(({ kind, count }) => count > 1 || !isAmong(assistants, speciesOf(kind)));
}

/** "A service animal" is taken for a dog, which it is by law nearly always, unless a cat was called one. */
const isAmong = (assistants: readonly (Species | "any")[], species: Species): boolean =>
  assistants.includes(species) || (assistants.includes("any") && species !== "other" && !assistants.includes("cat"));

/** "It is a service animal, not a pet", said of an animal told of before. */
const saidOfIt = new RegExp(
  `\\b(?:is|was|isnt|es)(?: (?:not )?(?:actually|really|just|still|also))* (?:an? |my |his |her |our |their |the |un |una |mi )?(?:\\w+ )?(?:${assistance.source})|\\b(?:not|no es|no son|as) (?:an? |una? )?(?:pets?|mascotas?)\\b`,
);
export const saysItAssists = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ text }) => text.search(assistance) >= 0) &&
  clauses.some(({ text, isQuestion }) => !isQuestion && saidOfIt.test(text));

import type { WordLists } from "../text/phrases.ts";
import { readerOf, type WordTable } from "../text/word-table.ts";

/** Lists that the phrases below choose from. */
export const petLists: WordLists = {
  pet: "pet; animal",
  ofPets: "fee; deposit; rent; policy; charge; limit; rule; is; are; can",
  relative:
    "wife; husband; son; daughter; mom; mother; dad; father; kid; partner; boyfriend; girlfriend; roommate; sister; brother; she; he",
  relativeInSpanish: "mama; papa; hijo; hija; esposo; esposa; novio; novia; hermano; hermana; ella; el",
  digit: "1; 2; 3; 4; 5; 6; 7; 8; 9",
  some: "a; an; one; two; three; {digit}",
  someInSpanish: "un; una; dos; tres; {digit}",
  catOrDog: "cat; dog",
  catOrDogInSpanish: "gato; gata; perro; perra; perrito; perrita; perrico; gatito; gatita; gatico; gatica",
  breed: "labrador; pastor; chihuahua; pitbull; husky; poodle; pug; bulldog; terrier",
};

/** What a clause says of pets, apart from which they are. */
export const petWords: WordTable<"none" | "owns" | "not-yet" | "all-of-them" | "supposes-only"> = {
  none: {
    en: [
      "no pet !({ofPets}); no animal; no dogs or cats; do not have (any|a)? pet|animal|dog; have no pet; pet none|zero|0",
      "had a|an|one . {catOrDog} ... passed|died|crossed; without pets $; 0|zero pet; pet free; no other {pet}; nope|none|nothing|no on (the)? pet|animal",
      "do|does not have (any)? (other)? {pet}",
    ],
    es: [
      "no tengo|tenemos|hay mascota|animales; no mascota; mascota no|ninguna|cero|0; sin|cero|0 mascota; nada de mascota",
      "ninguna mascota; no tiene|tienen mascota; no tengo|tenemos otras|ninguna mascota; sin|cero|0|ni animal|animales",
      "ni (tengo|tenemos)? mascota; tampoco (tengo|tenemos|hay|traigo)? mascota|animales",
    ],
  },
  owns: {
    en: [
      "mine|ours is|are|a|an; {relative} (has|owns|brings|have got|has got) {some}; i (will|do|also|still|only|just)? have; i own; we (only|just|do|also|still)? have; and|also|still have my",
      "and|also|still have {some}; just|only (the|one|a|an) . {catOrDog}; i got; my; our; we own; with (a|my|two|one|{digit})",
      "we|just|also got {some}; ^ got {some}; we|just|also got my|our; ^ got my|our; i would bring; bring|bringing a|my|our",
      "^ (one|two|three|{digit}) . {catOrDog}; ^ (and|but|so)? the {catOrDog} is a|an|about|around|like|only|#; i am bringing",
      "there is my; there is|are {some}",
    ],
    es: [
      "tengo; tenemos; {relativeInSpanish} tiene|trae|lleva {someInSpanish}; traigo|traemos {someInSpanish}; ^ tiene un|una|dos {catOrDogInSpanish}; mi; mis",
      "con mi; con {someInSpanish}; ^ dos|tres . {catOrDogInSpanish}; (solo|nomas|nada mas) el|la|un|uno|una . {catOrDogInSpanish}",
      "^ (si|pues|bueno)? es un|una . {catOrDogInSpanish}; ^ (si|pues|bueno)? es un|una . {breed}",
    ],
  },
  // A pet that may come one day is none to count.
  "not-yet": {
    en: [
      "might|may|could . get|getting|adopt|adopting; thinking of|about . get|getting|adopt|adopting",
      "(plan to|plan on|planning to|planning on|want to|would like to|hoping to|if i|if we) . get|getting|adopt|adopting",
      "(if i|if we|if he|if she|if they) . got|had|adopted|bought|ended; if ... moves|moved in; if ... ends|end up",
    ],
    es: ["si (yo|nosotros|ella|el)? tuviera|tuvieramos|consigo|consiguiera|consiguieramos|adopto|adoptara|adoptaramos"],
  },
  "all-of-them": {
    en: [
      "just|only the|my|our|one|a|an|two|three|{digit}; instead; without|not the|my dog|cat|other; rehome; rehomed; rehoming",
    ],
    es: ["solo|nomas el|la|mi|un|una|dos|tres|{digit}; nada mas el|la|mi|un|una|dos|tres|{digit}; en vez"],
  },
  "supposes-only": {
    en: ["(what if|how about if|and if) ... only|just"],
    es: ["y si ... (solo|nomas|nada mas)"],
  },
};

const ofVisits = readerOf(
  {
    visits: {
      en: ["visit|visits|visiting !(the|this|it|you); {comes} . . . over|by|some|every|weekend"],
      es: ["de visita; nos visita|visitan; viene a ver; viene|vienen|trae|traen . . . los|el fin|fines"],
    },
    // "My brother's dog lives with me": whose it is, it is there for good.
    "lives-along": {
      en: ["live|lives|living with me|us; move|moves|moving in . with me|us; moves in"],
      es: ["vive|viven|vivir|vivira|viviran conmigo; vive|viven|vivir|vivira|viviran con nosotros|nosotras"],
    },
  },
  { comes: "come; comes; coming; bring; brings; bringing; stay; stays" },
);

/** Whether a clause tells of somebody who only visits, or of what they bring along then. */
export function tellsOfVisit(text: string): boolean {
  const told = ofVisits(text);
  return told.has("visits") && !told.has("lives-along");
}

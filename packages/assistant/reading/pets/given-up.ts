import { kin, kinInSpanish } from "../people/kin-words.ts";
import { keeping } from "../text/kept.ts";
import { Lexicon } from "../text/lexicon.ts";
import { phrasesOf, type WordLists } from "../text/phrases.ts";
import { withEnds } from "../text/word-table.ts";
import { animalsNamed, type Species, speciesIn, withAnimalsMarked } from "./animal-words.ts";

/*
 * A pet that does not come along after all: "we can leave him with my mother-in-law", "my dad takes the shepherd", "ya no la
 * llevo". It is read from texts with their animals marked (animal-words.ts), so the phrases need not know their names.
 */

const lists: WordLists = {
  // Who moves in along keeps the animal in the home, and is none of these.
  kin: `${kin}; landlord; guy; lady; couple; farmer; rescue; shelter`,
  along: "wife; husband; partner; girlfriend; boyfriend; fiance; roommate",
  alongInSpanish: "esposa; esposo; marido; novia; novio; pareja; roomie",
  may: "can; could; will; would; may; is going to; are going to; gonna",
  kinInSpanish,
  animal: "qqq*; (old|little|big) qqq*; pet; animal",
  them: "him; her; it; them; both; both {animal}; the {animal}; my {animal}; our {animal}; that {animal}; both of them; both the {animal}; {animal}",
  he: "he; she; they; the {animal}; my {animal}; our {animal}; both {animal}",
  keep: "keep; keeps; keeping; kept; take; takes; taking; took; adopt; adopts; adopting; adopted; have; watch; raise; taken; foster",
  stay: "stay; stays; staying; live; lives; living; go; goes; going; remain; move; moving; stayed",
  otherwise: "to; out; on; inside; along; for a; for walk; for training; for now",
  lo: "lo; la; los; las",
  mascota: "qqq*; mascota; animal; animalito; animalitos",
  dejar: "dejo; deja; dejamos; dejaria; dejariamos; dejare; dejaremos; deje; dejar; dejaran",
  dejarlo: "dejarlo; dejarla; dejarlos; dejarlas; darlo; darla; darlos; darlas",
  llevar:
    "llevo; lleva; llevamos; llevaria; llevariamos; llevare; llevaremos; llevaramos; traigo; traemos; traeria; traeriamos; llevar",
  where: "con; en; donde; a mi; a mis; a un; a una; a nuestra; a nuestro",
};

const gone = {
  en: [
    "{kin} .. {keep} {them} !({otherwise}); {kin} .. (hold on to|care of|look after|surrender) {them}; {along} . . keeping|kept {them}",
    "{kin} . . has|got the|our|that {animal}",
    "she|he|they {may} . have|take|keep|adopt {them} !({otherwise})",
    "leave|leaving|left {them} . with|behind; leave|leaving|left {them} . at my|our .. {kin}|place|house",
    "{he} .. {stay} .. with|to|at my|our|his|her|a|the . {kin} and {them}; {he} .. {stay} .. with|to|at my|our|his|her|a|the . {kin}",
    "{he} .. {stay} . behind; {he} .. back to . {kin}; surrender|surrendering|returning {them}",
    "come|coming|move|moving|live|go|rent|apply . . without {them}; us|me|we|application (without|with no|as having no) (a|any|our)? {animal}; not be there|here|around . after|when|once|by",
    "watching|babysitting|dogsitting|petsitting|sitting my|our|a|for .. {animal}; just|only watching {them}",
    "not be bringing {them}; no longer|not bring|bringing {them}; no longer have|bring|own|keep {them}",
    "rehome|rehomed|rehoming {them}; find|found|finding {them} . . home|family|place; home for {them}; {he} . . new home|family",
    "give|gave|giving {them} up|away; give|gave|giving {them} . to my|our|a . {kin}; give|giving {them} back; give up {them}; forget|scratch|skip|drop|minus (about|bringing)? {them}; never mind about {them}; {he} .. adopted",
    "get|getting|got rid of {them}; part|parting with {them}; goodbye to {them}",
    "so|and|then|now no qqq*|pet; no qqq*|pet|animal anymore|then|now; no more qqq*|pet",
  ],
  es: [
    "no {lo} {llevar}; no llevarlo|llevarla|llevarlos|llevarlas; sin llevarlo|llevarla; ya no {lo} tengo|tenemos",
    "{lo} .. {dejar} . {where}; {dejarlo} . {where}; se {lo} {dejar} a|con; {dejar} (el|la|mi|al|a la|a mi|nuestro|nuestra) {mascota} . {where}",
    "se {lo} doy|damos|regalo|regalamos|daria|daremos|dare; {lo} regalo|regalamos|regalaria|regalaremos|regalare|vendo|vendemos|vendere",
    "{kinInSpanish} . . {lo} cuida|cuidara|recibe|adopta|tendra|tiene|acoge; {kinInSpanish} .. se {lo} queda|lleva|quedaria; {kinInSpanish} .. se {lo} . . quedar|llevar|cuidar",
    "se {lo} (puede|pueden|podria|podrian|va a|van a)? queda|quedan|quedar|quedaria|quedarian|lleva|llevan|llevar|llevaria . {kinInSpanish}",
    "{kinInSpanish} .. se queda|quedaria|quedara con; {kinInSpanish} .. se .. quedar con . {mascota}; {kinInSpanish} .. quedarse con|quedarselo|quedarsela|cuidarlo|cuidarla|cuidarlos|cuidarlas",
    "me|nos mudo|mudamos|mudaria|mudariamos|vamos sin el|ella|ellos|ellas|mascota|qqq*; ir|voy|vamos|iria|iriamos|llegar . sin {mascota}",
    "{mascota} . . va|van|iria|irian|queda|quedan|quedaria|quedarian con mi|mis|un|una|la|el|su; me|nos {lo} cuida|cuidan|cuidara|cuidaria",
    "{alongInSpanish} se queda|quedo|quedara|quedaria con . {mascota}; {lo} va|van|puede|pueden . cuidar",
    "ya no viene|vendra|va {mascota}; {mascota} . no viene|vendra|va|vendria; en adopcion",
  ],
};

const lexicon = new Lexicon([["gone", phrasesOf(gone)] as const], lists);

/** The animals that a normal text says do not come along: their kinds, and "it" for one that it calls by no name. */
export const givenUpIn = keeping((text): readonly (Species | "it")[] => {
  const tokens = withEnds(withAnimalsMarked(text));
  if (!lexicon.mayHave(tokens)) return [];
  const marked = tokens.flatMap((token, at) => (token.startsWith("qqq") ? [at] : []));
  const named = animalsNamed(text);
  const namedIn = (isMeant: (at: number) => boolean): string[] =>
    marked.flatMap((at, place) => (isMeant(at) ? [named[place]?.words ?? ""] : []));
  const found = lexicon.find(tokens).flatMap(({ from, to }): (Species | "it")[] => {
    const within = namedIn((at) => from <= at && at < to);
    const beside = [...namedIn((at) => at < from).slice(-1), ...namedIn((at) => at >= to)].slice(0, 1);
    const meant = within.length > 0 ? within : beside;
    return meant.length === 0 ? ["it"] : meant.map(speciesIn).filter((species) => species !== null);
  });
  return [...new Set(found)];
});

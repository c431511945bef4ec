import { topicsIn } from "../../topics.ts";
import type { Clause } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { readerOf } from "../text/word-table.ts";

/*
 * "Is this the dentist?", "the nurse said to text you my readings": who speaks to a practice, a shop or a school and not to
 * the home's assistant.
 */

const soughtIn = readerOf(
  {
    asked: {
      en: [
        "is (this|that) (not)? (the|a|an|my|your)? . . {place} {end}; are you (not)? (the|a|an|my)? . {place} {end}",
        "this|that is (not)? (the|a|an|my|your)? . . {place} {end}",
      ],
      es: ["es|hablo|eres|son (este|esta|con|ustedes)? (el|la|los|las|un|una|mi)? . {placeInSpanish} {end}"],
    },
    told: {
      en: [
        "(trying|tried|meant) to (reach|call|contact|text|message|get hold of) !(my) .. {place}",
        "{staff} (said|told|asked|wants|wanted) (me|us|for me)? (to|i should) . (text|send|message|write|report|call|give) you|this",
      ],
      es: [
        "(buscaba|quisiera hablar con|marque|marcaba) (a|al)? (el|la)? {placeInSpanish} {end}",
        "{staffInSpanish} (me|nos) (dijo|pidio|dijeron) que . . (mand*|escrib*|avis*|texte*|envi*|llam*)",
      ],
    },
    // "Is this near the clinic", "the doctor told me to send you her letter for the dog"
    otherwise: {
      en: [
        "near; close; by; to the|a|my . {place}; from; next; far; walking; zoned; in the school; letter; note; dog; cat; animal",
        "accommodation; ground floor; stairs",
      ],
      es: ["cerca; junto; lejos; de la|el|mi {placeInSpanish}; carta; perro; perra; gato; animal; piso"],
    },
    "of-home": {
      en: ["home; house; apartment; place; rent; rental; lease; listing"],
      es: ["casa; departamento; apartamento; depa; renta; anuncio"],
    },
  },
  {
    place: [
      "dentist; dentist's; dental; doctor; doctor's; dr . . office; clinic; pharmacy; drugstore; hospital; vet",
      "orthopedic*; pediatric*; cardiolog*; urgent care; hair|nail salon; barber; barbershop; body|auto|repair|tire shop",
      "mechanic; school; daycare; church; bank; restaurant; pizza place; taxi; hotel; post office",
    ].join("; "),
    placeInSpanish:
      "clinica; consultorio; farmacia; hospital; dentista; doctor; doctora; taller; mecanico; escuela; guarderia; iglesia; banco; veterinaria; peluqueria; restaurante; hotel; taxi",
    end: "office $; please; $; i; my; we; mi; yo",
    staff: "nurse; doctor; dr .; dentist; pharmacist; hygienist; mechanic; therapist; teacher",
    staffInSpanish: "enfermera; enfermero; doctor; doctora; dentista; mecanico; maestra; maestro; farmacia; clinica",
  },
);

const seeks = ({ text, isQuestion }: Clause): boolean => {
  const told = soughtIn(text);
  return !told.has("otherwise") && (told.has("told") || (isQuestion && told.has("asked")));
};

const isOfHome = ({ text, isQuestion }: Clause): boolean =>
  soughtIn(text).has("of-home") || (isQuestion && topicsIn(tokensOf(text)).length > 0);

/** Whether clauses speak to some other place, and none of them speaks of the home. */
export function seekPlace(clauses: readonly Clause[]): boolean {
  const others = clauses.filter((clause) => !seeks(clause) || soughtIn(clause.text).has("of-home"));
  return others.length < clauses.length && !others.some(isOfHome);
}

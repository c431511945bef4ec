import type { Clause } from "../text/clauses.ts";
import { readerOf } from "../text/word-table.ts";

/*
 * "We got a notice to vacate and have nowhere to go": who is about to lose the home they live in. They end no lease of
 * theirs early, move no showing, and above all want to know how soon they can move in.
 */

const toldIn = readerOf(
  {
    loses: {
      en: [
        "being|getting|facing evicted|eviction; (evicting|evict) me|us; eviction notice; notice to vacate|quit",
        "(eviction|housing) court|hearing; {law} .. (comes|coming|come|puts|put|locks|changes); {law} .. on #",
        "{landlord} .. (took|taking|take) (me|us) to court; (judge|court) . (gave|gives|given|ordered) (me|us) .. (day|week|month|leave|move|out|vacate|until|till|til)",
        "court date ... lost; lost (in|at) court; lost (the|our|my) (eviction|court|housing)? case; lost (the|our) hearing",
        "(being|getting|got|was|were) (kicked|thrown|put) out; (kicking|throwing|putting) me|us out",
        "(sleeping|living|sleep|live) (in|out of) (my|our|the|a) (car|van|truck); sleeping (outside|at a shelter|in a shelter)",
        "(got|served|received|given|gave me|gave us|has given me|has given us) .. (day notice|our notice|notice)",
        "nowhere (else)? to go|stay|live|sleep; no|without . place to go|stay|live|sleep; be|end up homeless",
        // Who is on the street, and not what stands there: "they park on the street"
        "(i|we|us|me|kids|be|being|are|am|up|living|sleeping|sleep) (out)? on the street",
        "(lease|contract) (is up|is over|ends|runs out|expires) (today|tonight|tomorrow)",
      ],
      es: [
        "me|nos (van a|estan|quieren|esta)? desalojar|desalojando|desalojan|corrieron|corriendo|correr|echaron|echando",
        "me|nos (van a|estan) sacar|sacando; orden|aviso|carta de desalojo; corte de desalojo",
        "(me|nos|estoy|estamos|viviendo|durmiendo|dormir|duermo|dormimos) . en la calle !#; vivo|vivimos en la calle $",
        "(quedar|quedarme|quedarnos|quedare|quedaremos|terminar|terminamos) en la calle",
        "(deja|dejan|dejo|dejaron|echaron) a (mi|mis|nuestros|la) (hijos|ninos|familia) en la calle",
        "me|nos corrio|echo de (la|mi|su|nuestra) casa; (perdi|perdimos) .. (corte|juicio); (corte|juicio) .. (perdi|perdimos)",
        "(durmiendo|viviendo|dormimos|vivimos|duermo) en (el|un|mi|nuestro) (carro|coche|auto|albergue); nos|me sacan|saca el",
        "no tengo|tenemos (a)? (donde ir|donde vivir|donde quedarme|donde quedarnos|donde dormir)",
        "contrato (se|me|nos)? (se)? (acaba|vence|termina) hoy|manana; (acaba|vence|termina) el contrato hoy|manana",
      ],
    },
    // "Is there help with the deposit", "do you know a shelter for families"
    "seeks-aid": {
      en: [
        "{anyone} .. (help|helps|helping|assist|assists) .. {costs}; (is|are) there .. (help|aid|assistance) . . {costs}",
        "(know|find|where|any|there|recommend|need) .. (family|homeless|women's)? shelter !(... parking|... bus|... storm)",
      ],
      es: [
        "{anyoneInSpanish} .. (ayude|ayuda|ayuden|ayudan|ayudar) .. {costsInSpanish}; hay|dan .. ayuda .. {costsInSpanish}",
        "conoce|conocen|sabe|saben|hay|donde|algun .. albergue|refugio",
      ],
    },
    // "I have a program that helps with the deposit"
    "has-aid": {
      en: [
        "(i|we) (already|also)? (have|got) a|an|the|my . {anyone}; (i am|we are) . (with|in) a|an|the . {anyone}; (my|our) . {anyone} .. (helps|assists|pays)",
      ],
      es: ["tengo|tenemos .. {anyoneInSpanish}; mi|nuestra|nuestro . {anyoneInSpanish} .. ayuda|ayudan"],
    },
    // "I was evicted in 2021", "what if I get evicted", of a record or of what might be
    "tells-otherwise": {
      en: [
        "ago; in the past; in 19*|20*; record; history; background; ever; if; years; before; would; parking|park on the street",
      ],
      es: ["hace; si; record; historial; antes; alguna vez; estaciono|estacionar|estacionamiento en la calle"],
    },
  },
  {
    law: "sheriff; bailiff; marshal; constable",
    landlord: "landlord; landlady; owner; they",
    anyone:
      "anyone; anybody; someone; somebody; who; place; places; program; agency; charity; church; organization; group",
    costs: "rent; deposit; moving; first month; bill",
    anyoneInSpanish: "alguien; quien; lugar; programa; iglesia; organizacion; grupo",
    costsInSpanish: "renta; deposito; mudanza; alquiler",
  },
);

/** Whether a normal text tells that somebody is about to lose their home. */
export const losesHome = (text: string): boolean => {
  const told = toldIn(text);
  return told.has("loses") && !told.has("tells-otherwise");
};

/** Whether a clause asks who helps with the rent, or for a shelter; who has such help seeks none. */
export const seeksAid = ({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): boolean => {
  if (!isQuestion && !need.test(text)) return false;
  const told = toldIn(text);
  return told.has("seeks-aid") && !told.has("has-aid");
};
const need = /\b(?:need|looking|know|necesit\w+|busc\w+|conoce)\b/;

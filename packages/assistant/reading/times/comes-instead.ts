import { kin, kinInSpanish } from "../people/kin-words.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";

const lists: WordLists = {
  who: `${kin}; wife; husband; partner; girlfriend; boyfriend; fiance; roommate; realtor; agent; he; she`,
  quien: `${kinInSpanish}; esposa; esposo; marido; novia; novio; pareja; conocida; conocido; agente; ella`,
  may: "can; could; will; would; may; is going to; gonna; is able to",
  see: "see; look; tour; view; visit; check; come; go; stop by; walk; swing by; attend",
  place: "it; there; the place; the house; the apartment; the unit; the studio; the showing; at it; by",
  puede: "puede; podria; iria; ira; pasaria; vendria",
};

const toldIn = readerOf(
  {
    instead: {
      en: [
        "in my|our place|stead; instead of me|us; on my|our behalf; {who} .. {see} .. for me|us",
        "(can not|will not|unable to) (make it|come|be there|go|attend) (myself|ourselves|personally|in person) ... {who}",
      ],
      es: [
        "en mi|nuestro lugar; en mi|nuestro nombre; de mi|nuestra parte; verlo|verla|ver|ir|pasar|iria|va|vaya . por mi|nosotros",
      ],
    },
    another: {
      en: ["{who} . {may} . {see} {place} !(with|along|too|also|together)"],
      es: [
        "{quien} ... {puede} . (ir)? a? (verlo|verla|ver la|ver el|conocerlo|conocerla) !(conmigo|con nosotros|tambien)",
      ],
    },
    together: {
      en: ["i|me|we|us and|n|with my|our|the {who}; {who} and i|me|my; both of us; we both|all; together"],
      es: ["yo y|con mi {quien}; {quien} y yo; juntos; los dos; con mi {quien}"],
    },
  },
  lists,
);

/** Whether a normal text says that somebody else comes to see the home in the renter's place: "mi cuñada podría ir a verlo". */
export function comesInstead(text: string): boolean {
  const told = toldIn(text);
  return told.has("instead") || (told.has("another") && !told.has("together"));
}

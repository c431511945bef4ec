import { readerOf } from "../text/word-table.ts";

/*
 * "We got a notice to vacate and have nowhere to go": who is about to lose the home they live in. They end no lease of
 * theirs early, move no showing, and above all want to know how soon they can move in.
 */

const toldIn = readerOf({
  loses: {
    en: [
      "being|getting|facing evicted|eviction; (evicting|evict) me|us; eviction notice; notice to vacate|quit",
      "(being|getting|got|was|were) (kicked|thrown|put) out; (kicking|throwing|putting) me|us out",
      "(got|served|received|given|gave me|gave us|has given me|has given us) .. (day notice|our notice|notice)",
      "nowhere (else)? to go|stay|live|sleep; no|without . place to go|stay|live|sleep; be|end up homeless; on the street",
      "(lease|contract) (is up|is over|ends|runs out|expires) (today|tonight|tomorrow)",
    ],
    es: [
      "me|nos (van a|estan|quieren|esta)? desalojar|desalojando|desalojan|corrieron|corriendo|correr|echaron|echando",
      "me|nos (van a|estan) sacar|sacando; orden|aviso|carta de desalojo; en la calle",
      "no tengo|tenemos (a)? (donde ir|donde vivir|donde quedarme|donde quedarnos|donde dormir)",
      "contrato (se|me|nos)? (se)? (acaba|vence|termina) hoy|manana; (acaba|vence|termina) el contrato hoy|manana",
    ],
  },
  // "I was evicted in 2021", "what if I get evicted", of a record or of what might be
  "tells-otherwise": {
    en: [
      "ago; in the past; in 19*|20*; record; history; background; ever; if; years; before; would; parking|park|noise on the street",
    ],
    es: ["hace; si; record; historial; antes; alguna vez; estaciono|estacionar|estacionamiento en la calle"],
  },
});

/** Whether a normal text tells that somebody is about to lose their home. */
export const losesHome = (text: string): boolean => {
  const told = toldIn(text);
  return told.has("loses") && !told.has("tells-otherwise");
};

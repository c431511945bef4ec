import { readerOf } from "../text/word-table.ts";

/*
 * "My score used to be 580, I don't know it now": a score that is not told as today's.
 */

const toldIn = readerOf(
  {
    dated: {
      en: ["used to be|have; {credit} ... {formerly}; {formerly} .. {credit}; had . {credit} ... {formerly}"],
      es: ["{creditInSpanish} ... {formerlyInSpanish}; {formerlyInSpanish} .. {creditInSpanish}"],
    },
    changed: {
      en: [
        "(is|should be|must be|has to be|might be|probably) . {otherwise} (now|today|since|by now); (has|have) . (changed|improved|risen)",
        "(has|have) . (gone|went|come|came|gotten|got|been going) . (up|down|better|higher|lower|worse); now . . {otherwise}",
        "it|that|score|credit (went|came) (up|down) (since|after); been (raising|fixing|rebuilding|repairing) (it|that|my)",
      ],
      es: [
        "ahora . . {otherwiseInSpanish}; ya . {otherwiseInSpanish}; (ha|habra) (subido|bajado|cambiado|mejorado); ya (subio|bajo|cambio|mejoro)",
      ],
    },
    unknown: {
      en: ["now|today|currently . {unsure}; {unsure} .. (now|anymore|today|currently|any more|these days)"],
      es: ["ahora|hoy|ya {unsureInSpanish}; {unsureInSpanish} .. ahora|hoy|actual"],
    },
    "last-seen": {
      en: ["last . i|we (looked|checked|saw|pulled|knew|heard); (when|time) i|we . (looked|checked|saw|pulled)"],
      es: ["ultima vez; cuando|que lo (vi|revise|cheque|mire)"],
    },
  },
  {
    credit: "credit; score; fico",
    creditInSpanish: "credito; puntaje",
    formerly: "last year; year ago; years ago; before; back in; back then; once; previously",
    formerlyInSpanish: "antes; el ano pasado; hace (un|dos|tres|unos|#|varios)? anos|ano; en ese entonces",
    otherwise: "higher; lower; better; worse; different; more; less",
    otherwiseInSpanish: "mas alto; mas bajo; mejor; peor; diferente; otro",
    unsure: "(do not|no longer) know; not sure; no idea; unsure; idk; who knows; no clue; could not tell",
    unsureInSpanish: "no (lo)? se|sabria; ni idea; quien sabe; no estoy seguro|segura",
  },
);

/** Whether a score of a clause may be no longer so, by that clause or by all that is said. */
export function mayBeOld(clause: string, all: string): boolean {
  const told = toldIn(all);
  return toldIn(clause).has("dated") || told.has("changed") || (told.has("unknown") && !told.has("last-seen"));
}

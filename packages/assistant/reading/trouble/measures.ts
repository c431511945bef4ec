import type { Measure } from "../../heard/trouble.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf, tells, type WordTable } from "../text/word-table.ts";

/*
 * What somebody in an emergency says has been done already, looked for in the normal form (normal.ts) of each sentence:
 * "we're all out", "the firemen are on the way", "I turned the valve". A question or a "not" tells of nothing done.
 */

const lists: WordLists = {
  we: "i; we; everyone; everybody; all of us; both of us; me and ..",
  are: "am; are; is; got; went; came; have; gotten; all; both; already; now; just; safely; standing; waiting",
  out: "outside; out front|now|with|here; out (of|on|in) (the|there|my) !(town|state|country|area|office|city); out $; evacuated; across the street; next door; in the car|yard|driveway; in the parking lot",
  helper:
    "911; fire man|men|fighter|dept|department|truck|crew; fireman; firemen; firefighter; ambulance; paramedic; police; cop; gas|water|power|electric|utility co|company|man|guy|people|department|crew; electrician; plumber",
  comes:
    "coming; on the|their|his|its way; en route; here; outside; sending; called; arrived; came; shut; turned; cut; said; say; told",
  helperInSpanish: "911; bombero; ambulancia; policia; compania; electricista; plomero; los de (gas|la luz)",
  comesInSpanish:
    "viene; vienen; en camino; llegaron; llego; estan; esta aqui; manda; mandan; mandaron; avisado; dijeron; dijo",
  off: "off; valve; main; breaker; shutoff",
  fed: "gas; water; power; electricity; breaker; main; valve; stove; it",
  shutInSpanish:
    "cerre; cerramos; cerro; cerraron; apague; apagamos; apago; apagaron; corte; cortamos; corto; cortaron",
};

const measures: WordTable<Measure> = {
  out: {
    en: ["{we} {are} {are}? {are}? {out}"],
    es: ["estoy|estamos|todos|ya . . afuera|fuera; sali; salimos; salieron todos"],
  },
  called: {
    en: [
      "(called|phoned|dialed|reported it to|got) (the|my)? {helper}; (called|phoned|dialed|reported it to) them",
      "got them; {helper} .. {comes}",
    ],
    es: [
      "llame|llamamos|llamaron|hable|hablamos|marque|avise . . {helperInSpanish}; los|les llame|llamamos",
      "{helperInSpanish} .. {comesInSpanish}; viene|vienen|manda|mandan|llegaron .. {helperInSpanish}",
    ],
  },
  "shut-off": {
    en: ["turned|shut|closed|switched|cut|flipped .. . {off}; {fed} is|was|are|got . off|closed|shut"],
    es: ["{shutInSpanish} (ya)? el|la|los gas|agua|luz|llave|valvula|fusible|pastilla|breaker"],
  },
};
const measuresOf = readerOf(measures, lists);

/** What is asked, denied or wished for is not done. */
const isUndone = tells({
  en: ["not; never; nobody; no one; unable; should; could; would; will; need to; have to; how; where; who"],
  es: ["debo; tengo que; nadie; donde; quien"],
});
/** Who is still in there is not out. */
const isInside = tells({
  en: ["still in|inside; trapped; stuck; ran|went|gone back in"],
  es: ["sigue|siguen adentro; atrapad*"],
});
const shortIs = /(?<=\w)['’]s\b/g;
const within = /(?<=[?.!\n;])\s*|, | but | pero /;

/** What a message says has been done already, in the normal form. */
export function measuresIn(text: string): Measure[] {
  const told = text
    .replace(shortIs, " is")
    .split(within)
    .filter((sentence) => !sentence.includes("?") && !isUndone(sentence))
    .map(measuresOf);
  return (Object.keys(measures) as Measure[]).filter(
    (measure) => told.some((found) => found.has(measure)) && !(measure === "out" && isInside(text)),
  );
}

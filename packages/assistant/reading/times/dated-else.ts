import { readerOf, tells } from "../text/word-table.ts";
import { isAboutMovingIn } from "./move-in-or-visit.ts";
import type { JudgedTime } from "./time-roles.ts";

/*
 * Dates of what is over, comes back every year, or is somebody else's: the month of a score, a birthday, until when a guest
 * stays. Nobody moves in or comes by then, whatever Piper asked.
 */

const ofElse = readerOf({
  over: {
    en: [
      "was; were; had; did; got; went; came; left; took; sold; bought; checked; looked; pulled; dropped; filed; began; lost; finished",
      "graduated; hired; promoted; approved; renewed; discharged; dismissed; ended; expired; evicted; moved out; divorced; been; since; back in",
    ],
    es: [
      "era; estaba; fue; tuve; tuvimos; tenia; hubo; estuvo; renovo; renovaron; salio; termino; perdi; empece; entre a; cumpli; pasado; desde que",
    ],
  },
  // "I was thinking of October" is of what is to come.
  wished: {
    en: [
      "think; thinking; thought; hope; hoping; hoped; plan; planning; planned; aim; aiming; want; wanted; need; needed; like; say; said",
      "told; mean; meant; ready; supposed; going to; would; will; could; can; looking for",
    ],
    es: ["quer*; quier*; quisier*; pens*; pienso; necesit*; dije; seria; podria*; ibamos; iba"],
  },
  ofPerson: {
    en: [
      "bday; birthday; born; turn|turns|turning #; anniversary; baby|twins come|comes|coming|arrive|due; due date; expecting",
      "get|gets|getting|got paid; payday; pay day; paycheck; bonus; raise; tax|taxes; stub; w2; surgery; quince",
    ],
    es: ["cumple; cumpleanos; nacio; nace; nacen; aniversario; pagan; cobro; cobramos; quincena; aumento; operacion"],
  },
  ofGuest: {
    en: [
      "come|comes|coming up|over|down|by|to|for|every|back|with; visit; visits; visiting; stay|stays|staying; be there|here|with; is with",
    ],
    es: ["viene; vienen; visita; visitan; se queda; se quedan; estara; estaria; se va; se regresa"],
  },
});
const ofOther = tells({
  en: [
    "^ (and|but|so|because)? she|he|they|it",
    "^ (and|but|so|because)? my|our . mom|mother|dad|father|parents|son|daughter|kid|kids|brother|sister|cousin|uncle|aunt|grandma|grandpa|grandkids|niece|nephew|friend|roommate|boyfriend|girlfriend|in-laws|family|guests|company",
    "^ (the)? (in laws|in-laws|inlaws); ^ grandkids|grandchildren|guests|relatives|family|grandma|grandpa|mom|dad|abuela|abuelo|mama|papa",
  ],
  es: [
    "^ (y|pero|que)? ella|el|ellos|ellas",
    "^ (y|pero|que)? mi|mis|nuestra|nuestros . mama|papa|papas|padres|hermano|hermana|hijo|hija|primo|prima|tio|tia|abuela|abuelo|nietos|suegra|suegros|amiga|amigo|sobrino|sobrina",
  ],
});
const everyTime = /\b(?:every|each|cada|todos los|todas las)(?: \w+)? $/;
const untilThen = /\b(?:un)?(?:till?|hasta|through|thru)(?: about| around| the| el| la| como)* $/;

/** Whether a date is of something else by the words of its own clause; `isFar`: it is further ahead than one comes by. */
export function isDatedElse(text: string, { at, end, hasHour }: JudgedTime, isFar: boolean): boolean {
  if (hasHour) return false;
  const lead = clauseBefore(text, at);
  const clause = `${lead}${text.slice(at, end)}${clauseAfter(text, end)}`;
  if (isAboutMovingIn(clause)) return false;
  const told = ofElse(clause);
  const isOthers = isFar && !told.has("ofPerson") && ofOther(beginningOf(lead));
  if (isOthers && (untilThen.test(lead) || told.has("ofGuest"))) return true;
  if (everyTime.test(lead)) return isFar;
  return told.has("ofPerson") || (isFar && told.has("over") && !told.has("wished"));
}

/** The words that may say whom a clause is of. */
const beginningOf = (lead: string): string => lead.trim().split(" ", wordsOfWhom).join(" ");
const wordsOfWhom = 6;

const mark = /[.;!?,] /;
const clauseBefore = (text: string, at: number): string => text.slice(0, at).split(mark).at(-1) as string;
const clauseAfter = (text: string, end: number): string => text.slice(end).split(/[.;!?,]/)[0] as string;

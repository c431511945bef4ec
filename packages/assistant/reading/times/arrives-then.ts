import { tells } from "../text/word-table.ts";
import { speaksOfComing } from "./move-in-or-visit.ts";
import type { JudgedTime } from "./time-roles.ts";

/*
 * Dates from which the home is needed though no word says "move in": one that the words after it come back to ("I land the 26th,
 * so I need it from then"), and one weeks ahead on which somebody comes to live there ("we'd arrive the 20th of September").
 */

/** A day named before, taken up again. */
const takesUp = tells({
  en: [
    "from|by|starting|beginning|since then|there; from then|there on; from|by|on|starting that day|date|point|week|weekend",
    "that is (when|why|the day|the date|our date|my date); that (very|same)? day; so then; then i|we; after that",
  ],
  es: [
    "(desde|para|a partir de) (entonces|ahi|ese dia|esa fecha|esa semana); de ahi|entonces; en esa fecha; ese (mismo)? dia",
    "esa misma semana; esa misma fecha; esa semana",
  ],
});
/** A wish to live in the home. */
const wishesForHome = tells({
  en: [
    "need; want; would like; take; rent; lease; move; moving; live; living; key; place; home; apartment; house; studio; housed",
    "somewhere; settled; come|coming in|straight; be in; go into",
  ],
  es: [
    "necesit*; ocup*; quier*; quer*; quisier*; tomar*; rent*; alquil*; mud*; viv*; entrar*; ingresar*; llaves; departamento; depa; casa; apartamento",
  ],
});
/** Coming to a place to live there. */
const arrives = tells(
  {
    en: [
      "i|we|id {still}? {still}? {still}? {arriving}; i|we|id .. {there}; i|we|id ... for good; and {arriving}",
      "i|we {still}? (start|starting|begin|beginning) ... there; start|starts|starting|begin|begins ... there",
      "(report|reports|reporting) (to|for|in|on|there)?; pcs|pcsing; transfer|transfers|transferring; transferred to; relocating to; orders ... me|us",
      "(plan|planning|aim|aiming|shooting|hoping) (on|for) !(see|look|tour|visit|come|view); moving van|truck; {truck} .. booked|reserved|rented|scheduled|come|comes|coming; my {someone} reports|transfers",
    ],
    es: [
      "voy|vamos|van a llegar; llego; llegamos; llegaria; llegariamos; llegaremos; llegare; llegando; aterriz*; volamos; vuelo el|en; me|nos traslad*",
      "(empiezo|empezamos|empieza|entro) ... alla|ahi; me|nos vamos|voy para alla; ahi|alla estaremos|estare",
    ],
  },
  {
    still: "would|will|am|are|be|only|just|all|both|do|not|should|also|then",
    arriving: [
      "arrive|arriving|land|landing|relocate|relocating",
      "(get|getting|come|coming|head|heading) (in|into|to|up|down|out|back|north|south|home|there|with) !(look|see|visit|know|work|view|tour)",
      "(pull|pulling|roll|rolling) in|into|up; (go|going) straight|right|directly (in|into|to); (drive|driving|fly|flying) in|up|down|out|home",
    ],
    there: "be there (from|on|by)",
    truck: "mover|movers|truck|uhaul|u-haul|van",
    someone: "husband|wife|partner|fiance|fiancee|unit",
  },
);
/** "I was transferred", "my brother arrives": what is over, or told of another, is no coming of the renter's own. */
const ofElse = tells({
  en: [
    "arrived|landed|came|got|started|began; was|were transferred|relocated; (he|she|they|package|baby|furniture|check|mail) arrive|land|get|start",
    "to|and (look|see|visit|tour); visiting; vacation; trip; back from|to; paid; pay ?day; raise",
  ],
  es: ["llegue; llego mi; llega; llegaron; empece; de vacaciones; de visita; a ver"],
});
/** How many of the words after a date may come back to it. */
const wordsAfter = 16;
const nextWords = (text: string): string => text.split(" ").slice(0, wordsAfter).join(" ");

/** Whether the home is needed from a date on by what follows it, up to the next time at `until`. */
export function isNeededThen(text: string, { at, end, hasHour }: JudgedTime, until: number): boolean {
  const after = nextWords(text.slice(end, until).trim());
  if (hasHour || !takesUp(after) || speaksOfComing(after)) return false;
  return wishesForHome(after) || (/^\W*(?:so|and|asi que|y)\b/.test(after) && arrives(clauseAround(text, at)));
}

/** Whether somebody comes to live there on a date by its own clause, in which another time begins at `until`. */
export function arrivesThen(text: string, { at, hasHour }: JudgedTime, until: number): boolean {
  const clause = clauseAround(text.slice(0, until), at);
  return !hasHour && arrives(clause) && !ofElse(clause) && !speaksOfComing(clause);
}

/** The words up to the marks on both sides of a place. */
const clauseAround = (text: string, at: number): string => {
  const [from, to] = [text.slice(0, at), text.slice(at)];
  return `${from.split(/[.;!?]|, /).at(-1)}${to.split(/[.;!?]|, /)[0]}`;
};

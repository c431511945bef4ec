import { tells } from "../text/word-table.ts";

/*
 * What follows a day by which it does not suit: "Friday is hard", "Saturdays I coach", "los sábados tengo puesto".
 */

const lists = {
  part: "morning|afternoon|evening|night|manana|tarde|noche",
  very: "kinda|kind of|too|so|really|pretty|usually|always|a|the|just|little|bit|muy|bien|un poco|mas|siempre",
  unfit: [
    "bad; no good|go; impossible; hard; harder; tough; rough; tricky; difficult; crazy; hectic; packed; booked; out of the question",
    "(off|not on) the table; dificil; complicad*; pesad*; imposible; ocupad*",
  ],
  occasion: [
    "church; choir; mass; bible study; service; practice; rehearsal; family; class; school; swim; soccer; baseball; football; karate",
    "date night; game night; sabbath; court; wedding; funeral; party; dialysis; therapy; game; recital; tournament; misa; iglesia; ensayo",
  ],
  free: "free; off; open; available; around; home; good; fine; okay; flexible; happy",
  may: "can; could; would; will; may; might; am; are; do; prefer; like; love; want; get; have|got; need; see; think; guess",
};

const isUnfit = tells(
  {
    en: [
      "^ {part}? (is|are|will be|get|gets|look|looks|'s) {very}? {very}? {unfit}",
      "^ {part}? (is|are|'s) (for|my|our|the)? {occasion}",
      "^ {part}? i|we (am|are) (on|at) (doubles|shift|call|duty|nights|work); ^ {part}? i|we (am|are) working|booked !(till|until|from)",
      "^ {part}? i|we work !(till|until|from|at|for|with|in|un|#)",
    ],
    es: [
      "^ {part}? (es|esta|son|estan|se me hace|me queda|nos queda|me resulta) {very}? {very}? {unfit}; ^ {part}? se me|nos complica",
      "^ {part}? (trabajo|trabajamos|me toca trabajar|turno|guardia) !(hasta|de|desde)",
      "^ {part}? (es|son) (de|para|la)? {occasion}",
    ],
  },
  lists,
);
/** What one does on a day of every week: "Saturdays I coach", and not "Saturdays I can". */
const isKept = tells(
  {
    en: [
      "^ i|we !({may}) . !(free|off|open|available|can|could)",
      "^ i|we have !(free|off|time|nothing|no); ^ i|we am|are !({free})",
    ],
    es: [
      "^ tengo|tenemos|cuido|cuidamos|juego|vendo|estudio|trabajo|trabajamos|voy|vamos !(libre|tiempo|a verlo|a verla|disponible|hasta|de|desde)",
    ],
  },
  lists,
);
const everyWeek = /(?:days|ends|dias|los (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?))$/;
/** How much after a day says whether it suits. */
const near = 60;

/** Whether the words right after a day say that it does not suit; `day`: the day as it is written, with what leads to it. */
export function isKeptDay(day: string, after: string): boolean {
  const rest = after.slice(0, near).split(/[.;!?]/)[0] as string;
  return isUnfit(rest) || (everyWeek.test(day) && isKept(rest.replace(/^,/, "")));
}

import { family, partners } from "../people/relatives.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";
import { namesWeekday } from "./calendar-words.ts";
import { visitWords } from "./move-in-or-visit.ts";

/** Where one thing said ends and another begins, as people write without full stops. */
const opener =
  "but|so|and then|can (?:we|i|you)|could (?:we|i|you)|how about|what about|let us|maybe|pero|asi que|podemos|que tal";
const border = new RegExp(`(?<=[.?!;,\\n])\\s+|\\s+(?=(?:${opener})\\b)`);

const lists: WordLists = {
  hour: "at|until|till #; a la #; a las #",
  day: "monday; tuesday; wednesday; thursday; friday; saturday; sunday; tomorrow; lunes; martes; miercoles; jueves; viernes; sabado; domingo",
  // What somebody has on a day but is time for a visit.
  ofShowing:
    "time; availability; (a|an)? opening|gap|break|showing|tour|visit|appointment|viewing; nothing; to; tiempo; libre; (una)? cita|visita; nada",
  something: "!({ofShowing}|on|el) ... on|el {day}",
  reach:
    "text; texting; message; messaging; contact; email; write; writing; call; calling; phone; bother; ring; ringing; buzz",
  person: "kid; son; daughter; boy; girl; husband; wife; mom; he; she; they",
};

const toldIn = readerOf(
  {
    occasion: {
      en: [
        "wedding; operation; interview; hot|blind|lunch|dinner|first|a date; funeral; exam; doctor; dentist; flight; meeting; party",
        "concert; graduation; surgery; court; class; choir; church; mass; practice; rehearsal; recital; soccer; football",
        "basketball; baseball; lesson; therapy; pta; daycare; school",
      ],
      es: [
        "boda; operacion; cirugia; entrevista; examen; vuelo; reunion; fiesta; dentista; medico; misa; iglesia; ensayo; partido; clase; escuela",
      ],
    },
    happens: {
      en: [
        "have; has; had; got; having; is; was; attend*; go|going to; forgot; remembered; there is; because of; let|get out",
        "end; start; {hour}",
      ],
      es: ["tengo; hay; es; olvide; sale; salgo; termina; empieza"],
    },
    wishes: {
      en: [
        "free; available; how|what about; let us; can we|you|i; could; please; instead; would like; i would; after; before; later than",
        "i want to come|see|view|visit",
      ],
      es: ["puedo; podria; mejor; despues; antes; mas tarde que"],
    },
    // "I have dialysis on Monday"
    engaged: { en: ["i|we have|got {something}"], es: ["tengo|tenemos {something}"] },
    // A child's birth in August is no day to come or to move in on.
    birth: {
      en: [
        "am|is|are due in|on|around|by; due date; birth; expecting in|on|around|twins; baby (is)? com*|arriv*|due*",
        "expecting a|our|my . baby|child|son|daughter",
      ],
      es: ["nace; nacera; naceran; dara|dare|dar a luz; salgo de cuentas; parto"],
    },
    // What was or will be done on a day that is no wish: "paid it on Monday", "my shift starts at 3".
    done: {
      en: [
        "i|we|she|he (already)? paid|lived|moved|called|emailed|applied|sent|dropped|visited|saw|toured|submitted",
        "(i|we|she|he) turned in; paid (it|that|the fee); i|we|will|to|can|did|just pay (it|that|the fee); get|getting|got paid on|every|next|this|the; until last",
        "my|his|her shift start|end|begin; i|we (start|get off|get out|finish) (of)? work|class|school",
        "i|we|they|{person} (am|is|are)? (still|already|usually|always)? sleep|sleeps|nap|sleeping|asleep; i|we|they|{person} go|goes to bed; i|we|they|{person} work .. until|till|til; i|we|they|{person} work .. (from|to #); {person} get|let out|off|home",
      ],
      es: [
        "(trabajo|trabajamos|trabaja|trabajan|estudio|estudia) .. hasta; duermo|dormimos|duerme; (estoy|estamos|esta) (todavia|ya)? dormid*|durmiendo; (me|se) acuesto|acuesta",
        "(trabajo|trabajamos|trabaja|trabajan|estudio|estudia) .. de|desde las|#|{day}",
      ],
    },
    // What the listing says is known to its reader: "I know it says June 1".
    listing: {
      en: [
        "it|ad|listing|post|posting|site|page|zillow|facebook|sign said|showed|listed; i know (it is|that it is|the)",
      ],
    },
    open: { en: ["open; free; work"] },
    // "Don't text me till 4" and "you can reach me after 4" say when they are reached.
    reached: {
      en: ["(do not|never|stop|quit) (please|ever)? {reach}; (can|may|could) (reach|{reach}) me|us"],
      es: [
        "no (me|nos)? llame|llamen|escriba|escriban|mande|manden|contacte; me|nos encuentra|encuentran|localiza|localizan",
      ],
    },
    // "You can call me, just not before nine"
    calls: {
      en: ["{reach}; calls; texts; reach (me)? at|by|on; my (cell)? number"],
      es: ["llam*; escrib*; mi celular|numero"],
    },
    notBefore: { en: ["not before|until|till|after|past; no calls|texts before|after"], es: ["no antes|despues"] },
    formerly: {
      en: ["was|were going|planning|hoping; was|were thinking ... but; originally; wanted ... but"],
      es: ["iba a; queria ... pero"],
    },
  },
  lists,
);
/** "Friday works", and not "I work Friday". */
const works = new RegExp(
  String.raw`(?<!\b(?:he|she|who|${partners}|${family}) )\bworks\b|(?<!\b(?:i|we|he|she|they|who) )\bwork\b`,
);

/** "It says June 1", and not "does it say June 1". */
const itSays = /\b(?:it|ad|listing|post(?:ing)?|site|page|zillow|facebook|sign) (?:says|shows|lists)\b/;

const elsewhere = ["occasion", "engaged", "birth", "formerly", "done", "reached"] as const;

/**
 * A normal text without what is told of other engagements and of wishes given up, whose days and times are no wish to
 * visit: "I have an interview Friday at 2, how about Monday" leaves "how about Monday".
 */
export function withoutEngagements(text: string): string {
  const told = toldIn(text);
  const isOfCalls = told.has("calls") && told.has("notBefore");
  if (!isOfListing(text) && !isOfCalls && !elsewhere.some((kind) => told.has(kind))) return text;
  const parts = text.split(border);
  return parts
    .filter((part, i) => !isElsewhere(part) && !isGivenUp(part, parts[i + 1]) && !isOfCall(part, parts[i - 1]))
    .join(" ");
}

/** Whether a part tells from when on one may be called, by itself or with the one before it. */
const isOfCall = (part: string, before = ""): boolean =>
  toldIn(part).has("notBefore") &&
  toldIn(`${before} ${part}`).has("calls") &&
  !visitWords.test(part) &&
  !namesWeekday(part);

function isElsewhere(part: string): boolean {
  const told = toldIn(part);
  if (isOfListing(part) && !told.has("open")) return true;
  if (told.has("reached")) return true;
  const isEngaged = (told.has("occasion") && told.has("happens")) || told.has("engaged");
  return (isEngaged || told.has("birth") || told.has("done")) && !told.has("wishes") && !works.test(part);
}

const isOfListing = (part: string): boolean => toldIn(part).has("listing") || itSays.test(part);

const isGivenUp = (part: string, next: string | undefined): boolean =>
  toldIn(next === undefined ? part : `${part} ${next}`).has("formerly") && toldIn(`${part} but`).has("formerly");

import { anyOf } from "./any-of.ts";

/*
 * "I'm not ready to pick a time yet", "don't rush me", "todavía no quiero agendar": who wants no times for now.
 */

const notYet = anyOf(
  "not (?:quite |really |even )?ready (?:to|for)(?: (?:a|any|pick|choose|book|schedule|set up|commit to|talk about))*",
  "not (?:(?:looking|trying|going|planning) to |want(?:ing)? to )(?:pick|choose|book|schedule|set up|commit to)(?: \\w+)?",
  "(?:rather|will) not (?:pick|choose|book|schedule|set up)(?: \\w+)?; no (?:need|reason) to (?:pick|book|schedule)(?: \\w+)?",
);
const ofTimes =
  "(?: a| any| the| those)?(?: (?:specific|exact))? ?(?:times?|day|date|visits?|viewings?|showings?|tours?|appointments?)";
const hurries = anyOf(
  "(?:do not|stop|without|quit) (?:rush(?:ing)?|pressur(?:e|ing)|push(?:ing)?) (?:me|us)",
  "no me (?:apures?|presiones?|apresures?|apuren|presionen); no (?:nos|me) (?:este|esten) (?:apurando|presionando)",
);
const aunNo = anyOf(
  "(?:todavia|aun|por ahora|ahorita) no (?:quiero|queremos|voy a|puedo|deseo) (?:agendar|escoger|elegir|apartar|hacer)",
  "no (?:quiero|queremos) (?:agendar|escoger|elegir|apartar|hacer)(?: \\w+){0,3} (?:todavia|aun|por ahora|ahorita)",
  "no (?:estoy|estamos) list[oa]s? para (?:agendar|escoger|elegir|apartar|una cita|la visita|verla|visitar)",
);

/** Whether the normal form of a message puts off choosing when to come. */
export const wantsNoTimesYet = new RegExp(`\\b(?:${notYet}${ofTimes}\\b|${hurries}\\b|${aunNo}\\b)`);

import { anyOf } from "../text/any-of.ts";
import { tells } from "../text/word-table.ts";

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
/** "No need to schedule anything right now" */
const come = "(?:see|view|tour|visit|schedule|book|pick|choose|set up)";
const now = "(?:yet|right now|for now|just now|at this (?:point|time))";
const notNow = `(?:not|no) (?:want|need|looking|trying|planning|going) to ${come}(?: ${anyOf(
  "it; anything; an?; any; the; place; home; house; times?; tours?; showings?; visits?; viewings?",
)}){0,3} ${now}`;
const hurries = anyOf(
  "(?:do not|stop|without|quit) (?:rush(?:ing)?|pressur(?:e|ing)|push(?:ing)?) (?:me|us)",
  "no me (?:apures?|presiones?|apresures?|apuren|presionen); no (?:nos|me) (?:este|esten) (?:apurando|presionando)",
);
const aunNo = anyOf(
  "(?:todavia|aun|por ahora|ahorita) no (?:quiero|queremos|voy a|puedo|deseo) (?:agendar|escoger|elegir|apartar|hacer|verl[ao]|visitarl[ao]|ir)",
  "no (?:quiero|queremos) (?:agendar|escoger|elegir|apartar|hacer)(?: \\w+){0,3} (?:todavia|aun|por ahora|ahorita)",
  "no (?:estoy|estamos) list[oa]s? para (?:agendar|escoger|elegir|apartar|una cita|la visita|verla|visitar)",
);

/** "I didn't ask for a time", "yo no pedí una visita" */
const showing = "(?:times?|tours?|showings?|visits?|viewings?|appointments?|slots?|days?)";
const neverAsked = `(?:did not|never|was not|am not|not) (?:even )?(?:ask|asked|asking|request|requested)(?: you)?(?: for| about)?(?: an?| any| the)? ${showing}`;
const noPedi =
  "(?:no|nunca) (?:le |te )?(?:pedi|pregunte por|he pedido|estoy pidiendo|queria|quise)(?: un[ao]?| ningun[ao]?| la| el)? (?:visitas?|citas?|horarios?|horas?|recorridos?)";

/** Whether the normal form of a message puts off choosing when to come. */
export const wantsNoTimesYet = new RegExp(
  `\\b(?:${notYet}${ofTimes}\\b|${notNow}|${hurries}\\b|${aunNo}\\b|${neverAsked}\\b|${noPedi}\\b)`,
);

/** Whether a normal text says that nothing presses: "no rush", "con calma". */
export const saysNoHurry = tells({
  en: [
    "no rush|hurry; take your time; (not|never) in a|any|much rush|hurry; (just|only) (starting to look|looking around|browsing)",
  ],
  es: ["sin prisa|apuro; no hay|tengo|tenemos|corre . prisa|apuro|afan; con calma; tome|tomese su tiempo"],
});

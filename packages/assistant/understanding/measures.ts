import type { Measure } from "../piper.ts";

/*
 * What somebody in an emergency says has been done already, looked for in the normal form (normal.ts) of each sentence:
 * "we're all out", "the firemen are on the way", "I turned the valve". A question or a "not" tells of nothing done.
 */

const we = "(?:i|we|everyone|everybody|all of us|both of us|me and (?:\\w+ )?\\w+)";
const are = "(?: (?:am|are|is|got|went|came|have|gotten|all|both|already|now|just|safely|standing|waiting))+";
const outThere =
  "(?:out(?:side| front| (?:now|w|with|here|on|in the)\\b| of (?:the|there|my)\\b|[^\\w ]|$)|evacuated|across the street|next door|in the (?:car|yard|parking lot|driveway))";

const helper =
  "(?:911|fire ?(?:m[ae]n|fighters?|dept|department|truck|crew)|ambulance|paramedics?|police|cops?|(?:gas|water|power|electric|utility) (?:co|company|man|guys?|people|department|crew)|electrician|plumber)";
const comes =
  "(?:coming|on (?:the|their|his|its) way|en route|here|outside|sending|called|arrived|came|shut|turned|cut|said|says|told)";
const helperInSpanish =
  "(?:911|bomberos?|ambulancia|policia|compania(?: de (?:gas|luz|agua))?|electricista|plomero|los de (?:gas|la luz))";
const comesInSpanish = "(?:vienen?|en camino|llegaron|llego|estan|esta aqui|mandan?|mandaron|avisados?|dijeron|dijo)";

const off = "(?:off|valve|main|breakers?|shutoff)";
const fed = "(?:gas|water|power|electricity|breakers?|main|valve|stove|it)";
const shutInSpanish = "(?:cerre|cerramos|cerro|cerraron|apague|apagamos|apago|apagaron|corte|cortamos|corto|cortaron)";

const told: Record<Measure, RegExp> = {
  out: new RegExp(
    [
      `\\b${we}${are} ${outThere}`,
      "\\b(?:estoy|estamos|todos|ya) (?:\\w+ ){0,2}(?:afuera|fuera)\\b",
      "\\b(?:ya )?(?:sali|salimos|nos salimos|salieron todos)\\b",
    ].join("|"),
  ),
  called: new RegExp(
    [
      `\\b(?:called|phoned|dialed|reported it to|got) (?:the |my )?(?:${helper}|them)\\b`,
      `\\b${helper}(?: \\w+){0,3} ${comes}\\b`,
      `\\b(?:llame|llamamos|llamaron|hable|hablamos|marque|avise)(?: \\w+){0,2} (?:${helperInSpanish})\\b|\\b(?:ya )?(?:los|les) (?:llame|llamamos)\\b`,
      `\\b${helperInSpanish}(?: \\w+){0,3} ${comesInSpanish}\\b|\\b(?:vienen?|mandan?|llegaron)(?: \\w+){0,3} ${helperInSpanish}\\b`,
    ].join("|"),
  ),
  "shut-off": new RegExp(
    [
      `\\b(?:turned|shut|closed|switched|cut|flipped)(?: \\w+){0,4} ${off}\\b`,
      `\\b${fed} (?:is|was|are|got)(?: \\w+)? (?:off|closed|shut)\\b`,
      `\\b(?:${shutInSpanish}) (?:ya )?(?:el|la|los) (?:gas|agua|luz|llave|valvula|fusibles|pastillas|breakers?)\\b`,
    ].join("|"),
  ),
};

const isNone =
  /\?|\b(?:not|never|nobody|no one|unable|should|could|would|will|need to|have to|how|where|who|debo|tengo que|nadie|donde|quien)\b/;
/** Who is still in there is not out. */
const isInside = /\b(?:still (?:in|inside)|trapped|stuck|(?:ran|went|gone) back in|sigue(?:n)? adentro|atrapad\w+)\b/;
const shortIs = /(?<=\w)['’]s\b/g;

/** What a message says has been done already, in the normal form. */
export function measuresIn(text: string): Measure[] {
  const sentences = text
    .replace(shortIs, " is")
    .split(/(?<=[?.!\n;])\s*|, | but | pero /)
    .filter((sentence) => !isNone.test(sentence));
  return (Object.keys(told) as Measure[]).filter(
    (measure) =>
      !(measure === "out" && isInside.test(text)) && sentences.some((sentence) => told[measure].test(sentence)),
  );
}

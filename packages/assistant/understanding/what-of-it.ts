import type { Point, Question } from "../heard.ts";

/*
 * What a question wants to know of a thing, and whether a sentence says that: "who shovels" is told by who removes the snow
 * and not by where the shovels are.
 */

/** `isAll`: a sentence that does not say it is beside the question, whatever else it says of the thing. */
type Words = { asks: RegExp; says: RegExp; isAll?: boolean };

/** Any of the words, or of the patterns of words, in two languages. */
const anyOf = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`, "i");

const amount: Words = {
  asks: anyOf(
    "how much|free|costs?|fees?|price|charges?|charged?|rate|pay|any extra|extra (?:for|to)",
    "cuanto (?:cuesta|cobran|sale|vale|es|se paga|pago)|cuanto|gratis|cuesta|cobran|cargo|cuota|precio|tarifa",
  ),
  says: /\$ ?\d|\b(?:no (?:extra |additional )?(?:charge|fee|cost)|free|included|gratis|sin costo|incluid[oa])\b/i,
};
const sum: Words = {
  asks: anyOf(
    "how much(?! (?:notice|time|space|room|storage|light|noise|closet|parking))|what (?:does|do|would|will|is) .*\\b(?:cost|run)|(?:cost|price) of",
    "cuanto (?:cuesta|cobran|sale|vale|se paga|pago|pagan|pagamos)",
  ),
  says: /\$ ?\d|\b(?:free|no (?:extra )?(?:cost|charge|fee)|at no)\b|(?<!n't )\bincluded\b/i,
};
const exclusive: Words = {
  asks: anyOf(
    "private|shared?|sharing|communal|ours|(?:my|our) own|(?:all )?to (?:myself|ourselves)|(?:just|only) (?:for )?(?:us|me|ours|mine|our unit)",
    "privad[oa]s?|compartid[oa]s?|comparten?|compartimos|solo (?:para|de) (?:mi|nosotros|la unidad)|nuestr[oa] o",
  ),
  says: /\b(?:private|shared|in-unit|your own|compartid|privad)/i,
};
const means: Words = {
  asks: anyOf(
    "how (?:do|does|can|could|would|will) (?:i|we|you|it|they|that|one)",
    "como (?:se|hago|hacemos|puedo|podemos|consigo|funciona)",
  ),
  says: /\b(?:code|app|online|ask|by|through)\b/i,
};
const size: Words = {
  asks: /\b(?:how (?:big|large|wide|tall|deep|high)|what size|dimensions|square footage of|que tan (?:grande|ancho|alto)s?|de que tamano|cuanto mide|is the \w+ (?:big|large|small))\b/,
  says: /\d ?(?:x|by|sq|feet|foot|ft|square|inch|m\b)|\b(?:spacious|large|huge|oversized|amplio|grande)/i,
};
const whoever: Words = {
  asks: anyOf(
    "who|whose|(?:us|me|you|them) or|or (?:us|me|you|i|we|them|is that)",
    "quien|quienes|(?:nosotros|ustedes|yo) o|o (?:nosotros|ustedes|yo)",
  ),
  says: /\b(?:owner|landlord|hoa|association|manage(?:r|ment)|tenants?|renters?|residents?|company|service|we|dueñ[oa]|propietari[oa]|inquilin[oa]s?|asociación|administración)\b/i,
};
const fuel: Words = {
  isAll: true,
  asks: /\b(?:gas or electric\w*|electric\w* or gas|(?:run|cook|heat)\w* (?:on|with) (?:gas|electric\w*)|gas o electric\w*|electric\w* o (?:de )?gas|(?:con|de) gas)\b/,
  says: /\b(?:gas|electric\w*|eléctric\w*|induction|propane)\b/i,
};
const count: Words = {
  asks: /\b(?:how many|cuant[oa]s|both of us|each get|one each|number of)\b/,
  says: /\d|\b(?:one|two|three|four|five|six|un[oa]?|dos|tres|cuatro|cinco|both|each)\b/i,
};
const date: Words = {
  asks: /\b(?:what year|which year|when|how old|how new|que ano|cuando|que tan (?:viej|nuev)\w+)\b/,
  says: /\b(?:19|20)\d\d\b|\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|last (?:year|month)|years? ago)\b/i,
};
const condition: Words = {
  asks: /\b(?:shape|condition|any good|decent|in good|redone|replaced|leak\w*|buen(?:as|os)? (?:estado|condicion\w*)|condiciones|cambiaron|esta buen[oa])\b/,
  says: /\b(?:new|newer|brand[- ]new|replaced|redone|renovated|remodeled|updated|repaired|nuev[oa]s?|cambi\w+|renovad[oa]s?|remodelad[oa]s?|(?:19|20)\d\d)\b/i,
};
const distance: Words = {
  asks: /\b(?:how far|how close|how long (?:is|of) (?:the |a )?(?:walk|drive)|que tan (?:lejos|cerca)|a cuant[oa]s)\b/,
  says: /\b(?:minutes?|blocks?|miles?|corner|steps from|next door|across|around the corner|walk\w*|cuadras?|minutos?|esquina|enfrente)\b/i,
};
const choice: Words = {
  asks: /\b(?:mandatory|optional|required|have to|has to|must|only if|skip|opt out of|obligatori[oa]s?|opcional(?:es)?|a fuerza|forzos[oa])\b/,
  says: /\b(?:optional|if (?:wanted|you (?:want|like)|desired|needed)|required|mandatory|must|opcional|obligatori[oa]|si (?:se|lo) (?:desea|quiere))\b/i,
};
const hours: Words = {
  isAll: true,
  asks: /\b(?:what (?:hours|times?)|which hours|what days?|which days?|que horario|que dias?|a que hora)\b/,
  says: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:daily|24 hours)\b/i,
};
const permission: Words = {
  asks: /\b(?:allow(?:ed)?|permit(?:ted)?|welcome|accept(?:ed)?|(?:may|can|could) (?:i|we)|okay to|ok to|puedo|podemos|se puede|se permite\w*|permiten|aceptan)\b/,
  says: /\b(?:allow\w*|permit\w*|welcome|ok(?:ay)?|may|no|not|only|must|prohibid[oa]|permitid[oa]|aceptan|bienvenid[oa]s?)\b/i,
};
const smell: Words = { isAll: true, asks: /\b(?:smell|smells|stink|huele|olor)\b/, says: /\b(?:smell|odor|olor)/i };
const sound: Words = {
  isAll: true,
  asks: /\b(?:loud|noisy|noise|quiet|hear|ruido\w*|ruidos[oa]|tranquil[oa])\b/,
  says: /\b(?:quiet|noise|noisy|loud|silent|soundproof|tranquil[oa]|silencios[oa]|ruido)\b/i,
};

const which: Words = {
  asks: /\b(?:which(?: one| line| bus| route)?|what (?:line|route|number)|cual(?:es)?|que (?:linea|ruta|numero))\b/,
  says: /\d/,
};

const points: Record<Point, Words> = {
  amount,
  sum,
  exclusive,
  means,
  size,
  whoever,
  fuel,
  count,
  date,
  condition,
  distance,
  choice,
  hours,
  permission,
  smell,
  sound,
  which,
};

/** Whether a question in the normal form wants to know this of a thing. */
export const asksPoint = (point: Point, question: string): boolean => points[point].asks.test(question);

/** Whether a question wants to know something of a thing that there being one does not tell. */
export const asksOfPart = (question: string): boolean => ofPart.some((point) => asksPoint(point, question));
const ofPart: readonly Point[] = ["sum", "exclusive", "hours", "whoever", "means", "size", "condition", "date"];

/** Whether a sentence says this of a thing. */
export const saysPoint = (point: Point, sentence: string): boolean => points[point].says.test(sentence);

export type PointsSaid = { asked: number; said: number; isBeside: boolean };

/** A sum is an amount too, and not told twice. */
const allPoints = (Object.keys(points) as Point[]).filter((point) => point !== "sum");

/** How many things a question wants to know, and how many of them a sentence says. */
export function pointsSaid({ wants }: Question, sentence: string): PointsSaid {
  const asked = allPoints.filter((point) => wants.has(point));
  const unsaid = asked.filter((point) => !points[point].says.test(sentence));
  return {
    asked: asked.length,
    said: asked.length - unsaid.length,
    isBeside: unsaid.length === asked.length && unsaid.some((point) => points[point].isAll),
  };
}

/** Whether a question in the normal form wants to know an amount. */
export const asksAmount = (question: string): boolean => asksPoint("amount", question);

/** Whether a sentence says an amount, or that there is none to pay. */
export const saysAmount = (sentence: string): boolean => amount.says.test(sentence);

import type { Point } from "../../heard/questions.ts";
import { normal } from "../text/normal.ts";
import { readerOf, type WordTable } from "../text/word-table.ts";

const asks: WordTable<Point> = {
  amount: {
    en: ["how much; free; cost; fee; price; charge; charged; rate; pay; any extra; extra for|to"],
    es: [
      "gratis; cuesta; cobran; cargo; cuota; precio; tarifa; pagar; pago; pagamos; paga; pagan; algo extra|mas por|de",
    ],
  },
  sum: {
    en: [
      "how much !(notice|time|space|room|storage|light|noise|closet|parking); cost|price of",
      "what does|do|would|will|is ... cost|run",
    ],
    es: ["cuanto (cuesta|cobran|sale|vale|pago|pagan|pagamos|se paga)"],
  },
  exclusive: {
    en: [
      "private; share; shared; sharing; communal; my|our own; to myself|ourselves; just|only (for)? us|me|mine",
      "just|only (for)? our unit",
    ],
    es: [
      "privado; privada; compartido; compartida; comparte; comparten; compartimos; solo para|de mi|nosotros",
      "solo para|de la unidad; nuestro|nuestra o",
    ],
  },
  means: {
    en: ["how do|does|can|could|would|will i|we|you|it|they|that|one"],
    es: ["como se|hago|hacemos|puedo|podemos|consigo|funciona"],
  },
  size: {
    en: ["how big|large|wide|tall|deep|high; what size; dimension; square footage of; is the . big|large|small"],
    es: ["que tan grande|ancho|alto; que ancho|alto|largo; de que tamano; cuanto mide"],
  },
  whoever: {
    en: ["who; who'd; whose; us|them|me|you or; or us|me|you|i|we|them; or is that"],
    es: ["quien; quienes; nosotros|ustedes|yo o; o nosotros|ustedes|yo"],
  },
  fuel: {
    en: ["gas or electr*; electr* or gas; run*|cook*|heat* on|with gas|electr*"],
    es: ["gas o electr*; electr* o (de)? gas; con|de gas"],
  },
  included: {
    en: ["include; included; cover; covered; who pay; do|would i|we pay; on top; separate"],
    es: ["incluido; incluida; incluye; cubre; quien paga; aparte; por separado"],
  },
  count: { en: ["how many; both of us; each get; one each; number of"] },
  date: {
    en: ["what|which year; when; how old|new"],
    es: ["que ano; cuando; que tan viejo|vieja|viejos|viejas|nuevo|nueva|nuevos|nuevas"],
  },
  condition: {
    en: ["shape; condition; any good; decent; in good; redone; replaced; leak*"],
    es: ["buen|bueno|buena estado|condicion|condiciones; condiciones; cambiaron; esta buena|bueno"],
  },
  distance: {
    en: ["how far|close; how long is|of (the|a)? walk|drive"],
    es: ["que tan lejos|cerca"],
  },
  choice: {
    en: ["mandatory; optional; required; have|has to; must; only if; skip"],
    es: ["obligatorio; obligatoria; opcional; a fuerza; forzoso"],
  },
  hours: { en: ["what hour|time|day; which hour|day"], es: ["que horario|dia; a que hora"] },
  permission: {
    en: ["allow; allowed; permit; permitted; welcome; accept; accepted; okay to"],
    es: ["puedo; podemos; se puede; se permite; se permiten; permiten; aceptan"],
  },
  smell: { en: ["smell; stink"], es: ["huele; olor"] },
  sound: { en: ["loud; noisy; noise; quiet; hear"], es: ["ruid*; tranquilo; tranquila"] },
  which: { en: ["which; what line|route|number"], es: ["cual; cuales; que linea|ruta|numero"] },
};

const says: WordTable<Point> = {
  amount: {
    en: ["no (extra|additional)? charge|fee|cost; free; included"],
    es: ["gratis; sin costo; incluido; incluida"],
  },
  sum: { en: ["free; no (extra)? cost|charge|fee; at no"] },
  exclusive: { en: ["private; shared; in unit !(#); your own"], es: ["compartid*; privad*"] },
  means: { en: ["code; app; online; ask; by; through"] },
  size: { en: ["spacious; large*; huge"], es: ["amplio; grande*"] },
  whoever: {
    en: [
      "owner; landlord; hoa; association; manager; management; tenant; renter; resident; company; service; we; we'd",
    ],
    es: ["dueno; duena; propietario; propietaria; inquilino; inquilina; asociacion; administracion"],
  },
  fuel: { en: ["gas; electric*; induction; propane"] },
  included: {
    en: ["include; included; cover; covered; pay; paid; free; separate; extra; metered"],
    es: ["incluido; incluida; incluye; cubre; paga; pagan; aparte; por separado"],
  },
  count: { en: ["one; two; three; four; five; six; both; each"], es: ["un; uno; una; dos; tres; cuatro; cinco"] },
  date: {
    en: [
      "january; february; march; april; may #; june; july; august; september; october; november; december",
      "last year|month; year ago",
    ],
  },
  condition: {
    en: ["new; newer; replaced; redone; renovated; remodeled; updated; repaired"],
    es: ["nuevo; nueva; cambi*; renovado; renovada; remodelado; remodelada"],
  },
  distance: {
    en: ["minute; block; mile; corner; step from; next door; across; walk*"],
    es: ["cuadra; minuto; esquina; enfrente"],
  },
  choice: {
    en: ["optional; if wanted|desired|needed; if you want|like; required; mandatory; must"],
    es: ["opcional; obligatorio; obligatoria; si se|lo desea|quiere"],
  },
  hours: { en: ["monday; tuesday; wednesday; thursday; friday; saturday; sunday; daily; 24 hour"] },
  permission: {
    en: ["allow*; permit*; welcome; okay; may; no; not; only; must"],
    es: ["prohibido; prohibida; permitido; permitida; aceptan; bienvenid*"],
  },
  smell: { en: ["smell*; odor*"], es: ["olor*"] },
  sound: {
    en: ["quiet; noise; noisy; loud; silent; soundproof"],
    es: ["tranquilo; tranquila; silencioso; silenciosa; ruido"],
  },
  which: {},
};

/** What figures and signs tell beside the words. */
const year = /\b(?:19|20)\d\d\b/;
const forms: Partial<Record<Point, RegExp>> = {
  amount: /\$ ?\d/,
  sum: /\$ ?\d|(?<!\bnot )\bincluded\b/,
  size: /\d ?(?:x|by|sq|feet|foot|ft|square|inch|m\b)/,
  count: /\d/,
  date: year,
  condition: year,
  hours: /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/,
  which: /\d/,
};
/** "Cuántos" counts, and "cuánto" asks for an amount; "may I", and not "in May, I"; "ours", and not "our". */
const askedForms: Partial<Record<Point, RegExp>> = {
  amount: /\bcuanto\b/,
  exclusive: /\bours\b/,
  count: /\bcuant[oa]s\b/,
  distance: /\ba cuant[oa]s\b/,
  permission: /\b(?:may|can|could) (?:i|we)\b/,
};

const asked = readerOf(asks);
const said = readerOf(says);

/** Whether a question in the normal form wants to know this of a thing. */
export const asksPoint = (point: Point, question: string): boolean =>
  asked(question).has(point) || askedForms[point]?.test(question) === true;

/** Whether a question asks any of them. */
export const asksAnyPoint = (question: string): boolean =>
  (Object.keys(asks) as Point[]).some((point) => asksPoint(point, question));

/** Whether a sentence says this of a thing. */
export function saysPoint(point: Point, sentence: string): boolean {
  const text = normal(sentence);
  return said(text).has(point) || forms[point]?.test(text) === true;
}

import type { Line } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { cosigning } from "./relatives.ts";

/*
 * Some write for somebody else: a daughter for her mother, a man for a sister who speaks no English. What they tell of her is
 * what the renter tells.
 */

const person = anyOf(
  "mom; mother; mama; dad; father; sister; brother; daughter; son; grandma; grandmother; grandpa; grandfather; aunt; uncle",
  "cousin; niece; nephew; friend; coworker; client; neighbor; mother in law; father in law",
);
const persona = anyOf(
  "mama; mami; madre; papa; padre; suegr[oa]; herman[oa]; hij[oa]; abuel[oa]; abuelit[oa]; ti[oa]; prim[oa]; sobrin[oa]",
  "cunad[oa]; amig[oa]; comadre; compadre; patron[a]?; vecin[oa]",
);
const seeks =
  "(?:writing|asking|looking|inquiring|messaging|texting|calling|interested|place|apartment|home|house|studio|it is|this is|(?:one|two|1|2) bedroom)";
const busca =
  "(?:es|seria|sea|busco|buscando|buscamos|escribo|pregunto|quiero|queremos|apartamento|departamento|casa|estudio|vivienda|lugar)";
const writesFor = new RegExp(
  [
    `\\b(?:on behalf of|${seeks}[^.?!]{0,40}? for) (?:my|a) (?:\\w+ )?${person}\\b(?! and (?:me|i|myself|us)\\b)`,
    `\\b${busca}[^.?!]{0,40}? para (?:mi|un|una) (?:\\w+ )?${persona}\\b(?! y (?:yo|para mi|mi|nosotros)\\b)`,
  ].join("|"),
);

/** A co-signer tells of two people, so that neither is taken for the other. */
const coSigns = new RegExp(String.raw`\b(?:${cosigning}|firm(?:o|ar|aria) (?:con|por) (?:ell?a?|mi)\b)`);

/** Whether the renter of a talk is somebody else than who writes. */
export function isForAnother(said: string, history: readonly Line[]): boolean {
  const texts = [...history.filter(({ from }) => from === "renter").map(({ text }) => text), said].map(normal);
  return texts.some((text) => writesFor.test(text)) && !texts.some((text) => coSigns.test(text));
}

/** Words of somebody else and the same in the first person, in the normal form. */
const inFirstPerson: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:my|the) (?:${person}|${persona}) (?=has|is|makes|earns|gets|wants|needs|pays|receives|does)`,
      "g",
    ),
    "she ",
  ],
  [new RegExp(`\\bmi (?:${persona}) (?=tiene|gana|recibe|cobra|quiere|necesita|sabe)`, "g"), "ella "],
  [/\b(?:she|he) has\b/g, "i have"],
  [/\b(?:she|he) is\b/g, "i am"],
  [/\b(?:she|he) does\b/g, "i do"],
  [/\b(?:she|he) (make|earn|get|want|need|pay|receive)s\b/g, "i $1"],
  [/\b(?:she|he) (?=wants?|would|will|can|could|did|never|only|just|also|might)/g, "i "],
  [/\b(?:her|his) (?=income|credit|score|salary|pension|pay|share|part|portion|cats?|dogs?|pets?|budget)/g, "my "],
  [/\bson ella\b/g, "somos yo"],
  [/\bell[ao]s? (?=tiene|gana|recibe|cobra|quiere|necesita|sabe|no )/g, ""],
  [/\btiene\b/g, "tengo"],
  [/\btienen\b/g, "tenemos"],
  [/\bgana\b/g, "gano"],
  [/\bganan\b/g, "ganamos"],
  [/\brecibe\b/g, "recibo"],
  [/\bcobra\b/g, "cobro"],
  [/\b(?:se )?quiere\b/g, "quiero"],
  [/\bse quieren\b/g, "nos queremos"],
  [/\bno sabe\b/g, "no se"],
  [/\bnunca ha\b/g, "nunca he"],
  [/\bsu (?=ingreso|credito|puntaje|sueldo|pension|parte|espos[oa]|marido|gat[oa]|perr[oa])/g, "mi "],
];

/** A clause that tells, as the renter would say it. */
export const inRentersWords = (clause: Clause): Clause =>
  clause.isQuestion
    ? clause
    : { ...clause, text: inFirstPerson.reduce((text, [words, own]) => text.replace(words, own), clause.text) };

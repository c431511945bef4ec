import type { Blamed } from "../../heard/signals.ts";
import { clausesOf } from "../text/clauses.ts";

/*
 * "Is it because of my voucher?", "is that why, my kids?": whether what never counts against a renter was the reason.
 */

const because = "(?:because|cause|due to)";
const refused = "(?:no|not|can not|turned (?:me|us) down|denied|refused|rejected)";
/** Ways of asking for the reason of a no. */
const cause = new RegExp(
  [
    `\\b(?:is|was) (?:it|that|this) (?:just |really |only )?${because}\\b`,
    `\\b${refused}\\b.*\\b${because}\\b`,
    "\\b(?:is|was) (?:that|it|this) (?:why|the (?:reason|problem|issue))\\b",
    "\\b(?:is|are|was|were) (?:it |that )?(?:my|our|the) .*\\b(?:why|reason|problem|issue)\\W*$",
    "\\b(?:counts?|hold|held|used?)\\b.*\\bagainst\\b",
    "\\b(?:es|sera|fue|seria) (?:por|porque|a causa)\\b",
    "\\bno\\b.*\\bporque (?:tengo|tenemos|uso|recibo|soy)\\b|\\bno\\b(?: \\w+){0,5} por (?:el|la|los|las|mi|mis)\\b",
    "\\bpor eso (?:no|me|nos)\\b",
    "\\bes por eso\\b",
  ].join("|"),
);

const traits: readonly (readonly [Blamed, RegExp])[] = [
  ["voucher", /\b(?:vouchers?|section 8|hcv|bono|vale|seccion 8)\b/],
  [
    "assistance-animal",
    /\b(?:service|support|assistance|guide|emotional support) (?:dogs?|animals?|cats?)\b|\b(?:animal|perr[oa]|gat[oa]) de (?:servicio|asistencia|apoyo)\b/,
  ],
  ["disability", /\b(?:disab\w*|wheelchair|deaf|blind|discapacidad|silla de ruedas|sord[oa]|cieg[oa])\b/],
  [
    "children",
    // "Son 25 por cada uno" is of no son.
    /\b(?:kids?|child(?:ren)?|(?:my|our|his|her|a|two) (?:\w+ )?sons?|daughters?|bab(?:y|ies)|toddlers?|pregnan\w*|hij[oa]s?|nin[oa]s?|bebes?|embaraz\w*)\b/,
  ],
];

/** What a normal text asks whether it was the reason; null where it asks of none. */
export const blamedIn = (text: string): Blamed | null =>
  cause.test(text) ? (traits.find(([, words]) => words.test(text))?.[0] ?? null) : null;

/** The same of a whole message: the question may stand beside what it is of. */
export function blamedInMessage(said: string): Blamed | null {
  const clauses = clausesOf(said);
  const asking = clauses.filter(({ text, isQuestion }) => isQuestion && cause.test(text));
  if (asking.length === 0) return null;
  return blamedIn(asking.map(({ text }) => text).join(" ")) ?? blamedIn(clauses.map(({ text }) => text).join(" "));
}

import type { Line } from "../../talk.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { isAnothersAlone, joint } from "./earners.ts";

/*
 * What is told of somebody who only signs along counts for nothing.
 */

/** "She wouldn't live here, just sign" */
const standsBy = anyOf(
  String.raw`\bco-? ?sign; \bguarantor; \baval(?:es)?\b; \bfiador`,
  String.raw`\b(?:just|only) (?:to |be |going to )?sign(?:s|ing)?\b(?! (?:up|in|the lease)); \bsolo (?:va a )?firma(?:r|ria|ndo)?\b`,
  String.raw`\b(?:would|will|is|does)(?:n['’]?t| not) (?:be |actually |going to |even )*liv(?:e|ing) (?:here|there|with (?:me|us))\b`,
  String.raw`\bno (?:va a vivir|viviria|vive|vivira) (?:ahi|alli|aqui|conmigo|con nosotros)\b`,
);
const cosigning = new RegExp(standsBy, "i");
/** "I can co-sign" is said by who writes for the one that will live there. */
const writerCosigns =
  /\b(?:i|we|i['’](?:ll|d)|we['’](?:ll|d))(?: can| could| will| would| am happy to| am willing to|be (?:happy|glad|able|willing) to)? co-? ?sign\b/i;
/** What the co-signer makes is not the renter's. */
const ofWriter = new RegExp(
  String.raw`^(?!.*\b(?:she|he|they|daughter|son|her|his)\b).*\b${anyOf(
    "i (?:make|earn|get paid|bring home|gross|clear); my (?:own )?(?:income|salary|pay|pension|credit|score)",
  )}\b.*\d`,
);
/** Somebody of the household tells of the household, co-signer or not. */
const livesThere =
  /\b(?:my|our|mi) (?:wife|husband|hubby|spouse|partner|boyfriend|girlfriend|fiancee?|roommate|espos[oa]|pareja)\b/;
const linesBack = 4;
export const part = /, | and (?=my |i )|\. /;
/** A clause without what its writer tells of their own money beside something else; none where it tells nothing else. */
function withoutWriter(clause: Clause): Clause[] {
  const parts = clause.text.split(part);
  const others = parts.filter((each) => !ofWriter.test(each));
  if (others.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return others.length === 0 ? [] : [{ ...rest, text: others.join(", ") }];
}

/** The clauses without what is told of somebody who is only to co-sign: "my dad makes 9k a month". */
export function withoutCosigner(clauses: readonly Clause[], text: string, history: readonly Line[]): Clause[] {
  const lines = [...history.slice(-linesBack).flatMap((line) => (line.from === "renter" ? [line.text] : [])), text];
  if (!lines.some((line) => cosigning.test(line))) return [...clauses];
  if (lines.some((line) => writerCosigns.test(line))) return clauses.flatMap(withoutWriter);
  return clauses.flatMap(withoutAnother);
}

/** A clause without what it tells of somebody who co-signs: "my son's 8,000 co-signs and I make 2,300" leaves the 2,300. */
function withoutAnother(clause: Clause): Clause[] {
  const parts = clause.text.split(joint);
  const own = parts.filter((each) => !isAnothersAlone(each.replace(besideWriter, "")) || livesThere.test(each));
  if (own.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return own.length === 0 ? [] : [{ ...rest, text: own.join(", ") }];
}
/** Words that name the writer, as no one who earns. */
const besideWriter = /\b(?:for|with) (?:me|us)\b|\b(?:conmigo|por mi)\b|^yo,? (?=(?:my|i|we|so|the)\b)/g;

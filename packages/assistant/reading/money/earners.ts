import { isToldBefore } from "../../dialogue/incomes.ts";
import type { Incomes, Line } from "../../talk.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { amountsIn } from "./home-sums.ts";

/*
 * Whose income or credit a renter speaks of: their own, another's of the household, or that of somebody who only co-signs.
 */

const another = new RegExp(
  String.raw`\b(?:my|our|mi) (?:\w+ )?(?:${partners}|${family}|${inSpanish})\b|\b(?:he|she|his|her|hers)\b|\b(?:gana|recibe|le (?:dan|pagan))\b`,
);
const oneself =
  /\bi (?!(?:think|believe|guess|know|mean|can|said)\b)|\b(?:me|mine)\b|\bmy (?:own|income|salary|pay|pension|job|credit|score)\b|\b(?:gano|yo)\b/;
const combined = /\b(?:combined|together|total|household|altogether|juntos|entre los dos)\b/;
const together = /\b(?:we|us|our|both|ganamos)\b/;
const besides =
  /\b(?:also|plus|on top|another|additional|extra|in addition|besides|(?:hers|his|theirs) with mine|tambien|ademas)\b/;

/** "Jess makes like 2900": a name, or whoever else, of whom it is said that they earn. */
const earnsByName = new RegExp(
  String.raw`\b(?!(?:${anyOf(
    "i; we; you; they; it; that; this; which; who; what; all; also; only; usually; really; job; work; gig; business; shop; truck; he; she",
    "yo; se; me; nos; que; uno; usted; lo; le; tambien; apenas; solo",
  )})\b)[a-z]+ (?:makes|earns|brings (?:home|in)|gana)(?: (?:like|about|around|maybe|roughly|como|unos|mas o menos))? \$?\d`,
);

type Earner = "oneself" | "another" | "all";
/** "My late husband's pension" is one's own. */
const leftByAnother = /\b(?:late|ex|former|difunt[oa]|finad[oa]) (?=\w)|(?:pension|jubilacion) de mi \w+/;
/** "Also my wife makes 2300" is another's; a bare figure is one's own. */
const earnerOf = (said: string): Earner => {
  if (earnsByName.test(said) && !ownPay.test(said)) return "another";
  if (combined.test(said) && !besides.test(said)) return "all";
  const text = withAmounts(said);
  const isAnothers = another.test(text) && !leftByAnother.test(text);
  if (together.test(text)) return "all";
  return isAnothers ? (oneself.test(text) ? "all" : "another") : "oneself";
};

/** "I make 2600" */
const ownPay =
  /\b(?:i|we) (?:make|earn|get|bring|clear|gross|am|have)\b|\b(?:mine|my (?:own )?(?:income|pay|salary)) (?:is|was)\b|\b(?:gano|ganamos)\b/;

const joint =
  /[,;](?!\d)| (?:but|though|although|pero|aunque|(?:and|y|while|mientras)(?= (?:i|he|she|my|his|her|yo|mi|el|ella|su) )) /;
/** The parts of a text that have figures: who earns is said beside what they earn. */
const withAmounts = (text: string): string => {
  const parts = text.split(joint).filter((part) => /\d/.test(part));
  return parts.length > 0 ? parts.join(", ") : text;
};

/** "My wife's is 710": what is told is another's alone. */
export const isOfAnother = (text: string): boolean => earnerOf(normal(text)) === "another";

const paidEvery =
  /(?<!\d[,.]?)\d[\d,.]*k? ?\/? ?(?:a |an |per |each |por |la |a la |al |cada )(?:hour|week|day|hora|semana|quincena|dia)\b/;
const addsUp = /\+|=|\bplus\b|\bmas\b/;
/** Whether a message tells again what was told as income: with the time that the pay is for, or added up. */
export function tellsIncomeAgain(text: string, told: Incomes | undefined): boolean {
  const said = normal(text);
  const amounts = amountsIn(said).map(({ dollars }) => dollars);
  return (paidEvery.test(said) || (addsUp.test(said) && amounts.length > 1)) && isToldBefore(told, amounts);
}

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
const ofWriter =
  /^(?!.*\b(?:she|he|they|daughter|son|her|his)\b).*\b(?:i (?:make|earn|get paid|bring home|gross|clear)|my (?:own )?(?:income|salary|pay|pension|credit|score))\b.*\d/;
/** Somebody of the household tells of the household, co-signer or not. */
const livesThere =
  /\b(?:my|our|mi) (?:wife|husband|hubby|spouse|partner|boyfriend|girlfriend|fiancee?|roommate|espos[oa]|pareja)\b/;
const linesBack = 4;
const part = /, | and (?=my |i )|\. /;
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
  const own = parts.filter((each) => earnerOf(each.replace(besideWriter, "")) !== "another" || livesThere.test(each));
  if (own.length === parts.length) return [clause];
  const { money: _, ...rest } = clause;
  return own.length === 0 ? [] : [{ ...rest, text: own.join(", ") }];
}
/** Words that name the writer, as no one who earns. */
const besideWriter = /\b(?:for|with) (?:me|us)\b|\b(?:conmigo|por mi)\b|^yo,? (?=(?:my|i|we|so|the)\b)/g;

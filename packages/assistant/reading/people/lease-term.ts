import type { RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { count, numberOf } from "../text/small-counts.ts";

/*
 * How long a renter means to stay, and how long a lease a question names, in months.
 */

const term = new RegExp(
  `\\b(?:${count}|six|twelve|eighteen)[ -](month|year|mes|meses|ano|anos)s?(?: lease| term| contract| minimum| contrato|$|\\b)`,
);
const monthly = /\bmonth[- ]to[- ]month\b|\bmes a mes\b/;
/** "After the 6 months can I stay month to month" */
const monthsAfter = /\b(?:after|once|when)\b.*\bmonth[- ]to[- ]month\b/;
const ofStay =
  /\b(?:lease|term|stay|contract|contrato|sign for|rent for|need it|only for|just for|rentar por|quedar(?:me|nos))\b/;

/** How many months a text of a lease names, one where it is by the month; null where it names none. */
function monthsNamed(text: string): number | null {
  if (monthly.test(text)) return 1;
  const [said, named, unit] = term.exec(text) ?? [];
  if (said === undefined) return null;
  const number = named ? numberOf(named) : said.startsWith("six") ? 6 : said.startsWith("twelve") ? 12 : 18;
  return /year|ano/.test(unit as string) ? number * 12 : number;
}

/** What may stand in a question whether a lease may be so long, and asks nothing more of it. */
const besideTerm = new Set(
  "sign rent lease term take stay go offer contract possible year month firmar rentar tomar quedar contrato ano mese".split(
    " ",
  ),
);
/** "A year and a half" is no year; of who has to sign for one, a yes would say that they have to. */
const isOtherThanTerm = /\b(?:and a half|y medio|have to|need to|must|tengo que|hay que)\b/;

/** How many months long a question asks whether a lease may be; null where it asks anything more. `content` are its words of meaning. */
export const monthsAsked = (text: string, content: readonly string[]): number | null =>
  isOtherThanTerm.test(text) || !content.every((word) => /^\d+$/.test(word) || besideTerm.has(word))
    ? null
    : monthsNamed(text);

/** How long whoever wrote a text means to stay. */
export function leaseTermIn(text: string, isOfOneself: RegExp): Partial<RenterFacts> {
  if (monthsAfter.test(text)) return {};
  if (!ofStay.test(text))
    return /\bmonth[- ]to[- ]month\b/.test(text) && isOfOneself.test(text) ? { leaseTermMonths: 1 } : {};
  const found = term.exec(text);
  // "Forty five hundred a month" is no term.
  const isOne = found !== null && /^an?$/.test(found[1] ?? "") && !/ (?:lease|term|contract)$/.test(found[0]);
  const months = isOne && !monthly.test(text) ? null : monthsNamed(text);
  return months === null ? {} : { leaseTermMonths: months };
}

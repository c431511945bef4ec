import { priceOf } from "../../dialogue/subject.ts";
import type { Subject } from "../../talk.ts";
import { type Figure, feePerPerson, isTimes } from "../../topics/figures.ts";
import { family, inSpanish, partners } from "../people/relatives.ts";
import { subjectOf } from "../questions/left-to-subject.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { count } from "../text/small-counts.ts";
import { asFigures } from "./amounts-in-words.ts";
import { amountsIn, names } from "./home-sums.ts";

/*
 * Questions of the fee that each adult pays to apply, which need not name it: "does my mom pay it too", "so is it 135 for us".
 */

const applying = "application_fee";
const ofCosigner = "application_fee.cosigner";

const who = anyOf(
  `(?:my|our|his|her|their|mi|mis|la|el|las|los|su) (?:\\w+ )?(?:${partners}|${family}|${inSpanish}|kids|children|ninos)s?`,
  "he; she; they; we(?: (?:both|each|all))?; (?:los|las) dos; ambos; all of us; both of us; each of us; everyone; everybody; ella; el; ellos; ellas; todos; cada (?:uno|quien)",
);
const must = anyOf(
  "no; have to; has to; need to; needs to; got to; also; still; tiene que; tienen que; va a; van a; debe; tambien",
);
const paying = "(?:pays?|paga|pagan|pagamos|pagar|pagaria|pagarian)";
/** What may stand behind it where nothing else is asked: "pay the 45 too". */
const theFee = "(?:the|that|it|this|one|an?|la|el|los|una?|eso|esa|su)";
const feeWords = anyOf(
  String.raw`fee; application; app; same; own; cuota; solicitud; aplicacion; \$?\d+; for (?:it|that)`,
  "each; too; also; as well; either; tambien; tampoco; verdad; cierto; right; no; or not; o no; por (?:ella|el|eso)",
);
const noMore = `(?:,? (?:${theFee}|${feeWords}))*\\W*$`;
const payer = new RegExp(`\\b${who} (?:${must} )*${paying}${noMore}`);
const payerBehind = new RegExp(`\\b${paying} (?:tambien )?${who}\\W*$`);
/** "No van a pagar solicitud", where the words before say who. */
const theyPay = new RegExp(`\\b(?:van a|va a|tienen que|tiene que|has to) ${paying}${noMore}`);
const otherwise = /^(?:(?:and|so|y|entonces) )?(?:how|when|where|what|why|como|cuando|donde|que|cuanto|por que)\b/;
/** Whether a question is of who pays. */
const asksWhoPays = (text: string): boolean =>
  !otherwise.test(text) && [payer, payerBehind, theyPay].some((each) => each.test(text));

const soMuch = new RegExp(
  String.raw`\b${anyOf(
    "(?:is|would|will) (?:it|that)(?: be)?; (?:it|that) (?:is|would be|comes to)",
    "(?:entonces|ya|o sea|pues)? ?(?:son|serian|seria|es)",
  )}(?: (?:like|about|como))? \$?\d`,
);
/** "45 x2", "2 x 45", "3 times that" */
const timesOver = /\d ?(?:x|\*|times|por) ?(?:\$?\d|that\b|the fee\b|it\b|eso\b)/;
/** "Is it 1,450 a month" is of no fee for applying. */
const ofElse = /\b(?:month|week|mes|semana|rent|renta|deposit|deposito)\b|:\d\d|\d ?[ap]m\b/;
const severalPeople = new RegExp(`\\b${count} (?:of us|people|adults?|personas|adultos)\\b|\\bsomos ${count}\\b`);
/** "So 90 then?" */
const isAmountAlone = (text: string): boolean => {
  const content = contentOf(text);
  return content.length > 0 && content.every((word) => /\d/.test(word));
};

/** Whether amounts are the fee, once or several times, and nothing else that the home costs: "35 her and 35 me, 70". */
const areFees = (amounts: readonly number[], fee: Figure, figures: readonly Figure[]): boolean =>
  amounts.includes(fee.dollars) &&
  amounts.every((amount) => amount === fee.dollars || isTimes(amount, fee.dollars)) &&
  figures.every(({ key, dollars }) => key === fee.key || !amounts.includes(dollars));

/** The topic of the fee for applying, where a clause asks who pays it or what it comes to for several; null elsewhere. */
export function feeAskedIn(
  clause: Clause,
  clauses: readonly Clause[],
  figures: readonly Figure[],
  standing: Subject | undefined,
): string | null {
  const fee = figures.find(({ key }) => key === feePerPerson(applying));
  if (!clause.isQuestion || !fee || fee.dollars === 0) return null;
  const text = asFigures(clause.text);
  const amounts = amountsIn(text).map(({ dollars }) => dollars);
  const subject = subjectOf(clause, clauses, standing);
  const price = priceOf(subject?.topic ?? "");
  const isOfFee = names(text, fee) || price === applying;
  if (asksWhoPays(text))
    return isOfFee || amounts.includes(fee.dollars) ? applying : price === ofCosigner ? price : null;
  if (ofElse.test(text)) return null;
  const areSeveral = timesOver.test(text) || new Set(amounts).size > 1;
  if (areSeveral && (areFees(amounts, fee, figures) || (isOfFee && amounts.length === 0))) return applying;
  if (!isOfFee || !(soMuch.test(text) || isAmountAlone(text))) return null;
  const isOfSeveral = clauses.some((each) => severalPeople.test(each.text));
  return subject?.age === 0 || isOfSeveral || amounts.some((amount) => isTimes(amount, fee.dollars)) ? applying : null;
}

import { isStandingSum } from "../../dialogue/subject.ts";
import type { Talk } from "../../talk.ts";
import { type Figure, isFeePerPerson } from "../../topics/figures.ts";
import { aimOf } from "../learned/aims.ts";
import { contentOf } from "../questions/words-of-meaning.ts";
import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { matchesOf } from "../text/matches.ts";
import { stem } from "../text/normal.ts";
import { asksInWords } from "../text/question-words.ts";
import { amountsIn, isLeftOut, names, periodOf } from "./home-sums.ts";
import { sharing } from "./sharing.ts";
import { tellsIncomeAgain } from "./told-again.ts";

/*
 * What changes the sum that was asked of last: "and without the parking?", "I mean monthly", "everything, with the cat",
 * "y con un perro?"
 */

/** What puts a part into a sum or takes it out, question or not. */
const puttingAnew = anyOf(
  "with; without; skip; skipping; drop; dropping; add; adding; plus; minus; both; i (?:said|told|meant|mean)",
  "con; sin; mas; quitando; agregando; sumando; ambos; ambas; le (?:dije|pregunte)",
);
const putsAnew = new RegExp(String.raw`\b${puttingAnew}\b`);
const changing = new RegExp(
  String.raw`\b${anyOf(puttingAnew, "no; not; if; about; and; also; just; only; instead; si; y; solo")}\b`,
);
/** What a sum is called by whoever asks for it again: "the whole thing", "one number", "todo junto". */
const wholeSum = new RegExp(
  String.raw`\b${anyOf(
    "totals?; whole (?:thing|amount|sum|cost|bill); full (?:amount|cost|price); all (?:in|together|of it); altogether",
    "everything; grand total; (?:one|single|final) (?:\\w+ )?(?:number|figure|amount); the money",
    "(?:con|de|es) todo; todo (?:junto|incluido|completo); en total; (?:un|una) sola? (?:numero|cifra|cantidad); el dinero",
  )}\b`,
);
/** "That's everything, thanks" closes. */
const closes = /^(?:(?:no|ok|okay|and|y|si) )*(?:(?:that|this|it) is|eso es|es) (?:everything|all|todo)\b/;
/** "Is there parking", "can I bring a cat" ask of the thing itself. */
const ofThing =
  /^(?:(?:and|so|but|y|pero) )*(?:is|are|do|does|can|could|will|would|hay|tiene\w*|puedo|se puede|aceptan)\b/;
/** "And if I add a spot" asks without a mark. */
const thinksOf = /^(?:(?:and|so|ok|okay|y) )*(?:what )?(?:if|about|si) /;
const fillers = new Set(
  [
    "plus minus more extra skip drop dropping add adding want need take leave off again total all pay stuff part thing mean just only also instead one two both",
    "month monthly front upfront move moving signing start how much say said now come money whole full everything number figure amount sum altogether together",
    "split way between us tho though told give gave give answer never question please bro man huh hm nah single grand final bring got did myself then drive own share second sec next lb pound small little big large",
    "quitando agregando sumando solo total pago pagar pagaria mes mensual mensuales entrar entrada firmar digo seria queda quedaria cosas uno dos ambos cuanto",
    "todo junto incluido completo dinero numero cifra cantidad dije pregunte entre decir cada quien sale saldria toca segundo siguiente traer chico chiquito pequeno grande libra",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [word, stem(word)]),
);

/** The topic of the sum that a clause changes; null where none stands, or it is after something else. `lead`: what leads into it. */
export function topicOfSumChanged(
  { text, isQuestion }: Pick<Clause, "text" | "isQuestion">,
  { sum, subject, incomes }: Pick<Talk, "sum" | "subject" | "incomes">,
  figures: readonly Figure[],
  lead = "",
): string | null {
  if (!sum || ofThing.test(text) || closes.test(text) || tellsIncomeAgain(text, incomes)) return null;
  const isOfWhole = wholeSum.test(text);
  const period = periodOf(text);
  const named = figures.filter((figure) => names(text, figure) || isLeftOut(text, figure));
  const isSaidAnew = isQuestion || thinksOf.test(text) ? changing.test(text) : putsAnew.test(text);
  // What names parts alone or a share is of the sum only while that is spoken of; the fee of each who applies is no share.
  const isSpokenOf = isStandingSum(subject?.topic ?? "");
  const isOfFee = figures.some((figure) => isFeePerPerson(figure.key) && names(`${lead} ${text}`, figure));
  const isShared = isSpokenOf && sharing.test(text) && !isOfFee;
  const isOfParts = isSpokenOf && named.length > 0 && isSaidAnew;
  // "1,675? did it myself"
  const isReckoned = (isSpokenOf || sum.age === 0) && isQuestion && named.length === 0 && amountsIn(text).length === 1;
  const isOfPeriod = period !== null && (changing.test(text) || (isQuestion && named.length === 0));
  if (!isReckoned && !isOfWhole && !isShared && !isOfParts && !isOfPeriod) return null;
  return namesOnlyParts(text, figures) ? (period ?? sumLike({ text, isQuestion }) ?? sum.topic) : null;
}

/** The sum that a text is surely after by its likeness; null where it is none. */
export function sumLike({ text, isQuestion }: Pick<Clause, "text" | "isQuestion">): string | null {
  const like = aimOf(text, isQuestion);
  return like !== null && like.likely >= least.intent.surely && isStandingSum(like.aim) ? like.aim : null;
}

/** The topic of what asks for the whole of parts that it names, though no sum was asked of before: "the total with the cats". */
export function topicOfWhole({ text, isQuestion }: Clause, figures: readonly Figure[]): string | null {
  const parts = figures.filter((figure) => names(text, figure));
  if (parts.length === 0 || !wholeSum.test(text) || ofThing.test(text) || closes.test(text)) return null;
  if (!namesOnlyParts(text, figures) || !(isQuestion || amountsIn(text).length === 0)) return null;
  const isOnce = parts.some(({ per, key }) => per === "once" && key !== "petDeposit");
  return periodOf(text) ?? (isOnce ? "move_in_cost" : "monthly_total");
}

/** Whether a clause beside the question of a sum only says what is in it; "what's the deposit" asks of that by itself. */
export const isPartOfSum = ({ text, isQuestion }: Clause, figures: readonly Figure[]): boolean =>
  !ofThing.test(text) &&
  (sharing.test(text) ||
    wholeSum.test(text) ||
    (!(isQuestion && asksInWords(text)) && figures.some((figure) => names(text, figure)))) &&
  namesOnlyParts(text, figures);

/** "Rent + 2 spaces, what's the total", "total. with a dog": the clauses that ask for the whole of parts that others name. */
export function wholeOfParts(clauses: readonly Clause[], figures: readonly Figure[]): [Clause, string][] {
  const parts = clauses.filter((clause) => isPartOfSum(clause, figures));
  const [first, another] = parts;
  if (!first || !another) return [];
  const isQuestion = parts.some((part) => part.isQuestion);
  const topic = topicOfWhole({ ...first, text: parts.map(({ text }) => text).join(", "), isQuestion }, figures);
  return topic === null ? [] : parts.map((part) => [part, topic]);
}

/** How far the renter's own figure is from a sum at most, as a share of it. */
const mostOff = 0.1;
/** "1,720?" after Piper told a sum near it: a check of that, and no answer to what was asked beside. */
export function checksSum(text: string, lastSaid: string): boolean {
  const [amount, another] = amountsIn(text);
  const sums = matchesOf(lastSaid, /= \$(\d[\d,]*)/g).map((found) => Number((found[1] as string).replace(/,/g, "")));
  return !another && sums.some((sum) => amount !== undefined && Math.abs(amount.dollars - sum) <= sum * mostOff);
}

/** "3", "$3,260", "2nd" */
const number = /^\$?\d[\d,]*(?:nd|do)?$/;

/** Whether a text has no word of meaning but those of sums and of what a home costs. */
function namesOnlyParts(text: string, figures: readonly Figure[]): boolean {
  const parts = figures.filter((figure) => names(text, figure) || isLeftOut(text, figure));
  const rest = parts.reduce((left, { named }) => left.replaceAll(new RegExp(named, "g"), " "), text);
  return contentOf(rest).every((word) => fillers.has(word) || number.test(word));
}

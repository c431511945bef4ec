import { type CreditRange, creditRangeOf } from "@porchlight/domain/qualification/credit-score.ts";
import type { Asked } from "../answers/asked.ts";
import { withoutShortPhones } from "../contact/addresses.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { keeping } from "../text/kept.ts";
import { withScore, withScoreAnswered } from "./amounts-in-words.ts";
import { withMoneyInFigures } from "./figures-named.ts";
import { mayNameHour } from "./hour-or-score.ts";
import {
  asAnswersOfCredit,
  isRowOfFacts,
  isScore,
  notTakenBack,
  oddsThat,
  scores,
  withMoneyJudged,
} from "./money-apart.ts";
import { type MoneyRole, moneyRoles } from "./money-role-features.ts";
import type { WeighedFigure } from "./money-roles.ts";
import { withFiguresPutRight } from "./put-right.ts";

/*
 * The credit scores that a message tells: of its figures from 300 to 850 those that rather are a score of the renter's or of
 * another one's of the household than anything else.
 */

/** A text as its scores are looked for: those in words as figures, each apart from its neighbours. */
const withScoresInFigures = keeping((text): string =>
  withFiguresPutRight(withScore(withoutShortPhones(withMoneyInFigures(text))))
    .replace(/\b(low|mid|high|upper)-(?=\d00)/g, "$1 ")
    .replace(/(?<![\d,/])(\d{3})\/(?=\d{3}(?![\d,/]))/g, "$1 / "),
);

/** The clauses with the figures of each that names a score weighed, those in words too, which no other reader looks for. */
export function withScoresJudged(clauses: readonly Clause[], asked: Asked): readonly Clause[] {
  const inFigures = asked.includes("credit") ? withScoresAnswered : withScoresInFigures;
  const isUnjudged = (clause: Clause): boolean => isOtherwise(clause, inFigures(clause.text));
  const judged = clauses.some(isUnjudged)
    ? withMoneyJudged(clauses, asked.length > 0 ? "facts" : "none", inFigures)
    : clauses;
  return asksCreditAlone(asked) ? judged.map(asAnswersOfCredit) : judged;
}
/** Whether of money and credit a score alone was asked for. */
export const asksCreditAlone = (asked: Asked): boolean => asked.includes("credit") && !asked.includes("income");

const withScoresAnswered = (text: string): string => withScoresInFigures(withScoreAnswered(text));

function isOtherwise({ money }: Clause, figured: string): boolean {
  return money ? money.text !== figured : /(?<!\d)[3-8]\d\d/.test(figured);
}

/**
 * The scores of the household that clauses tell, in order. They need that one was asked for or is spoken of, or surely is
 * one; what is said to be of another day stands where nothing else does.
 */
export function scoresToldIn(clauses: readonly Clause[], asked: Asked): CreditRange[] {
  const told = (of: readonly Clause[], roles: readonly MoneyRole[], atLeast: number): CreditRange[] =>
    of.flatMap((clause) => scoresOf(clause, roles, atLeast));
  const isRow = asked.length === 0 && isRowOfFacts(clauses.map(({ text }) => text).join(", "));
  const isSpokenOf = isRow || asked.includes("credit") || clauses.some(({ text }) => creditWords.test(text));
  if (!isSpokenOf && (isOneOfElse(clauses, asked) || told(clauses, scores, least.money.scoreUnasked).length === 0))
    return [];
  const likely = told(clauses, scores, least.money.score);
  if (likely.length > 0) return likely;
  const standing = clauses.filter(({ text, money }) => creditWords.test(text) && !money?.isOldScore);
  return told(standing, [...scores, "set-aside"], least.money.score);
}
/** "Mine is 790" to the question for the income tells no score, nor does "530" to none. */
function isOneOfElse(clauses: readonly Clause[], asked: Asked): boolean {
  const [only, another] = clauses.filter(({ money }) => money);
  if (!only || another || (only.money?.figures.length ?? 0) > 1) return false;
  return asked.length === 0 ? !/\p{L}/u.test(only.text) : asked.includes("income");
}
export const creditWords = /\b(?:credits?|scores?|fico|credito|puntajes?|puntuacion)\b/;

function scoresOf(clause: Clause, roles: readonly MoneyRole[], atLeast: number): CreditRange[] {
  const { money } = clause;
  if (!money) return [];
  const { text, figures } = money;
  const told: { range: CreditRange; end: number }[] = [];
  for (const figure of notTakenBack(money).filter(isScore)) {
    const at = figures.indexOf(figure);
    const from = figures[at - 1]?.end ?? 0;
    const around = {
      before: text.slice(from, figure.at),
      words: text.slice(figure.at, figure.end),
      after: text.slice(figure.end, figures[at + 1]?.at),
      isQuestion: clause.isQuestion,
    };
    if (!isTold(figure, around, roles, atLeast)) continue;
    const low =
      told.at(-1)?.end === from && isRange(text, figures[at - 1] as WeighedFigure, figure) ? told.pop() : null;
    const range = creditRangeOf(`${low ? `${low.range.low} to ` : around.before}${around.words}${around.after}`);
    if (range) told.push({ range, end: figure.end });
  }
  return told.map(({ range }) => range);
}

/** What is said before and after a figure, up to the next ones. */
type Around = { before: string; words: string; after: string; isQuestion: boolean };

/** Whether a figure rather is a score of one of these roles than anything else. */
function isTold(figure: WeighedFigure, around: Around, roles: readonly MoneyRole[], atLeast: number): boolean {
  const { before, words, after, isQuestion } = around;
  if (isPartOrFeet.test(after) || changedFrom.test(before) || (isQuestion && asksOf.test(before))) return false;
  const odds = oddsThat(figure, roles);
  const isLikely = (role: MoneyRole): boolean => roles.includes(role) || figure.odds[role] <= odds;
  if (named.test(before) || namedAfter.test(after))
    return oddsThat(figure, others) < least.money.scoreOfElse && isLikely("set-aside");
  return odds >= atLeast && moneyRoles.every(isLikely) && !isHour(before, words, after) && !isTooLow(around);
}
/** "My part was 412": of what is so seldom a score, a figure of what is paid is none. */
const isTooLow = ({ before, words, after }: Around): boolean =>
  Number(words) < seldomLower && ofPayment.test(before + after);
const seldomLower = 450;
const ofPayment = /\b(?:portion|share|part|rent|pay|pays|paid|bill|parte|renta|pago|pagaba)\b/;
const isHour = (before: string, words: string, after: string): boolean =>
  !itIs.test(before) && mayNameHour(`${before.split(/[,;.]/).at(-1)}${words}${after}`);
/** "Today it is 655" */
const itIs = /\bit is(?: (?:about|around|like|at))? $/;
/** "My credit is 710" names a score, and the question is only whose and of when. */
const named = /\b(?:credits?(?! (?:card|limit|union|check|line))|scores?|fico|credito|puntaje)\b[^\d.;,]{0,15}$/;
/** "671 is my score", "tengo 580 de crédito" */
const namedAfter = /^ (?:(?:is|was|es|era) (?:my|mine|our|mi) |de |of |on my )?(?:credit|fico|score|credito|puntaje)\b/;
const others: readonly MoneyRole[] = ["outside-score", "least-score"];
/** "Is 620 a hard no" asks of the owner's score. */
const asksOf = /(?:^|[,;] )(?:is|was|would|es) (?:the |an? )?$/;
/** "It went from 580 to 660", "up from 580": what it was before; "of which 640" is a part of an amount. */
const changedFrom = /\b(?:of which|(?:went|gone|came|rose|jumped|dropped|fell|up|down|subio|bajo|paso) (?:from|de)) $/;
/** "700 of that is a stipend", "700 pies": a part of an amount, and feet in Spanish, which may be pies that are paid for. */
const isPartOrFeet = /^ ?(?:of (?:that|it)|de eso|pies)\b/;

/** "650-700", "between 650 and 700": two figures of one score. */
const isRange = (text: string, low: WeighedFigure, high: WeighedFigure): boolean =>
  /^ ?(?:-|–|to|a) ?$/.test(text.slice(low.end, high.at)) ||
  (/\b(?:between|entre)(?: the)? $/.test(text.slice(0, low.at)) &&
    /^ (?:and|y) (?:the )?$/.test(text.slice(low.end, high.at)));

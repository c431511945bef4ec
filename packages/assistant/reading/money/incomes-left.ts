import type { IncomeHeard, IncomesHeard } from "../../heard/incomes.ts";
import type { Asked } from "../answers/asked.ts";
import { earningsOfClauses } from "../people/renter-facts-in.ts";
import { least } from "../rank.ts";
import type { Clause } from "../text/clauses.ts";
import { isAboutTheSame, sumOf } from "./amounts-alike.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { type Earning, earningsIn } from "./income.ts";
import { isBenefit } from "./income-from.ts";
import { onlyNowAndThen } from "./income-words.ts";
import { isScore, isTimed, moneyOf, notTakenBack, oddsThat, incomes as ofIncome, scores } from "./money-apart.ts";
import type { MoneyMoment } from "./money-role-features.ts";
import type { ClauseMoney, WeighedFigure } from "./money-roles.ts";
import { periodIn, periodNextTo } from "./pay-periods.ts";
import { tellsOfTimes } from "./steady-income.ts";

/*
 * What a message that tells incomes may tell of them besides: the figures that are like one, and that no income read from its
 * words accounts for. "Mine is 2,710, what's the most we could get with my mom's 1,340"
 */

/** An income like one, and its clause. */
export type IncomeLeft = { earning: Earning; clause: Clause };

/** The incomes left that surely are some, and whether there may be more of them. */
export type IncomesLeft = { sure: IncomeLeft[]; mayBeMore: boolean };

const none: IncomesLeft = { sure: [], mayBeMore: false };

/**
 * What is left by the incomes heard; nothing where they come to a sum that was told, or where there are none. What was read and
 * set aside, as the pay of a good month, is not left.
 */
export function incomesLeft(clauses: readonly Clause[], heard: IncomesHeard, asked: Asked): IncomesLeft {
  if (heard.parts.length === 0 || heard.total !== null) return none;
  const moment = asked.length > 0 ? "facts" : "none";
  const isTold = isToldAmong(heard);
  const candidates = clauses.flatMap((clause, at) => {
    const isOfSome = onlyNowAndThen.test(clause.text) || tellsOfTimes(clause.text);
    const money = isOfSome ? undefined : moneyOf(clause, moment);
    const figures = money ? likeIncomes(money).filter(({ value }) => !isTold(value)) : [];
    return money && figures.length > 0
      ? [{ clause: { ...clause, money }, figures, beside: periodNextTo(clauses, at) }]
      : [];
  });
  const isDoubtful = clauses.some((clause) => isMisread(clause, heard.parts, moment));
  if (candidates.length === 0) return isDoubtful ? { sure: [], mayBeMore: true } : none;
  const read = earningsOfClauses(clauses, asked).map(({ earning }) => earning.dollars);
  const left = candidates.map((one) =>
    leftOf({ ...one, figures: one.figures.filter(({ value }) => !read.includes(value)) }),
  );
  return {
    sure: left.flatMap(({ sure }) => sure),
    mayBeMore: isDoubtful || left.some(({ mayBeMore }) => mayBeMore),
  };
}

/**
 * Whether an income of a clause may come to something else than was read: what it names by the week was taken by the month, it is
 * told by the check and not how often that comes, or it is as much like a score.
 */
function isMisread(clause: Clause, parts: readonly IncomeHeard[], moment: MoneyMoment): boolean {
  const money = moneyOf(clause, moment);
  if (!money) return false;
  const period = periodIn(money.text) ?? "";
  const byWeek = isWeekly.test(period) && !byMonth.test(money.text);
  return money.figures.some((figure) => {
    const part = parts.find(({ dollars }) => dollars === figure.value);
    if (!part) return false;
    const isTakenByMonth =
      byWeek && !isBenefit(part.from ?? "") && part.monthly === part.dollars && part.dollars <= mostWeekly;
    return (
      isTakenByMonth ||
      (period === "check" && part.monthly !== part.dollars) ||
      (isScore(figure) && !isTimed(figure, money.text) && oddsThat(figure, scores) >= least.money.left.maybe)
    );
  });
}
/** More is hardly the pay of a week or two. */
const mostWeekly = 5000;
const isWeekly = /^(?:bi)?week/;
const byMonth = /\b(?:month|monthly|mo|mes|mensual(?:es|mente)?)\b/;

/** Whether an amount is one of the incomes heard, what they come to, or taken back. */
function isToldAmong({ parts, wrong }: IncomesHeard): (amount: number) => boolean {
  const sum = sumOf(parts.map(({ monthly }) => monthly));
  // "24.50 an hour, so like 3,900 a month"
  const isReckoned = parts.length > 1 || parts.some(({ monthly, dollars }) => monthly !== dollars);
  const isSum = (amount: number) => isReckoned && isAboutTheSame(amount, sum);
  const isPart = (amount: number) =>
    parts.some(({ dollars, monthly }) => dollars === amount || Math.round(monthly) === amount);
  return (amount) => isPart(amount) || isSum(amount) || wrong.includes(amount);
}

/** A clause whose figures no income heard accounts for; `beside`: the period that a clause next to it names. */
type Candidate = { clause: Clause & { money: ClauseMoney }; figures: WeighedFigure[]; beside: string | undefined };

function leftOf({ clause, figures, beside }: Candidate): IncomesLeft {
  const { counted } = least.money.left;
  const money = { ...clause.money, isAsked: true, leastEarned: Math.min(clause.money.leastEarned, counted) };
  const told = earningsIn(money, 1, { period: periodIn(money.text) ?? beside }) ?? [];
  const isSure = (figure: WeighedFigure) => oddsThat(figure, ofIncome) >= counted;
  const sure = told.filter(({ dollars }) => figures.some((figure) => figure.value === dollars && isSure(figure)));
  // "2,500 or 3,500": what a clause of incomes surely tells and does not come to is told another way.
  const isOpen = (figure: WeighedFigure) => !isSure(figure) || told.length === 0;
  return { sure: sure.map((earning) => ({ earning, clause })), mayBeMore: figures.some(isOpen) };
}

/** The figures of a clause that may be a month's income of the household, and are rather that than a score. */
const likeIncomes = (money: ClauseMoney): WeighedFigure[] =>
  notTakenBack(money).filter(
    (figure) =>
      figure.value >= leastMonthlyDollars &&
      oddsThat(figure, ofIncome) >= Math.max(least.money.left.maybe, isScore(figure) ? oddsThat(figure, scores) : 0),
  );

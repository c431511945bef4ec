import { least } from "../rank.ts";
import { anyOf } from "../text/any-of.ts";
import type { Clause } from "../text/clauses.ts";
import { isToldAnew } from "./amounts-alike.ts";
import { leastMonthlyDollars } from "./amounts-found.ts";
import { figuresNamedIn } from "./figures-named.ts";
import {
  isEarnerAlone,
  isOfNextEarner,
  isOfOneListed,
  isOfWork,
  people,
  speaksOfIncome,
  speaksOfYearlyPay,
} from "./income-words.ts";
import {
  betweenBefore,
  incomes,
  isApart,
  isScore,
  isTimed,
  likeliestOf,
  oddsThat,
  ofPeriod,
  outside,
  scores,
} from "./money-apart.ts";
import type { MoneyRole } from "./money-role-features.ts";
import type { ClauseMoney, WeighedFigure } from "./money-roles.ts";

/*
 * Which figures of a clause are earned by the household: by the words right beside them, or by what they are like.
 */

/** "I make 3500", "hers is 3500": what somebody says to earn is theirs, whatever it is like. */
const earnsIt = new RegExp(
  String.raw`\b${anyOf(
    "(?:mine|hers|his|theirs|ours|incomes?|pay|salar(?:y|ies)|stipends?|wages?) (?:is|are); gross (?:is|would be); before,? (?:it is|its|they are|that is) more",
    "(?:i|we) (?:only |just |both |also )?(?:make|earn|gross|clear|net|bring in|take home|bring home|said); gano",
    "ganamos; (?:gives?|pays?|hands?|sends?) (?:me|us); (?:me|nos) (?:dan?|pagan?|pasan?|mandan?|depositan?); clears; nets",
  )}(?: (?:about|like|around|roughly|only|just|still|now|como|unos|solo))* \$?$`,
);
/** "2100 like I told you" */
const isToldAgain = /^,? (?:(?:like|as) i|i already|i|ya le|le|como le) (?:told|said|wrote|dije)\b/;
/** Whether a figure of a clause is surely no income, nor a score. */
const isNoIncome = (figure: WeighedFigure, { text, figures, isBesideEarned }: ClauseMoney): boolean =>
  !earnsIt.test(text.slice(0, figure.at)) &&
  !isOfOneBeside(figure, text, figures) &&
  !isToldAgain.test(text.slice(figure.end)) &&
  (isYear(figure) ||
    isCalledShare(figure, text) ||
    isApart(figure, [...incomes, ...scores], isBesideEarned ? least.money.apartBesideEarned : least.money.apart));
/** "I clear 2,300 and she does about 1,900": what is told of somebody else in the words of an income before it, or in a list with one, is one too. */
const isOfOneBeside = (figure: WeighedFigure, text: string, figures: readonly WeighedFigure[]): boolean =>
  !isScore(figure) &&
  !outside.includes(likeliestOf(figure)) &&
  (isOfOneListed(text.slice(0, figure.at))
    ? figures.some((other) => other !== figure && incomes.includes(likeliestOf(other)))
    : isOfNextEarner(text.slice(0, figure.at)) &&
      figures.some((before) => before.at < figure.at && incomes.includes(likeliestOf(before))));
/** "My portion is about 380", "mi parte son 350": what of the rent is left to whoever has a voucher. */
const isCalledShare = ({ odds, at }: WeighedFigure, text: string): boolean =>
  odds.share >= least.money.calledShare && ofShare.test(text.slice(0, at));
const ofShare = /\b(?:share|part|portion|half|parte|mitad)(?: [a-z]+){0,5} \$?$/;
/** "I paid it off in 1998" */
const isYear = ({ value, odds }: WeighedFigure): boolean =>
  value >= years.first && value <= years.last && odds.other >= least.money.apart;
const years = { first: 1940, last: 2040 };
const rewritten = ({ text, figures }: ClauseMoney, as: (figure: WeighedFigure, words: string) => string): string =>
  figures.reduceRight(
    (rest, figure) =>
      `${rest.slice(0, figure.at)}${as(figure, rest.slice(figure.at, figure.end))}${rest.slice(figure.end)}`,
    text,
  );
/** Whether a figure of a clause is an income of the household: by the words right beside it, or by what it is like. */
const isEarned = (figure: WeighedFigure, money: ClauseMoney): boolean =>
  oddsThat(figure, mayEarn(figure, money)) >= leastOf(figure, money) &&
  !isCalledShare(figure, money.text) &&
  !isScoreUnasked(figure, money) &&
  !isScoreBeside(figure, money) &&
  !isAge(figure, money);
/** "Mine is 700", where nothing was asked for: what rather is a score is no income too. */
const isScoreUnasked = (figure: WeighedFigure, { isAsked }: ClauseMoney): boolean =>
  !isAsked && isScore(figure) && oddsThat(figure, scores) >= least.money.surely;
/** "Mine is 672. Incomes 3,010 and 2,690": what is as large as a score, and more like one, is no income beside one that surely is. */
const isScoreBeside = (figure: WeighedFigure, money: ClauseMoney): boolean => {
  const { text, isBesideEarned } = money;
  return (
    isBesideEarned &&
    isScore(figure) &&
    !isBesidePay(figure, money) &&
    !figure.isMoney &&
    oddsThat(figure, scores) >= least.money.scoreBesideEarned &&
    !isOfWork(text, figure) &&
    !isTimed(figure, text)
  );
};
/** "Her grandma who is 81", "does she pay the 45 too": so little is no pay where no word speaks of any, unless it surely answers. */
const isAge = (figure: WeighedFigure, { text, isAsked }: ClauseMoney): boolean =>
  figure.value < leastHundred &&
  !figure.isMoney &&
  !(isAsked && oddsThat(figure, incomes) >= least.money.surely) &&
  !paidByTime.test(text) &&
  !isTimed(figure, text) &&
  !speaksOfYearlyPay(text) &&
  !speaksOfIncome(text);
function leastOf(figure: WeighedFigure, money: ClauseMoney): number {
  if (isSaidEarned(figure, money)) return least.money.saidEarned;
  // "I told you 2,900, but that was before Medicare. What lands is 2,530": something stands in the place of what is taken back.
  if (money.takenBack?.some((amount) => isToldAnew(figure.value, amount))) return least.money.saidOfAnother;
  return theyEarn.test(money.text.slice(0, figure.at)) ? least.money.saidOfAnother : money.leastEarned;
}
const theyEarn = /\b(?:he|she|they) (?:makes?|earns?|gets?)(?: (?:about|like|around|only))* \$?$/;
const isSaidEarned = ({ at, end, ...figure }: WeighedFigure, { text, figures }: ClauseMoney): boolean =>
  (earnsIt.test(text.slice(0, at)) && !isRatherScore({ at, end, ...figure })) ||
  isCalledPay.test(text.slice(end)) ||
  isOfOneBeside({ at, end, ...figure }, text, figures);
/** "Mine is like 690, his is 610", of which most is like two scores. */
const isRatherScore = (figure: WeighedFigure): boolean =>
  isScore(figure) && !figure.isMoney && oddsThat(figure, scores) > 2 * oddsThat(figure, incomes);
/** "66 is my yearly" */
const isCalledPay = /^ (?:is|was|es) (?:my|our|mi) (?:yearly|monthly|weekly|pay|income|salary|ingreso|sueldo)\b/;
/** What a figure may be like besides an income and yet is one, by what the clause says. */
function mayEarn(figure: WeighedFigure, money: ClauseMoney): readonly MoneyRole[] {
  const { text } = money;
  // Whoever co-signs is told apart by other words.
  if (money.isOutside || earnsIt.test(text.slice(0, figure.at))) return [...incomes, "outside-income"];
  if (figure.value < leastHundred && paidByTime.test(text) && (figuresOfHours.test(text) || isOfPay(money)))
    return [...incomes, "other"];
  return isJoinedPay(figure, money) ? [...incomes, ...scores] : incomes;
}
/** Pay by the hour is hardly told apart from other figures so small. */
const paidByTime = /\b(?:an?|per|the|by|la|por|one) (?:hour|hr|hora|year)|\b(?:hours|horas|hourly|yearly)\b|\d[hH]\b/;
const figuresOfHours = /\d ?(?:hours|hrs|horas)\b/;
const isOfPay = ({ text, isAsked }: ClauseMoney): boolean => isAsked || speaksOfIncome(text);
/** "620 and 480 a week", "600 a week and I 700": hundreds that are joined to an income of hundreds are no score. */
const isJoinedPay = (figure: WeighedFigure, money: ClauseMoney): boolean => {
  const { text, figures } = money;
  return (
    isBesidePay(figure, money) ||
    (isScore(figure) && isTimed(figure, text)) ||
    (isScore(figure) &&
      !people.test(ownPartOf(figure, text, figures)) &&
      (isOfNextEarner(text.slice(0, figure.at)) ||
        isOfWork(text, figure) ||
        joinsPay.test(text.slice(figure.end)) ||
        /\+ ?\$?$/.test(text.slice(0, figure.at))) &&
      figures.some((other) => other !== figure && incomes.includes(likeliestOf(other))))
  );
};
/** "Paid weekly, I'm at 700 and she's at 540": hundreds that somebody else is told to be at, right behind an income of hundreds. */
function isBesidePay(figure: WeighedFigure, { text, figures }: ClauseMoney): boolean {
  const before = figures[figures.indexOf(figure) - 1];
  const isPay = before && isScore(before) && incomes.includes(likeliestOf(before));
  return isPay === true && isScore(figure) && isEarnerAlone(betweenBefore(figure, text, figures));
}
/** The same, with what its own part of the clause says behind it. */
const ownPartOf = (figure: WeighedFigure, text: string, figures: readonly WeighedFigure[]): string =>
  `${betweenBefore(figure, text, figures)} ${text.slice(figure.end).split(/[,;.]/, 1)[0]}`;
const joinsPay = /^ ?(?:and|y|&|\+) \$?\d{3} (?:an?|per|la|por|a la) (?:week|semana)/;
/**
 * A clause's text with a dollar sign on what is an income of the household, and on nothing else; null where none is. What might
 * be money and is none is left out, and hours are not.
 */
export const incomeTextOf = (money: ClauseMoney): string | null => marked(money, (figure) => isEarned(figure, money));

/** The same of a clause's text with the usual pay alone in place of unlike ones: that is an income unless it surely is none. */
export function steadyTextOf(money: ClauseMoney, steady: string): string | null {
  const named = figuresNamedIn(steady);
  const left = money.figures.filter(({ value }) => !named.some((figure) => figure.value === value));
  const likeliest = (one: WeighedFigure, other: WeighedFigure): WeighedFigure =>
    oddsThat(other, incomes) > oddsThat(one, incomes) ? other : one;
  const figures = named.flatMap((figure) => {
    const told = money.figures.find(({ value }) => value === figure.value);
    // What is put in place of others is what they are.
    const isKept = figure.isMoney && told?.isMoney === false;
    return told ? [{ ...(isKept ? left.reduce(likeliest, told) : told), ...figure }] : [];
  });
  const kept = { ...money, text: steady, figures };
  const isPay = (figure: WeighedFigure): boolean =>
    isEarned(figure, kept) ||
    ((figure.isMoney || figure.value >= leastThousand) && !isNoIncome(figure, { ...money, text: steady }));
  return marked(kept, isPay);
}
const leastThousand = 1000;

/** "36 hours a week", "24 hours notice", "at 10": figures of time that name no pay. */
const countsHours = ({ value, isMoney, end }: WeighedFigure, text: string): boolean =>
  ofHours.test(text.slice(end)) || (!isMoney && value <= hoursOfClock && !paidByTime.test(text));
const ofHours = /^ (?:hundred )?(?:hours|hrs|horas|(?:hour|hr|hora)(?: [a-z]+){0,2} (?:week|wk|semana))\b/;
const hoursOfClock = 12;

function marked(money: ClauseMoney, isIncome: (figure: WeighedFigure) => boolean): string | null {
  const earned = new Set(money.figures.filter((figure) => !countsHours(figure, money.text) && isIncome(figure)));
  if (earned.size === 0) return null;
  const { text } = money;
  // What is left out takes along what it is told for: "3,900, and of the 51,000 a year" tells no 3,900 a year.
  const figures = money.figures.map((figure) =>
    earned.has(figure) || figure.value < leastHundred
      ? figure
      : { ...figure, end: figure.end + (ofPeriod.exec(text.slice(figure.end))?.[0].length ?? 0) },
  );
  return rewritten({ ...money, figures }, (figure, words) => {
    const bare = words.replace(/^\$ ?/, "");
    if (earned.has(figure)) return `$${bare}`;
    return figure.value < leastHundred ? bare : "it";
  });
}
const leastHundred = 100;

/** The amounts that are surely no income of the household. */
export const noIncomesIn = (clauses: readonly Clause[]): number[] =>
  clauses.flatMap(({ money }) =>
    (money?.figures ?? [])
      .filter((figure) => figure.value >= leastMonthlyDollars && isNoIncome(figure, money as ClauseMoney))
      .map(({ value }) => value),
  );

import { ofUntoldIncome } from "../../dialogue/doubted-income.ts";
import type { IncomeHeard, IncomesHeard } from "../../heard/incomes.ts";
import type { Line } from "../../talk.ts";
import type { Asked } from "../answers/asked.ts";
import { earningsOfClauses } from "../people/renter-facts-in.ts";
import type { Clause } from "../text/clauses.ts";
import { normal } from "../text/normal.ts";
import { isAboutTheSame, sumOf } from "./amounts-alike.ts";
import { asFigures } from "./amounts-in-words.ts";
import { sameEarnedAt } from "./each-earns.ts";
import { noIncomesIn } from "./earned-figures.ts";
import { isBeforeTaxes, netPaysIn } from "./gross-and-net.ts";
import { type Earning, ofThat } from "./income.ts";
import { sourceOf } from "./income-from.ts";
import { amountsBefore, byMonth, totalIn, totalNamedIn } from "./income-total.ts";
import { joinsAnother } from "./income-words.ts";
import { mayNotBeSo } from "./supposed.ts";
import { amountsTakenBack } from "./taken-back.ts";
import { type WhoCounts, whoCountsIn } from "./who-counts.ts";
import { earnerNamedLast, earnerOf, earnersNamedFirst, linesBefore, ownWords } from "./who-earns.ts";

/*
 * The incomes that a message tells, each with who earns it and what it comes from, and what it says all of them come to.
 */

/** What comes on top of what was told before. */
const onTop =
  /\b(?:also|plus|on top|another|additional|extra|in addition|besides|as well|on the side|tambien|ademas|aparte|otros)\b/;
/** "It could be just my 3,200" */
const alone = /\b(?:just|only|solo|nomas|nada mas) (?:my|mine|me|lo mio|lo de mi|yo|con lo mio)\b(?! (?:wife|husband))/;
const hedge = "its|it is|that is|i guess|i am at|i think|maybe|like|about|around|roughly|the|como|unos|mas o menos|de";
/** "My pension comes to 2,100": what comes to an amount is told with it, and is none of those before. */
const ofOne = "(?<!\\b(?:my|his|her|our|the|mi|su|el|la) (?!total|income|ingreso)[a-z]+ )";
/** "So that's 3,600 me", "son 4,500": what is told before comes to this. */
const sums = new RegExp(`(?:=|\\b(?:so|which is|o sea|serian?|${ofOne}(?:comes? to|son)))(?: (?:${hedge}))* ?\\$?$`);
/** "2,600 me and 2,100 him = 4,700" */
const equals = /= ?\$?$/;
const isAddedTo = /^ ?(?:\+|plus|mas)(?=\W|$)/;
const totals = /\b(?:total|altogether|in all|en total)\b/;
const putsRight =
  /\b(?:sorry|oops|whoops|actually|correction|instead|not|no|meant|mean|wrong|perdon|digo|quise|sino|en vez|mas bien|now|ahora)\b/;

type Told = IncomeHeard & { isAll: boolean; isSum: boolean };

function toldBy(
  { earning, clause }: { earning: Earning; clause: Clause },
  before: Told | undefined,
  lines: string,
): Told {
  const isAfterAnother = before !== undefined && earning.isAfterAnother;
  const { lead, tail } = ownWords(earning.lead, earning.tail, isAfterAnother);
  const written = `${lines}. ${earning.start}`;
  const around = `${lead} ${tail}`;
  const isMore = onTop.test(around) || (isAfterAnother && before.isMore && joinsAnother.test(earning.lead));
  const meant = isOfSeveral(earning, written) ? "all" : earnerOf(lead, tail, written);
  // "2,300 plus 1,900, we split it" says of none whose it is.
  const named = meant === "all" && isMore ? null : meant;
  const who = named ?? (isAfterAnother ? before.who : null) ?? (isAnothers(clause, earning.dollars) ? "other" : "self");
  // What is less than the amount before it is not what all come to.
  const isLess = before !== undefined && earning.monthly < before.monthly;
  const isSum = !isLess && ((sums.test(earning.lead) && !isAddedTo.test(earning.tail)) || totals.test(around));
  return {
    who,
    isNamed: named !== null,
    from: sourceOf(lead, tail),
    monthly: earning.monthly,
    dollars: earning.dollars,
    isMore,
    ...(ofThat.test(earning.tail) ? { isPart: true } : {}),
    isWhole: named !== null && isSum,
    isAlone: who === "self" && alone.test(around),
    isSum,
    isAll: who === "all" || (isSum && (named === null || equals.test(earning.lead))),
  };
}

/** "We make 5,400, me and my sister": who is listed behind the last amount earns it together. */
const isOfSeveral = ({ tail, isBeforeAnother }: Earning, before: string): boolean =>
  !isBeforeAnother && earnersNamedFirst(tail.replace(/^\W*(?:between |entre )?/, ""), before).length > 1;

/** Whether a figure of a clause is rather another one's of the household, by its likeness. */
const isAnothers = ({ money }: Clause, dollars: number): boolean =>
  money?.figures.some(({ value, odds }) => value === dollars && odds["household-income"] >= leastOdds) ?? false;
const leastOdds = 0.6;

/** The incomes that the clauses tell one by one, in order. */
function toldBeside(
  earnings: ReturnType<typeof earningsOfClauses>,
  clauses: readonly Clause[],
  history: readonly Line[],
): Told[] {
  const written = linesBefore(history);
  const told: Told[] = [];
  for (const each of earnings) {
    const at = clauses.findIndex(({ words }) => words === each.clause.words);
    const lines = [written, ...clauses.slice(0, at).map(({ text }) => text)].join(". ");
    const before = told.at(-1);
    const one = toldBy(each, before, lines);
    if (before && isToldTwice(before, one, each.earning)) told.pop();
    const corrected =
      one.isNamed && !one.isMore && takesBack.test(each.earning.lead) ? told.findLastIndex(isOfSame(one)) : -1;
    if (corrected >= 0) told.splice(corrected, 1);
    told.push(one);
  }
  return told;
}

/** "2,900 me and 2,400 him, oh wait, mine is 3,200 now" */
const takesBack =
  /\b(?:oops|whoops|oh wait|wait|sorry|scratch that|no wait|perdon|esper[ae]|ay no|digo)\b[, ]+(?:\w+ ){0,2}(?:mine|his|hers|my|i|he|she|yo|lo mio|el mio|mi|ella|el)\b/;
const isOfSame =
  ({ who }: Told) =>
  (told: Told): boolean =>
    told.isNamed && told.who === who && !told.isMore;

/** "Jay's at 2600": whatever is called his, whoever he is. */
const ofNamed = /[a-z]'s /;

const asNoSum = (one: Told): Told => ({ ...one, isAll: one.isAll && !one.isSum, isSum: false });

/** What answers the question for an income that was named without its amount. */
const asAnother = (part: IncomeHeard): IncomeHeard => (part.isNamed ? part : { ...part, who: "other", isMore: true });

/** "5,200 euros is like 5,600 dollars": one income told twice, of which the later stands, unless that says whose it is. */
const isToldTwice = (before: Told, one: Told, { lead, isAfterAnother }: Earning): boolean =>
  isAfterAnother &&
  !one.isNamed &&
  before.who === one.who &&
  !joinsAnother.test(lead) &&
  !ofNamed.test(lead) &&
  isAboutTheSame(one.monthly, before.monthly);

/** The incomes of somebody who will not live there, as clauses of a co-signer tell them. */
export const incomesOutside = (clauses: readonly Clause[], history: readonly Line[]): IncomeHeard[] =>
  toldBeside(earningsOfClauses(clauses, []), clauses, history).map(({ isAll: _, isSum: __, ...part }) => ({
    ...part,
    isOutside: true,
  }));

/** What all earn together: what is told last of it as a sum, else all that is told of it and on top of that. */
function totalOf(told: readonly Told[]): number {
  const sum = told.findLast(({ isAll, isSum }) => isAll && isSum);
  // "We get 620 and 480 a week, plus 850 from my grandma"
  const parts = sum ? [sum] : told.filter(({ isAll, isMore }) => isAll || isMore);
  return Math.round(sumOf(parts.map(({ monthly }) => monthly)));
}

/**
 * The incomes of a message; none where it tells none. `monthly`: what the message as a whole is heard to come to, which is a
 * total where its parts come to something else.
 */
export function incomesIn(
  clauses: readonly Clause[],
  {
    said,
    asked,
    history,
    monthly,
    all = clauses,
  }: {
    said: string;
    asked: Asked;
    history: readonly Line[];
    monthly: number | null;
    /** Those of a co-signer too. */
    all?: readonly Clause[];
  },
): IncomesHeard {
  const earnings = monthly === null ? [] : earningsOfClauses(clauses, asked);
  const text = asFigures(normal(said));
  const afterTaxes = netPaysIn(text);
  const beside = toldBeside(earnings, clauses, history);
  // "3000 is after taxes, before it's 3800" puts one income right, and tells no sum of several.
  const told = afterTaxes.length > 0 && beside.length === 1 ? beside.map(asNoSum) : beside;
  const parts = told.filter(({ isAll }) => !isAll).map(({ isAll: _, isSum: __, ...part }) => part);
  const ofAll = told.filter(({ isAll }) => isAll);
  // "1,850 weekly, 600 taxed and 1,250 not": what its parts come to is told by the week as well.
  const isOfPeriod = earnings.some(({ earning: each }) => each.dollars === monthly && each.monthly > monthly);
  const earned = Math.round(sumOf(earnings.map((each) => each.earning.monthly)));
  const isOther = monthly !== null && monthly !== earned && !isOfPeriod;
  const total = ofAll.length > 0 ? totalOf(told) : null;
  const apart = noIncomesIn(clauses);
  const before = amountsBefore(history);
  const named = monthly === null ? null : (totalIn(said, before, apart) ?? totalNamedIn(said, before, apart));
  const isNamed = named !== null && byMonth(named) === monthly && !isOfPeriod;
  const whole = isOther || isNamed ? monthly : total;
  const left = parts.length > 1 || isNamed ? parts.filter((part) => part.monthly !== whole) : parts;
  return {
    parts: asked.includes(ofUntoldIncome) && whole === null ? left.map(asAnother) : left,
    total: whole,
    wrong: [...amountsTakenBack(text), ...afterTaxes],
    isCorrection: putsRight.test(text),
    isGross: parts.length === 1 && !parts[0]?.isNamed && isBeforeTaxes(text),
    ...whoCountsAmong(all.filter(tellsWhoCounts), history),
    ...(monthly === null ? alikeAmong(all.filter(tellsWhoCounts), history) : {}),
  };
}

/** Those who are told to earn the same as another, of whom an earlier message told. */
function alikeAmong(clauses: readonly Clause[], history: readonly Line[]): Pick<IncomesHeard, "alike"> {
  const written = linesBefore(history);
  const alike = clauses.flatMap(({ text }, at) => {
    const end = sameEarnedAt(text);
    const before = [written, ...clauses.slice(0, at).map((each) => each.text)].join(". ");
    return end < 0 ? [] : [earnerNamedLast(text.slice(0, end), before) ?? "other"];
  });
  const others = alike.filter((who) => who !== "self" && who !== "all");
  return others.length > 0 ? { alike: others } : {};
}

/** The incomes of a message together with those that their words left out, each on top of what was told before. */
export function withIncomesLeft(
  heard: IncomesHeard,
  left: ReturnType<typeof earningsOfClauses>,
  clauses: readonly Clause[],
  history: readonly Line[],
): IncomesHeard {
  const besides = left.flatMap((one) => toldBeside([one], clauses, history));
  const parts = besides.map(({ isAll: _, isSum: __, ...part }) => ({ ...part, isMore: true, isWhole: false }));
  return { ...heard, parts: [...heard.parts, ...parts] };
}

/** "Does my wife count, or just me" and "if it were only me" leave nobody out. */
const tellsWhoCounts = ({ text, isQuestion }: Clause): boolean => !isQuestion && !mayNotBeSo(text);

/** Those whose incomes alone count by clauses, and those whose count no more. */
function whoCountsAmong(clauses: readonly Clause[], history: readonly Line[]): WhoCounts {
  const written = linesBefore(history);
  const each = clauses.map(({ text }, at) =>
    whoCountsIn(text, [written, ...clauses.slice(0, at).map((before) => before.text)].join(". ")),
  );
  return {
    only: each.flatMap(({ only }) => only),
    without: each.flatMap(({ without }) => without),
    leaving: each.flatMap(({ leaving }) => leaving),
    joining: each.flatMap(({ joining }) => joining),
  };
}

/** What clauses only suppose of the incomes; null where they suppose nothing. */
export function incomesSupposed(clauses: readonly Clause[], history: readonly Line[]): IncomesHeard | null {
  if (clauses.length === 0) return null;
  const said = clauses.map(({ text }) => text).join(". ");
  const earnings = earningsOfClauses(clauses, ["income"]);
  const monthly = earnings.length > 0 ? Math.round(sumOf(earnings.map(({ earning }) => earning.monthly))) : null;
  return {
    ...incomesIn(clauses, { said, asked: ["income"], history, monthly }),
    ...whoCountsAmong(clauses, history),
  };
}

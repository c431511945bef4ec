import { ofUntoldIncome } from "../dialogue/doubted-income.ts";
import type { Heard } from "../heard.ts";
import type { Message } from "./message.ts";
import { isToldAnew } from "./money/amounts-alike.ts";
import { noIncomesIn } from "./money/earned-figures.ts";
import { isOfAnother } from "./money/earners.ts";
import { hasNoIncomeYet } from "./money/income-sources.ts";
import { namesIncomeUntold } from "./money/income-untold.ts";
import { speaksOfIncome } from "./money/income-words.ts";
import { isIncomeInDoubt, isScoreOfAnother, ownScoreIn } from "./money/money-apart.ts";
import { namesMoneyBeside } from "./money/money-beside.ts";
import { kindOfMoneyWord } from "./money/money-words.ts";
import { tokensOf } from "./text/normal.ts";
import type { Told } from "./told-in.ts";

/*
 * What is heard of a household's money besides the facts: its incomes one by one, and what is in doubt of them.
 */

type OfMoney =
  | "incomes"
  | "supposed"
  | "notIncome"
  | "namesIncomeUntold"
  | "tellsPay"
  | "isPayUnclear"
  | "mayEarnMore"
  | "isIncomeUnsure"
  | "namesMoneyBeside"
  | "isMoreCredit"
  | "ownCredit";

/** Whether a message with an income names other money besides, or one of the renter's earlier messages did. */
function namesOtherMoney({ said, history, property, talk }: Message, told: Told, notIncome: number[]) {
  const { incomes, facts, supposed } = told;
  // "All together like 4k, but I claim 2,900": what is told another way may be what counts.
  const isMore = (amount: number) =>
    amount > (facts.monthlyIncome ?? 0) && isToldAnew(amount, facts.monthlyIncome ?? 0);
  if (notIncome.some(isMore)) return true;
  const ofOthers = supposed ? [supposed.total, ...supposed.parts.map(({ dollars }) => dollars)] : [];
  const rent = property.leaseConditions?.rent ?? null;
  const others = [rent, facts.ownRentShare, ...ofOthers, ...notIncome, ...incomes.wrong].filter(
    (one) => typeof one === "number",
  );
  if (namesMoneyBeside(said, incomes, others)) return true;
  const known = talk.incomes?.entries.flatMap(({ dollars, monthly }) => [dollars, monthly]) ?? [];
  const lines = incomes.parts.length > 0 ? history.filter(({ from }) => from === "renter") : [];
  return lines.some(({ text }) => namesMoneyBeside(text, incomes, [...others, ...known]));
}

const tellsOfPay = ({ text, isQuestion }: Message["telling"][number]): boolean =>
  !isQuestion &&
  !hasNoIncomeYet(text) &&
  (speaksOfIncome(text) || tokensOf(text).some((word) => kindOfMoneyWord(word) === "paid"));

/** The incomes that a message tells, and how they and the score stand to what was told before. */
export function moneyHeard(message: Message, told: Told): Pick<Heard, OfMoney> {
  const { said, telling, property, talk, asked } = message;
  const { incomes, mayEarnMore, supposed, facts } = told;
  const { monthlyIncome, creditScore } = facts;
  const notIncome = noIncomesIn(telling);
  const isSaid = telling.some(({ text }) => speaksOfIncome(text));
  const isBeside = (talk.incomes?.entries.length ?? 0) > 0 || asked.includes(ofUntoldIncome);
  // Less than the rent and no word of an income is the rent they pay as likely.
  const isLittle = !isSaid && !isBeside && (monthlyIncome ?? 0) < (property.leaseConditions?.rent ?? 0);
  const leaves = [incomes.wrong, incomes.only, incomes.without, incomes.joining, incomes.alike ?? []];
  const own = creditScore ? ownScoreIn(telling) : null;
  const pay = monthlyIncome === undefined ? telling.filter(tellsOfPay) : [];
  const isOutsideOnly = incomes.parts.length > 0 && incomes.parts.every(({ isOutside }) => isOutside);
  return {
    ...(monthlyIncome || isOutsideOnly || leaves.some((list) => list.length > 0) ? { incomes } : {}),
    ...(supposed ? { supposed } : {}),
    ...(notIncome.length > 0 ? { notIncome } : {}),
    ...(monthlyIncome && namesIncomeUntold(said, incomes, talk.incomes) ? { namesIncomeUntold: true } : {}),
    ...(pay.length > 0 ? { tellsPay: true } : {}),
    ...(pay.some(({ text }) => speaksOfIncome(text) && /\d/.test(text)) ? { isPayUnclear: true } : {}),
    ...(monthlyIncome && mayEarnMore ? { mayEarnMore } : {}),
    ...(monthlyIncome && namesOtherMoney(message, told, notIncome) ? { namesMoneyBeside: true } : {}),
    ...(monthlyIncome && !isBeside && (isLittle || isIncomeInDoubt(telling, monthlyIncome))
      ? { isIncomeUnsure: true }
      : {}),
    ...(own === null ? {} : { ownCredit: own }),
    ...(creditScore && (isScoreOfAnother(telling) || isOfAnother(said)) ? { isMoreCredit: true } : {}),
  };
}

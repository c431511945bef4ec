import type { IncomeHeard, IncomesHeard } from "../heard/incomes.ts";
import type { Heard } from "../heard.ts";
import { isAboutTheSame, isToldAnew, leastOfAnew, sumOf } from "../reading/money/amounts-alike.ts";
import { isBenefit } from "../reading/money/income-from.ts";
import { sharesAll } from "../reading/money/who-earns.ts";
import type { Income, Incomes } from "../talk.ts";

/*
 * What the renter told that the household earns: who earns what, and what they said it comes to. The household's income is
 * derived from this account and from nothing else.
 */

const none: Incomes = { entries: [], total: null };
/** More entries than renters tell of; what was told last stands. */
const mostEntries = 16;
/** Whose an income is that was known before an account was kept. */
const household = "household";

const counted = (entries: readonly Income[]): Income[] => entries.filter(({ isOutside }) => !isOutside);
const sumOfCounted = (entries: readonly Income[]): number => sumOf(counted(entries).map(({ monthly }) => monthly));

/** What the household earns a month by what was told; null where nothing was. */
export const householdIncome = ({ entries, total }: Incomes): number | null =>
  total ?? (counted(entries).length > 0 ? Math.round(sumOfCounted(entries)) : null);

/** Whether an account is of one income told by the month, or of nothing but what all earn together. */
export function isOneByMonth({ entries, total }: Incomes): boolean {
  const [one, another] = counted(entries);
  return total === null ? one !== undefined && !another && one.monthly === one.dollars : one === undefined;
}

/** Whether an account has several incomes of the household. */
export const isOfSeveral = ({ entries }: Incomes): boolean => counted(entries).length > 1;

/** Whether an account has an income of the household. */
export const knowsIncome = (told: Incomes | undefined): boolean => householdIncome(told ?? none) !== null;

/** Whether an account tells of others of the household by name or relation, and nothing of who writes. */
export const isOfOthersAlone = ({ entries, total }: Incomes): boolean =>
  total === null && counted(entries).length > 0 && counted(entries).every(({ who }) => !isOneself(who));
const isOneself = (who: string): boolean => ["self", "other", household].includes(who);

/** The account that a message is told on top of: the talk's own, unless the income was told or changed elsewhere since. */
export function incomesBefore(told: Incomes | undefined, known: number | null): Incomes {
  const account = told ?? none;
  if (householdIncome(account) === known) return account;
  const outside = account.entries.filter(({ isOutside }) => isOutside);
  if (known === null) return { entries: outside, total: null };
  return { entries: [...outside, { who: household, from: null, monthly: known, dollars: known }], total: null };
}

/** What the incomes of a message come to by themselves; null where it tells none. */
export const incomeTold = (incomes: IncomesHeard): number | null => householdIncome(accountAfter(none, incomes));

/** The account after a message. */
export function incomesAfter(before: Incomes, { incomes, facts, notIncome = [] }: Heard): Incomes {
  if (!incomes) {
    const left = namesAll(before, notIncome) ? before : withoutAmounts(before, notIncome);
    return facts.monthlyIncome ? withTotal(before, left, [], facts.monthlyIncome) : left;
  }
  const isTold = incomes.parts.some(({ isOutside }) => !isOutside) || incomes.total !== null;
  return accountAfter(isTold ? before : withoutAmounts(withoutSum(before, incomes.wrong), notIncome), incomes);
}

/** "Not 7,100" of what Piper made of several incomes leaves none of them: what it is instead is not said. */
function withoutSum(account: Incomes, wrong: readonly number[]): Incomes {
  const left = withoutAmounts(account, wrong);
  const isLeft = wrong.includes(householdIncome(left) ?? 0);
  return isLeft ? { entries: left.entries.filter(({ isOutside }) => isOutside), total: null } : left;
}

/** What the household would earn a month by what is only supposed of it; null where nothing was told. */
export const incomeSupposed = (
  told: Incomes | undefined,
  known: number | null,
  supposed: IncomesHeard,
): number | null => supposedOf(incomesBefore(told, known), supposed);

/** Who is named by an amount that another is known to earn is that one: "only his 3,100". */
function supposedOf(before: Incomes, { parts, only, without, ...rest }: IncomesHeard): number | null {
  const earners = counted(before.entries);
  const meant = new Map<string, string>();
  for (const { who, dollars, monthly } of parts) {
    const isIt = (entry: Income) => entry.dollars === dollars || entry.monthly === monthly;
    const known = earners.find(isIt)?.who;
    if (known && known !== household && earners.every((entry) => entry.who !== who)) meant.set(who, known);
  }
  const named = (who: string): string => meant.get(who) ?? who;
  const supposed = { ...rest, only: only.map(named), without: without.map(named) };
  return householdIncome(
    accountAfter(before, { ...supposed, parts: parts.map((part) => ({ ...part, who: named(part.who) })) }),
  );
}

function accountAfter(standing: Incomes, incomes: IncomesHeard): Incomes {
  const { parts, total } = incomes;
  const before = withThoseAlike(withThoseWhoCount(standing, incomes), incomes);
  const corrected =
    withOneCorrected(before, incomes) ?? withFormerBeside(before, incomes) ?? withGross(before, incomes);
  if (corrected) return corrected;
  const isAnew = parts.some(({ isAlone }) => isAlone) || isWrongAsSum(before, incomes);
  const after = isAnew ? restated(before, parts) : withParts(before, incomes);
  const { entries, total: sum } = total === null ? after : withSumTold(before, after, parts, total);
  return { entries: entries.slice(-mostEntries), total: sum };
}

/** "Ella gana lo mismo" of who is not counted yet, where one income alone is known. */
function withThoseAlike(account: Incomes, { alike = [] }: IncomesHeard): Incomes {
  const [one, another] = counted(account.entries);
  const anew = alike.filter((who) => account.entries.every((entry) => entry.who !== who));
  if (!one || another || account.total !== null || anew.length === 0) return account;
  return { ...account, entries: [...account.entries, ...anew.map((who) => ({ ...one, who, from: null }))] };
}

/** "We said 2,900, but what reaches us is 2,530" puts one of several incomes right, whoever gets it; null where none is. */
function withOneCorrected({ entries, total: sum }: Incomes, { parts, total, wrong }: IncomesHeard): Incomes | null {
  if (total === null || parts.length > 0) return null;
  const isWrong = ({ monthly, dollars }: Income) => wrong.includes(monthly) || wrong.includes(dollars);
  const old = counted(entries).find(isWrong);
  // Of a sum alone, a part of it is known by its amount.
  const less = old?.monthly ?? wrong.find((amount) => sum !== null && amount < sum && isToldAnew(total, amount));
  if (less === undefined || (old && counted(entries).length === 1)) return null;
  const corrected = entries.map((each) => (each === old ? { ...old, monthly: total, dollars: total } : each));
  return { entries: corrected, total: sum === null ? null : sum - less + total };
}
/** "I meant 950 a week, the 1,050 is with overtime": what stands is named beside what it really is; null where none is. */
function withFormerBeside(account: Incomes, { parts, total, isCorrection }: IncomesHeard): Incomes | null {
  const [one, other] = parts;
  if (!isCorrection || total !== null || account.total !== null || !one || !other || parts.length > 2) return null;
  const standing = counted(account.entries);
  const stands = (part: IncomeHeard) => standing.find(({ dollars }) => dollars === part.dollars);
  const old = stands(one) ?? stands(other);
  const now = [one, other].find((part) => stands(part) === undefined);
  // "No, 2,300 plus 2,800" names what stands first, and what it really is comes before what it was.
  if (!old || now !== one || one.who !== other.who || !isToldAnew(now.monthly, old.monthly)) return null;
  const { monthly, dollars } = now;
  return { ...account, entries: account.entries.map((each) => (each === old ? { ...old, monthly, dollars } : each)) };
}
/** "Before taxes it's closer to 5,900", after two incomes that come to 5,200, is what both are; null where it is less than that or far more. */
function withGross(account: Incomes, { parts: [part], isGross }: IncomesHeard): Incomes | null {
  const sum = householdIncome(account) ?? 0;
  const isAll = isGross && part && part.monthly >= sum && isToldAnew(sum, part.monthly);
  return isAll ? withTotal(account, account, [], part.monthly) : null;
}

/** "I said 2,600, not 4,500" of a sum that nobody told: what is told now is all there is. */
const isWrongAsSum = (account: Incomes, { parts, wrong }: IncomesHeard): boolean =>
  parts.length > 0 &&
  wrong.includes(householdIncome(account) ?? 0) &&
  counted(account.entries).every(({ monthly, dollars }) => !wrong.includes(monthly) && !wrong.includes(dollars));

/** Those of whom a pronoun or nothing but a word for another may be. */
const isAnyOther = (who: string): boolean => ["he", "she", "other"].includes(who);

/** The account of those alone who still count; as it was where it knows of none of them. */
function withThoseWhoCount(account: Incomes, { only, without }: IncomesHeard): Incomes {
  const { entries, total } = account;
  const earners = new Set(counted(entries).map(({ who }) => who));
  const [other, another] = [...earners].filter((who) => who !== "self" && who !== household);
  const meant = (who: string): string => (earners.has(who) || !isAnyOther(who) || another ? who : (other ?? who));
  const [alone, gone] = [only.map(meant), without.map(meant)];
  const isLeft = ({ who, isOutside }: Income): boolean =>
    isOutside === true || ((alone.length === 0 || alone.includes(who)) && !gone.includes(who));
  const left = entries.filter(isLeft);
  const isSame = left.length === entries.length && (alone.length === 0 || total === null);
  if (isSame || counted(left).length === 0) return account;
  const rest = total === null || alone.length > 0 ? null : total - (sumOfCounted(entries) - sumOfCounted(left));
  return { entries: left, total: rest };
}

/** "My brother is out, so just me": what several were told to earn together is no more known, where his part of it is not. */
export function withoutSumOfMore(before: Incomes, after: Incomes, { parts, only, leaving }: IncomesHeard): Incomes {
  const isLess = only.length + leaving.length > 0 && parts.length === 0;
  const isOfSeveral = after.total !== null || after.entries.some(({ who }) => who === household);
  if (!isLess || !isOfSeveral || householdIncome(before) !== householdIncome(after)) return after;
  return { entries: after.entries.filter(({ isOutside }) => isOutside), total: null };
}

/** "2,085 and 1,510, what of that": who names all of several incomes again takes none of them back. */
function namesAll({ entries }: Incomes, amounts: readonly number[]): boolean {
  const all = counted(entries);
  return all.length > 1 && all.every(({ monthly, dollars }) => amounts.includes(monthly) || amounts.includes(dollars));
}

/** The account without incomes of these amounts. */
function withoutAmounts({ entries, total }: Incomes, amounts: readonly number[]): Incomes {
  const isGone = (amount: number) => amounts.includes(amount);
  const left = entries.filter(({ monthly, dollars, isOutside }) => isOutside || !(isGone(monthly) || isGone(dollars)));
  if (total === null) return { entries: left, total };
  return isGone(total) ? { entries: left, total: null } : { entries: left, total };
}

const entryOf = ({ who, from, monthly, dollars, isOutside }: IncomeHeard): Income => ({
  who,
  from,
  monthly,
  dollars,
  ...(isOutside ? { isOutside } : {}),
});

/** The account where a message tells all that the household has. */
const restated = ({ entries }: Incomes, parts: readonly IncomeHeard[]): Incomes => ({
  entries: [...entries.filter(({ isOutside }) => isOutside), ...parts.map(entryOf)],
  total: null,
});

/** "A pension of 3,640, and 2,900 between us": what is less than a part of it is no total, and what several earn beside it. */
function withSumTold(before: Incomes, after: Incomes, parts: readonly IncomeHeard[], sum: number): Incomes {
  if (parts.every(({ monthly, isOutside }) => isOutside || monthly <= sum)) return withTotal(before, after, parts, sum);
  const together: Income = { who: household, from: null, monthly: sum, dollars: sum };
  return { entries: [...after.entries, together], total: null };
}

/** A told total is the whole: it is not added to its parts, and where the parts come to it they are kept in its place. */
function withTotal(before: Incomes, after: Incomes, parts: readonly IncomeHeard[], total: number): Incomes {
  const isIt = (sum: number) => isAboutTheSame(sum, total);
  const told = sumOf(parts.map(({ monthly }) => monthly));
  const asTold = (sum: number) => (Math.round(sum) === total ? null : total);
  if (parts.length > 1 && isIt(told)) return { ...restated(before, parts), total: asTold(told) };
  const sum = sumOfCounted(after.entries);
  if (isIt(sum)) return { entries: after.entries, total: asTold(sum) };
  const isMore = sum > total;
  return { entries: isMore ? (told < total ? restated(before, parts).entries : []) : after.entries, total };
}

function withParts(before: Incomes, { parts, wrong, isCorrection }: IncomesHeard): Incomes {
  const taken = new Set<Income>();
  const sum = householdIncome(before) ?? 0;
  return parts.reduce<Incomes>((account, said) => {
    if (said.isPart && said.monthly < sum) return account;
    const part = ofOnlyEarner(said, account.entries);
    // Who signs along for the renter they write for earns nothing of what was told of that one.
    const isOfWriter = part.isOutside === true && part.who === "self";
    const places = before.entries.filter(
      (entry) => account.entries.includes(entry) && !taken.has(entry) && (entry.isOutside || !isOfWriter),
    );
    const replaced = part.isWhole
      ? account.entries.filter(({ who }) => who === part.who)
      : replacedBy(part, places, wrong, isCorrection);
    for (const entry of replaced) taken.add(entry);
    return withEntry(account, part, replaced, wrong);
  }, before);
}

/** An income of which it is not said whose it is, where one person alone is known to earn. */
function ofOnlyEarner(part: IncomeHeard, entries: readonly Income[]): IncomeHeard {
  const [who, another] = new Set(counted(entries).map((entry) => entry.who));
  return part.isNamed || part.who !== "self" || !who || who === household || another ? part : { ...part, who };
}

/** The entries in whose place an income stands; none where it is another one. */
function replacedBy(
  part: IncomeHeard,
  entries: readonly Income[],
  wrong: readonly number[],
  isCorrection: boolean,
): Income[] {
  const isWrong = ({ monthly, dollars }: Income) => wrong.includes(monthly) || wrong.includes(dollars);
  // "Plus his 3,300", then "sorry, my husband's is 3,450": whoever was told of by a pronoun may be the one put right.
  const isNew = isCorrection && part.who !== "self" && entries.every(({ who }) => who !== part.who);
  const isOfSame = ({ who }: Income) =>
    who === part.who || (isNew && isAnyOther(who)) || (who === household && !part.isMore && part.who === "self");
  const same = entries.filter(isOfSame);
  const corrected = same.find(isWrong) ?? entries.find(isWrong);
  if (corrected) return [corrected];
  const isAgain = ({ dollars, monthly }: Income) => dollars === part.dollars || monthly === part.monthly;
  const again = same.find(isAgain) ?? (part.isNamed ? undefined : entries.find(isAgain));
  if (again) return [again];
  if (part.isMore) return [];
  const ofSource = same.find(({ from }) => from !== null && from === part.from);
  return ofSource ? [ofSource] : replacedOfSame(part, same, isCorrection);
}

/** Less of one's pay than this is another income, though no other source is named. */
const leastOfPay = 0.4;
/** Of the entries of one person, those in whose place their income from another source stands. */
function replacedOfSame(part: IncomeHeard, same: readonly Income[], isCorrection: boolean): Income[] {
  const pays = same.filter(({ from }) => from === null || !isBenefit(from));
  const isOfBenefit = part.from !== null && isBenefit(part.from);
  if (isOfBenefit)
    return same.filter(({ from, monthly }) => from === null && (isCorrection || part.monthly >= monthly));
  const main =
    pays.toSorted((one, other) => other.monthly - one.monthly)[0] ?? (part.from === null ? same[0] : undefined);
  if (!main) return [];
  const all = sumOf(same.map(({ monthly }) => monthly));
  if (part.from === null && same.length > 1 && part.monthly >= all) return [...same];
  const isOther = part.from !== null && main.from !== null;
  if (isOther && !isCorrection) return [];
  const least = part.from !== null ? leastOfAnew : main.who === household ? 0 : leastOfPay;
  return isCorrection || part.monthly >= main.monthly * least ? [main] : [];
}

/** The account with an income in place of others, or beside them. */
function withEntry(
  { entries, total }: Incomes,
  part: IncomeHeard,
  replaced: readonly Income[],
  wrong: readonly number[],
): Incomes {
  const isOutside = part.isOutside ?? entries.some((entry) => entry.isOutside && entry.who === part.who);
  const entry = { ...entryOf(part), ...(isOutside ? { isOutside } : {}) };
  const left = entries.filter((each) => !replaced.includes(each));
  const next = [...withoutPart(left, replaced, wrong), entry];
  if (total === null || isOutside) return { entries: next, total };
  const change = part.monthly - sumOfCounted(replaced);
  const isPart = sharesAll(part.who) && !part.isMore && replaced.length === 0;
  const sum = isPart ? total : total + change;
  return { entries: next, total: sumOfCounted(next) >= sum ? null : sum };
}

/** "She makes 1,800, not 2,100" of a household that was known by what it earns in all: the rest of it stays. */
const withoutPart = (entries: readonly Income[], replaced: readonly Income[], wrong: readonly number[]): Income[] => {
  const less = replaced.length === 0 ? sumOf(wrong) : 0;
  return entries.map((entry) =>
    entry.who === household && less > 0 && entry.monthly > less
      ? { ...entry, monthly: entry.monthly - less, dollars: entry.monthly - less }
      : entry,
  );
};

/** Whether one of these amounts was told as an income before. */
export const isToldBefore = (told: Incomes | undefined, amounts: readonly number[]): boolean =>
  told?.entries.some(({ dollars, monthly }) => amounts.includes(dollars) || amounts.includes(monthly)) ?? false;

import { tellsOfSeveralIncomes } from "./of-several.ts";

/*
 * Ranges of an income: "4,000 to 4,400", "5 to 6k".
 */

/** Less is no month's income. */
const leastOfEarnings = 300;

const amountOfRange = String.raw`\$?(\d[\d,.]*k?)`;
const ranges = [
  new RegExp(String.raw`\b(?:between|entre) ${amountOfRange} (?:and|y) ${amountOfRange}\b`, "g"),
  new RegExp(String.raw`(?<![\d$.,/:-])${amountOfRange}(?: ?(?:-|to|a) ?| )${amountOfRange}\b(?![,.:/]?\d)`, "g"),
  new RegExp(String.raw`(?<![\d$.,/:-])${amountOfRange} (?:or|o) ${amountOfRange}\b(?![,.:/]?\d)`, "g"),
];
/** "Between 4,000 and 4,400" and "5 to 6k" are one income, and it counts by the lower end. */
export function withLowerEnd(text: string): string {
  const areOfSeveral = tellsOfSeveralIncomes(text);
  return ranges.reduce(
    (said, range) =>
      said.replace(range, (words: string, low: string, high: string) =>
        areOfSeveral && isBare.test(words) ? asSum(words, low, high) : lowerEnd(words, low, high),
      ),
    text,
  );
}

/** "Our incomes are 2,100 2,300": figures with nothing between them, of several who earn. */
const asSum = (words: string, low: string, high: string): string =>
  [low, high].every((end) => dollarsOfEnd(end) >= leastOfEarnings) ? words.replace(" ", " + ") : words;

function lowerEnd(words: string, low: string, high: string): string {
  if (/[,.]$/.test(low)) return words;
  const most = dollarsOfEnd(high);
  const isOfThousands = /k/.test(high) && dollarsOfEnd(low) < leastOfEarnings;
  const least = dollarsOfEnd(low) * (isOfThousands ? 1000 : 1);
  const leastShare = isBare.test(words) || isEither.test(words) ? leastOfBareRange : leastOfRange;
  const isRange = most >= leastOfEarnings && least < most && least >= most * leastShare;
  return isRange ? `${words.includes("$") ? "$" : ""}${least}` : words;
}
/** A range whose ends are further apart is rather two incomes. */
const leastOfRange = 0.5;
/** "4,200 4,500 a month": figures with nothing between them. */
const isBare = /\d \$?\d/;
const leastOfBareRange = 0.8;
/** "800 or 900 a month" */
const isEither = / (?:or|o) /;
const dollarsOfEnd = (amount: string): number => Number(amount.replace(/[,k]/g, "")) * (/k/.test(amount) ? 1000 : 1);

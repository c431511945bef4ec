/*
 * The incomes that are heard.
 */

/** An income that a message tells: whose it is, what it comes from and what it comes to a month. */
export type IncomeHeard = {
  /** "self", or somebody by how they are related to the renter ("partner"), by name, or as "he", "she" or "other". */
  who: string;
  /** The words say whose it is. */
  isNamed: boolean;
  /** A benefit or an employer, in one word; null where it is not named. */
  from: string | null;
  monthly: number;
  /** The figure as it was said, by the hour or the week too. */
  dollars: number;
  /** It comes on top of what was told before. */
  isMore: boolean;
  /** It is all that this person earns. */
  isWhole: boolean;
  /** It is all that the household has: "just my 3,200". */
  isAlone: boolean;
  /** It is a part of what was told: "900 of that is taxable". */
  isPart?: boolean;
  /** It is of somebody who will not live there, as a co-signer. */
  isOutside?: boolean;
};

/** The incomes that a message tells. */
export type IncomesHeard = {
  parts: readonly IncomeHeard[];
  /** What it says that all of the household earn together. */
  total: number | null;
  /** Amounts that it takes back: 2400 of "he makes 2100, not 2400". */
  wrong: readonly number[];
  isCorrection: boolean;
  /** It tells one income, of nobody by name, as what is earned before taxes. */
  isGross?: boolean;
  /** Those whose incomes alone count: "just me and my sister"; empty where it leaves nobody out so. */
  only: readonly string[];
  /** Those whose incomes count no more: "my cousin backed out". */
  without: readonly string[];
  /** Those among them who were to live there, and are not any more. */
  leaving: readonly string[];
  /** Those who earn what was told of another: "she makes the same". */
  alike?: readonly string[];
  /** Those who will live there too: "my sister is moving in with me". */
  joining: readonly string[];
};

const suffixes: Record<Intl.LDMLPluralRule, string> = {
  zero: "th",
  one: "st",
  two: "nd",
  few: "rd",
  many: "th",
  other: "th",
};
const rules = new Intl.PluralRules("en-US", { type: "ordinal" });

/** Returns the rank of a completed application as "2nd completed application for this home"; the first is spelled out. */
export const completedWords = (nth: number): string =>
  `${nth === 1 ? "First" : `${nth}${suffixes[rules.select(nth)]}`} completed application for this home`;

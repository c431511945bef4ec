/*
 * Amounts that are added up, or told twice in other words.
 */

const closest = 0.7;
export const areClose = (amounts: readonly number[]): boolean => Math.min(...amounts) >= Math.max(...amounts) * closest;

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

/** What pay by the hour comes to with overtime or tips is told by who gets it. */
const mostWithOvertime = 1.5;
export const isEstimate = (told: number, reckoned: number): boolean =>
  told >= reckoned * closest && told <= reckoned * mostWithOvertime;
/** Twice a month is told as every two weeks, too. */
const closeness = 0.09;
export const isAboutTheSame = (one: number, other: number): boolean => Math.abs(one - other) <= other * closeness;

/** So much of another figure at least is an income told anew; less is another one. */
export const leastOfAnew = 0.6;
/** Whether an amount is like another told anew. */
export const isToldAnew = (now: number, before: number): boolean =>
  now >= leastOfAnew * before && before >= leastOfAnew * now;

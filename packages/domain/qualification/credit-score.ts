/** A credit score in points; both ends are equal for a single score. */
export type CreditRange = { low: number; high: number };

export const creditScoreLimits = { low: 300, high: 850 };

/** How far "around N" reaches to each side, in points. */
const aroundPoints = 20;

/** The score of which a range is what "around N" reaches; null where it is none. */
export const aroundOf = ({ low, high }: CreditRange): number | null =>
  high - low === 2 * aroundPoints ? low + aroundPoints : null;

/** A score as the owner reads it: "About 615", "650–700", "702". */
export function scoreAsTold(score: CreditRange): string {
  const around = aroundOf(score);
  if (around !== null) return `About ${around}`;
  return score.low === score.high ? String(score.low) : `${score.low}–${score.high}`;
}

/** What a renter told of their credit, as the owner reads it: a score, else their own word for it; null where nothing was told. */
export function creditAsTold({ creditScore, creditWord, creditUnknown }: CreditTold): string | null {
  if (creditScore) return scoreAsTold(creditScore);
  if (creditWord) return `“${creditWord}”`;
  return creditUnknown ? "No score" : null;
}
type CreditTold = { creditScore: CreditRange | null; creditWord?: string | null; creditUnknown: boolean };

/**
 * The credit bands from the best down; a score below the last `from` is in the last band.
 * Source: docs/decisions/0005-qualification.md.
 */
export const creditBands = [
  { name: "Excellent", from: 781, to: 850 },
  { name: "Great", from: 721, to: 780 },
  { name: "Good", from: 661, to: 720 },
  { name: "Fair", from: 600, to: 660 },
  { name: "Poor", from: 300, to: 559 },
] as const;
export type CreditBand = (typeof creditBands)[number]["name"];

/** Returns the band of a score; 560 to 599 count as Poor. */
export const creditBandOf = (score: number): CreditBand =>
  creditBands.find((band) => score >= band.from)?.name ?? "Poor";

const clip = (score: number): number => Math.min(creditScoreLimits.high, Math.max(creditScoreLimits.low, score));
const range = (low: number, high: number): CreditRange => ({ low: clip(low), high: clip(high) });

const above = /\b(?:above|over|more than|at least|higher than|upwards of|mas de|arriba de|por encima de)\s+(\d{3})\b/;
const below = /\b(?:below|under|less than|lower than|menos de|debajo de)\s+(\d{3})\b/;
/** "Like 655" is the score as people say it. */
const around =
  /(?:\b(?:around|about|approximately|approx|roughly|near|close to|alrededor de|cerca de|unos)|~)\s*(\d{3})\b/;
const between = /\b(\d{3})\s*(?:-|–|to|and|a|y)\s*(\d{3})\b/;
const part = /\b(low|lower|mid|middle|high|upper)?[\s-]*(\d)00\s?'?s\b/;
/** "In the 720s" */
const tens = /\b(\d[1-9]0)\s?'?s\b/;

/**
 * Reads a credit score as people write it: "710", "650-700", "above 700", "700+", "below 600", "around 650", "mid 600s", "720s".
 *
 * Errors  null where no score can be read; numbers outside 300 to 850 are clipped.
 * Source  docs/decisions/0005-qualification.md
 */
export function creditRangeOf(text: string): CreditRange | null {
  const words = text.toLowerCase();
  const hundreds = part.exec(words);
  if (hundreds) return partOfHundred(hundreds[1], Number(hundreds[2]) * 100);
  const ten = tens.exec(words);
  if (ten) return range(Number(ten[1]), Number(ten[1]) + 9);
  const both = between.exec(words);
  if (both) return range(Math.min(Number(both[1]), Number(both[2])), Math.max(Number(both[1]), Number(both[2])));
  const lowest = above.exec(words) ?? /\b(\d{3})\s*(?:\+|plus\b|or (?:above|higher|better|more)\b)/.exec(words);
  if (lowest) return range(Number(lowest[1]), creditScoreLimits.high);
  const highest = below.exec(words) ?? /\b(\d{3})\s*or (?:below|lower|less)\b/.exec(words);
  if (highest) return range(creditScoreLimits.low, Number(highest[1]));
  const near = around.exec(words) ?? /\b(\d{3})\s*(?:ish|or so|approx)/.exec(words);
  if (near) return range(Number(near[1]) - aroundPoints, Number(near[1]) + aroundPoints);
  const single = /\b(\d{3})\b/.exec(words);
  return single ? range(Number(single[1]), Number(single[1])) : null;
}

function partOfHundred(which: string | undefined, hundred: number): CreditRange {
  if (which === undefined) return range(hundred, hundred + 99);
  if (which.startsWith("low")) return range(hundred, hundred + 33);
  if (which.startsWith("mid")) return range(hundred + 34, hundred + 66);
  return range(hundred + 67, hundred + 99);
}

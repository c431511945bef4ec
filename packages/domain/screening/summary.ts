import { type ReportProduct, reportProducts } from "./products.ts";

/** How far the person of a criminal record is known to be the renter. Records are found by name. */
export type MatchStrength = "name-and-address" | "name" | "other-name";

export type EvictionOutcome = "judgment" | "dismissed" | "satisfied" | "unknown";

/** Days are YYYY-MM-DD, money is dollars; null is what the report does not say. */
export type EvictionRecord = {
  state: string | null;
  filedAt: string | null;
  type: string | null;
  /** A filing is no judgment. */
  outcome: EvictionOutcome;
  amount: number | null;
};

export type CriminalRecord = {
  state: string | null;
  offense: string;
  class: string | null;
  disposition: string | null;
  dispositionDate: string | null;
  matchStrength: MatchStrength;
};

export type CreditScore =
  | { name: string; value: number; range: { low: number; high: number }; factors: string[] }
  /** Why there is no score. */
  | { none: "frozen" | "thin" | "not-scored" };

/** What is to be said of a credit file: why it has no score, or that something in it is disputed. */
export const creditFiles = ["FROZEN", "THIN", "UNSCORED", "DISPUTED"] as const;
export type CreditFile = (typeof creditFiles)[number];

export type Bankruptcy = { type: string | null; reportedAt: string | null; settledAt: string | null };

export const screeningFlags = ["frozen", "thin", "disputed"] as const;
export type ScreeningFlag = (typeof screeningFlags)[number];

/** What a credit report comes down to. */
export type CreditSummary = {
  score: CreditScore;
  /** Of a year, as the bureau estimates it. */
  income: { low: number; high: number } | null;
  tradelines: { count: number; balance: number; pastDue: number; late30: number; late60: number; late90: number };
  collections: { count: number; total: number };
  bankruptcies: Bankruptcy[];
  identity: { ssnMatches: boolean | null; hasAddressMismatch: boolean; fraud: string[] };
  flags: ScreeningFlag[];
};

/** All that is kept of a renter's reports; a part is null where its report was not delivered. */
export type ScreeningSummary = {
  provider: string;
  requestRenterId: number;
  /** Instants. */
  orderedAt: string;
  expiresAt: string;
  products: ReportProduct[];
  /** Reports that were delivered too and that nobody has read, since they may follow only a conditional offer. */
  withheld?: ReportProduct[];
  credit: CreditSummary | null;
  evictions: EvictionRecord[] | null;
  criminal: CriminalRecord[] | null;
  disclaimer: string;
};

const fileWithout: Record<Extract<CreditScore, { none: string }>["none"], CreditFile> = {
  frozen: "FROZEN",
  thin: "THIN",
  "not-scored": "UNSCORED",
};

/** Returns what is to be said of a person's credit file; null where it has a score and nothing in it is disputed. */
export function creditFileOf(summary: Pick<ScreeningSummary, "credit"> | null | undefined): CreditFile | null {
  const credit = summary?.credit;
  if (!credit) return null;
  if ("none" in credit.score) return fileWithout[credit.score.none];
  return credit.flags.includes("disputed") ? "DISPUTED" : null;
}

/** Returns the reports that the bureau delivered, read or not. */
export const deliveredProducts = ({ products, withheld = [] }: Pick<ScreeningSummary, "products" | "withheld">) =>
  reportProducts.filter((product) => products.includes(product) || withheld.includes(product));

/** Returns a summary with what reports that were read later add to it. */
export const withLaterReports = (first: ScreeningSummary, later: ScreeningSummary): ScreeningSummary => ({
  ...first,
  products: reportProducts.filter((product) => first.products.includes(product) || later.products.includes(product)),
  withheld: later.withheld ?? [],
  credit: first.credit ?? later.credit,
  evictions: first.evictions ?? later.evictions,
  criminal: first.criminal ?? later.criminal,
  disclaimer: first.disclaimer.includes(later.disclaimer)
    ? first.disclaimer
    : `${first.disclaimer} ${later.disclaimer}`,
});

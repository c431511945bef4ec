import { applicationFeeDollars } from "../fees.ts";
import { lawFor, rowsAbout } from "./law.ts";
import type { LawPlace, LawRow, LawTopic } from "./law-row.ts";

/** The roles that are charged. */
type Role = keyof typeof applicationFeeDollars;

/**
 * What the reports on one person cost us, in cents, where a law allows no more than that. It is our own figure, from no
 * law and no invoice: a careful one, below what we charge elsewhere, to be set anew with the bureau's prices.
 */
export const screeningCostCents = {
  APPLICANT: 3500,
  CO_APPLICANT: 3500,
  CO_SIGNER: 1500,
} as const satisfies Record<Role, number>;

/** Why a fee is less than ours. */
export type FeeReason = {
  code: "own-report" | "forbidden" | "capped" | "actual-cost";
  row: LawRow<"fee" | "own-report">;
};

export type Fee = {
  /** What is charged, in cents. */
  cents: number;
  /** What we charge where no law says less. */
  base: number;
  reason: FeeReason | null;
  /** Whether any law about the fee is known at the place; where none is, that is said. */
  isKnown: boolean;
};

export type FeeQuestion = {
  role: Role;
  place: LawPlace;
  /** The day at the home. */
  day: Temporal.PlainDate;
  /** Whether the person brings a report of the last 30 days. */
  hasOwnReport: boolean;
  /** What the reports on this person cost, where that is known better than by `screeningCostCents`. */
  actualCostCents?: number;
};

const topicsAboutFees: readonly LawTopic[] = ["fee", "fee-condition", "fee-refund", "own-report"];

/** Returns the fee of one person: the smallest of ours and what each law there allows. */
export function feeFor({ role, place, day, hasOwnReport, actualCostCents }: FeeQuestion): Fee {
  const rows = lawFor(place, day);
  const base = applicationFeeDollars[role] * 100;
  const cost = actualCostCents ?? screeningCostCents[role];
  const limits = [
    ...(hasOwnReport ? ownReportLimits(rows) : []),
    ...rowsAbout(rows, "fee").map((row) => limitOf(row, cost)),
  ];
  const lowest = limits.reduce<Limit | null>((least, one) => (one.cents < (least?.cents ?? base) ? one : least), null);
  return {
    cents: lowest?.cents ?? base,
    base,
    reason: lowest?.reason ?? null,
    isKnown: rows.some(({ topic }) => topicsAboutFees.includes(topic)),
  };
}

type Limit = { cents: number; reason: FeeReason };

const ownReportLimits = (rows: readonly LawRow[]): Limit[] =>
  rowsAbout(rows, "own-report")
    .filter(({ value }) => value.kind === "must-be-taken")
    .map((row) => ({ cents: 0, reason: { code: "own-report", row } }));

function limitOf(row: LawRow<"fee">, cost: number): Limit {
  const { value } = row;
  if (value.kind === "none") return { cents: 0, reason: { code: "forbidden", row } };
  if (value.kind === "at-most") return { cents: value.cents, reason: { code: "capped", row } };
  if (value.kind === "lesser-of-cost-and" && value.cents <= cost)
    return { cents: value.cents, reason: { code: "capped", row } };
  return { cents: cost, reason: { code: "actual-cost", row } };
}

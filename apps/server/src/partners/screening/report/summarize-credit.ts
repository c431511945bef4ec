import type { Bankruptcy, CreditScore, CreditSummary, ScreeningFlag } from "@porchlight/domain/screening/summary.ts";
import { dayIn, isSet, numberIn, objectAt, objectsIn, type ReportObject, textIn } from "./report-json.ts";

const residentScoreRange = { low: 350, high: 850 };

/** Returns what a sanitized credit report comes down to. */
export function creditSummaryOf(report: ReportObject): CreditSummary {
  const applicant = objectsIn(report, "Applicants")[0] ?? {};
  const flags = flagsOf(applicant);
  const collections = objectsIn(applicant, "Collections");
  return {
    score: scoreOf(applicant, flags),
    income: incomeOf(applicant),
    tradelines: tradelinesOf(objectsIn(applicant, "Tradelines")),
    collections: { count: collections.length, total: sumOf(collections, "CurrentBalance") },
    bankruptcies: objectsIn(applicant, "PublicRecords").filter(isBankruptcy).map(bankruptcyOf),
    identity: identityOf(applicant),
    flags,
  };
}

function flagsOf(applicant: ReportObject): ScreeningFlag[] {
  const status = objectAt(applicant, "Status");
  const data = objectAt(applicant, "FileSummary", "CreditDataStatus");
  const isNoHit = textIn(status, "RecordFound") === "0";
  const isFrozen = isSet(status, "FrozenFile") || isSet(objectAt(data, "freeze"), "indicator");
  return [
    ...(isFrozen ? (["frozen"] as const) : []),
    ...(isSet(status, "ThinFile") || (isNoHit && !isFrozen) ? (["thin"] as const) : []),
    ...(isSet(data, "disputed") ? (["disputed"] as const) : []),
  ];
}

function scoreOf(applicant: ReportObject, flags: ScreeningFlag[]): CreditScore {
  const model = objectAt(applicant, "ScoreModel");
  const score = objectAt(model, "Score");
  const value = numberIn(score, "Results");
  if (value === null || value <= 0) {
    if (flags.includes("frozen")) return { none: "frozen" };
    return { none: flags.includes("thin") ? "thin" : "not-scored" };
  }
  const factors = objectsIn(score, "Factors").flatMap((factor) => textIn(factor, "Description") ?? []);
  return { name: textIn(model, "ScoreName") ?? "Credit score", value, range: residentScoreRange, factors };
}

function incomeOf(applicant: ReportObject): CreditSummary["income"] {
  const estimate = objectAt(applicant, "IncomeEstimate");
  const [low, high] = [numberIn(estimate, "LowEnd"), numberIn(estimate, "HighEnd")];
  return low === null || high === null ? null : { low, high };
}

const tradelinesOf = (tradelines: ReportObject[]): CreditSummary["tradelines"] => ({
  count: tradelines.length,
  balance: sumOf(tradelines, "BalanceAmount"),
  pastDue: sumOf(tradelines, "AmountPastDue"),
  late30: sumOf(tradelines, "Times30DaysLate"),
  late60: sumOf(tradelines, "Times60DaysLate"),
  late90: sumOf(tradelines, "Times90DaysLate"),
});

const isBankruptcy = (record: ReportObject): boolean =>
  /bankrupt/i.test(`${textIn(record, "PublicRecordType")} ${textIn(record, "RecordCode")}`);

const bankruptcyOf = (record: ReportObject): Bankruptcy => ({
  type: textIn(record, "RecordCode") ?? textIn(record, "PublicRecordType"),
  reportedAt: dayIn(record, "DateReported"),
  settledAt: dayIn(record, "DateSettled"),
});

function identityOf(applicant: ReportObject): CreditSummary["identity"] {
  const match = textIn(applicant, "SSNMessage") ?? textIn(objectAt(applicant, "FileSummary"), "SSNMatchIndicator");
  return {
    // Where there is no file, nothing was compared.
    ssnMatches: match === null || /no credit file|^none$/i.test(match) ? null : /^exact/i.test(match),
    hasAddressMismatch: isSet(objectAt(applicant, "Status"), "AddressDiscrepancyIndicator"),
    fraud: objectsIn(applicant, "FraudIndicators").flatMap((indicator) => textIn(indicator, "Indicator") ?? []),
  };
}

const sumOf = (items: ReportObject[], name: string): number =>
  items.reduce((sum, item) => sum + (numberIn(item, name) ?? 0), 0);

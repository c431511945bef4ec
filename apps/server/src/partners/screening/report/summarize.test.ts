import { describe, expect, it } from "vitest";

import { sanitizeReport } from "./sanitize.ts";
import { summaryOf } from "./summarize.ts";
import { conviction, creditOf, criminal, criminalOf, evictionOf, home, order } from "./testing.ts";

describe("The summary of a credit report", () => {
  const scored = {
    ScoreModel: {
      ScoreName: "Resident Score",
      Score: { Results: "742", Factors: [{ Rank: "Item1", Description: "Few accounts" }] },
    },
  };

  it("has the score with its factors, sums and bankruptcies", () => {
    const summary = creditOf({
      ...scored,
      SSNMessage: "Exact SSN match",
      Tradelines: [{ BalanceAmount: 420, AmountPastDue: "$1,180", Times30DaysLate: 2 }, { BalanceAmount: "N/A" }],
      Collections: [{ CurrentBalance: 140 }, { CurrentBalance: 60 }],
      PublicRecords: [{ PublicRecordType: "BANKRUPTCIES", RecordCode: "Chapter 7", DateReported: "2023-02-01" }, {}],
      IncomeEstimate: { LowEnd: 62000, HighEnd: 78000 },
      FraudIndicators: [{ Indicator: "Address is a mail drop" }],
    });
    expect(summary).toEqual({
      score: { name: "Resident Score", value: 742, range: { low: 350, high: 850 }, factors: ["Few accounts"] },
      income: { low: 62000, high: 78000 },
      tradelines: { count: 2, balance: 420, pastDue: 1180, late30: 2, late60: 0, late90: 0 },
      collections: { count: 2, total: 200 },
      bankruptcies: [{ type: "Chapter 7", reportedAt: "2023-02-01", settledAt: null }],
      identity: { ssnMatches: true, hasAddressMismatch: false, fraud: ["Address is a mail drop"] },
      flags: [],
    });
  });

  it.each([
    ["thin", { Status: { RecordFound: 0, ThinFile: true }, ScoreModel: null, SSNMessage: "No credit file found" }],
    ["frozen", { Status: { RecordFound: 0, FrozenFile: true }, ScoreModel: null }],
    ["frozen", { FileSummary: { CreditDataStatus: { freeze: { indicator: "true" } } } }],
  ])("says that a file is %s instead of giving a score", (flag, applicant) => {
    expect(creditOf(applicant)).toMatchObject({
      ...{ score: { none: flag }, flags: [flag], collections: { count: 0, total: 0 }, identity: { ssnMatches: null } },
    });
  });

  it("says that there is no score where the bureau gave none, and flags disputes", () => {
    const FileSummary = { CreditDataStatus: { disputed: true } };
    expect(creditOf({ ScoreModel: { Score: { Results: "0" } }, FileSummary })).toMatchObject({
      ...{ score: { none: "not-scored" }, flags: ["disputed"] },
    });
  });
});

describe("The summary of a criminal report", () => {
  it("has one record an offense, with how far the person is known to be the renter", () => {
    const offenses = { Offenses: [conviction] };
    const found = criminalOf(
      { ...offenses, ...home },
      { ...offenses, State: "FL" },
      { ...offenses, LastName: "LEEDS" },
    );
    expect(found.map(({ matchStrength }) => matchStrength)).toEqual(["name-and-address", "name", "other-name"]);
    expect(found[0]).toEqual({
      ...{ state: "OR", offense: "THEFT", class: "MISDEMEANOR", disposition: "CONVICTED" },
      ...{ dispositionDate: "2022-09-01", matchStrength: "name-and-address" },
    });
  });
});

describe("The summary of an eviction report", () => {
  it.each([
    ["unknown", {}, {}],
    ["judgment", { FilingType: "CIVIL JUDGMENT" }, {}],
    ["judgment", {}, { JudgmentFor: "PLAINTIFF" }],
    ["dismissed", {}, { JudgmentFor: "DEFENDANT" }],
    ["dismissed", { FilingType: "CIVIL DISMISSAL" }, {}],
    ["dismissed", {}, { Disposition: "DISMISSED" }],
    ["dismissed", { FilingType: "CIVIL JUDGMENT" }, { VacatedDate: "04/01/2024" }],
    ["satisfied", { FilingType: "CIVIL JUDGMENT" }, { SatisfactionDate: "04/01/2024" }],
    ["satisfied", { FilingType: "FD RELEASE" }, {}],
  ])("says %s of the record %j with the event %j", (outcome, record, event) => {
    expect(evictionOf(record, event).outcome).toBe(outcome);
  });

  it("has the day and the amount as they can be compared", () => {
    expect(evictionOf({ Amount: "$2,450.00" })).toMatchObject({ filedAt: "2024-03-05", amount: 2450, state: "OR" });
    expect(evictionOf({ FilingDate: "N/A" }, { JudgmentAmount: "900" })).toMatchObject({ filedAt: null, amount: 900 });
  });
});

describe("A summary", () => {
  it("names the reports there were, when they expire, and the bureau's own disclaimer", () => {
    const summary = summaryOf({ CRIMINAL: sanitizeReport("CRIMINAL", criminal()) }, order);
    expect(summary).toMatchObject({
      ...{ requestRenterId: 7, orderedAt: "2026-11-23T15:00:00Z", expiresAt: "2026-12-23T15:00:00Z" },
      ...{ products: ["CRIMINAL"], credit: null, evictions: null, criminal: [] },
      disclaimer: "Check that the record is the applicant's.",
    });
  });

  it("is made of a report of any shape", () => {
    const odd = { Applicants: "none", Records: null, Identities: [null, 3, { Offenses: "x" }], Disclaimers: [7] };
    for (const product of ["CREDIT", "CRIMINAL", "EVICTION"] as const)
      expect(summaryOf({ [product]: sanitizeReport(product, odd) }, order).products).toEqual([product]);
  });
});

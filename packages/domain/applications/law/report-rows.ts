import type { LawRow } from "./law-row.ts";

/** What laws say about a report that a renter brings, and about copies of the reports on them. */
export const reportRows: readonly LawRow<"own-report" | "report-copy">[] = [
  {
    place: { state: "NY" },
    topic: "own-report",
    value: { kind: "must-be-taken", maxAgeDays: 30 },
    source: "N.Y. Real Property Law 238-a",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
  {
    place: { state: "CO" },
    topic: "own-report",
    value: { kind: "must-be-taken", maxAgeDays: 30 },
    // The law's other way, one applicant at a time with the fee back within 20 days, is not ours.
    source: "Colo. HB23-1099",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
  {
    place: { state: "IL" },
    topic: "own-report",
    value: { kind: "must-be-taken", maxAgeDays: 30 },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "WA" },
    topic: "own-report",
    value: { kind: "landlord-chooses" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "MD" },
    topic: "own-report",
    value: { kind: "landlord-chooses" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "CA" },
    topic: "own-report",
    value: { kind: "landlord-chooses" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "NY" },
    topic: "report-copy",
    value: { reports: "all", saysHowToDispute: false },
    source: "N.Y. Real Property Law 238-a",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
  {
    place: { state: "CA" },
    topic: "report-copy",
    value: { reports: "credit", saysHowToDispute: false },
    source: "Cal. Civil Code 1950.6 (AB 2493)",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
  {
    place: { state: "CO" },
    topic: "report-copy",
    value: { reports: "all", saysHowToDispute: true },
    source: "Colo. HB23-1099",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
];

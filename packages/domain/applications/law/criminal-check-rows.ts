import type { LawRow } from "./law-row.ts";

/** What laws say about when a criminal report may be read. */
export const criminalCheckRows: readonly LawRow<"criminal-check">[] = [
  {
    place: { state: "NJ" },
    topic: "criminal-check",
    value: { kind: "after-conditional-offer", isOfferWritten: true, appealDays: 30 },
    source: "N.J. Fair Chance in Housing Act",
    checkedOn: "2026-11-01",
    confidence: "C",
  },
  {
    place: { state: "NY", city: "New York" },
    topic: "criminal-check",
    value: { kind: "after-conditional-offer", isOfferWritten: false, appealDays: null },
    from: "2025-01-01",
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "DC" },
    topic: "criminal-check",
    value: { kind: "limited" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "IL", county: "Cook" },
    topic: "criminal-check",
    value: { kind: "limited" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
  {
    place: { state: "WA", city: "Seattle" },
    topic: "criminal-check",
    value: { kind: "limited" },
    source: "one secondary source",
    checkedOn: "2026-11-01",
    confidence: "O",
  },
];

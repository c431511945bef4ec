import type { FederalRow } from "./law-row.ts";

/** The law by which a person who is turned down because of a report gets a notice. */
export const adverseActionLaw: FederalRow = {
  place: "US",
  topic: "adverse-action",
  value: { freeCopyDays: 60, mostKeyFactors: 4 },
  source: "Fair Credit Reporting Act, section 615 (15 U.S.C. 1681m)",
  checkedOn: "2026-11-01",
  confidence: "C",
};

/** Every federal rule that is known. */
export const federalRows: readonly FederalRow[] = [adverseActionLaw];

import { describe, expect, it } from "vitest";
import { reportsConsidered } from "./reports-considered.ts";

describe("The reports that a decision had before it", () => {
  it("are the bureau's, by number", () =>
    expect(reportsConsidered({ reportIds: ["12", "13"], ownReportsFrom: [] })).toBe(
      "Screening reports at the bureau, by number: 12, 13.",
    ));
  it("are also those that renters brought, by who made them", () => {
    expect(reportsConsidered({ reportIds: ["12"], ownReportsFrom: ["Acme Tenant Reports"] })).toBe(
      "Screening reports at the bureau, by number: 12. Renters' own reports, made by: Acme Tenant Reports.",
    );
    expect(reportsConsidered({ reportIds: [], ownReportsFrom: ["Acme Tenant Reports"] })).toBe(
      "Renters' own reports, made by: Acme Tenant Reports.",
    );
  });
  it("may be none", () =>
    expect(reportsConsidered({ reportIds: [], ownReportsFrom: [] })).toBe("There were no screening reports."));
});

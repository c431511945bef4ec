import { describe, expect, it } from "vitest";

import { sanitizeReport } from "./sanitize.ts";

import { conviction, credit, criminal, eviction, name, traits } from "./testing.ts";

describe("A sanitized report", () => {
  it("has no traits, birth dates, numbers or photos, at any depth", () => {
    const aliases = [{ ...name, ...traits, Nested: [{ ...traits }] }];
    const report = sanitizeReport("CRIMINAL", criminal({ Offenses: [conviction], Aliases: aliases }));
    const kept = JSON.stringify(report);
    for (const value of Object.values(traits)) expect(kept).not.toContain(JSON.stringify(value));
    expect(kept).toContain("THEFT");
    for (const [product, raw] of [
      ["EVICTION", eviction({})],
      ["CREDIT", credit({})],
    ] as const)
      expect(JSON.stringify(sanitizeReport(product, raw))).not.toMatch(/1980|1234/);
  });

  it("has no social security number in its texts", () => {
    const report = sanitizeReport("CREDIT", credit({ Notes: "See 666-12-0987 and XXX-XX-0987; call 503-555-0142" }));
    expect(JSON.stringify(report)).toContain("See (removed) and (removed); call 503-555-0142");
  });

  it("has no arrests without a disposition, and no identity that had nothing else", () => {
    const arrests = [{ Description: "LOITERING" }, { Description: "TRESPASS", DispositionDescription: "Arrested" }];
    const report = sanitizeReport(
      "CRIMINAL",
      criminal({ Offenses: [conviction, ...arrests], ArrestCount: 2 }, { Offenses: arrests }),
    );
    expect(report).toMatchObject({ CriminalIdentityCount: 1, Identities: [{ Offenses: [{ Description: "THEFT" }] }] });
    expect(JSON.stringify(report)).not.toMatch(/LOITERING|TRESPASS|ArrestCount/);
  });

  it("keeps identities of other lists, which have no offenses", () => {
    const report = sanitizeReport("CRIMINAL", criminal({ ProductType: "SexOffender", Offenses: [] }));
    expect(report.Identities).toHaveLength(1);
  });

  it("is cut off where it is nested too deep", () => {
    let deep: object = { Race: "R1" };
    for (let level = 0; level < 5_000; level += 1) deep = { deep };
    expect(JSON.stringify(sanitizeReport("CREDIT", { deep })).length).toBeLessThan(1_000);
  });
});

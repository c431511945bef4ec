import { describe, expect, it } from "vitest";
import { applicationFeesOf, platformFees } from "./home-fees.ts";

const now = Temporal.Instant.from("2026-11-25T12:00:00Z");
const homeIn = (state: string, city: string) => ({
  location: { state, city, zip: "00000" },
  timeZone: "America/New_York",
});

describe("Applying through the platform", () => {
  it.each([
    ["OR", "Portland", 49, 25],
    ["NY", "Buffalo", 20, 15],
    ["MA", "Boston", 0, 0],
  ])("costs in %s what the law there allows", (state, city, applicant, coSigner) =>
    expect(platformFees(homeIn(state, city), { hasScreening: true, now })).toEqual({ applicant, coSigner }),
  );

  it("costs nothing without reports", () =>
    expect(platformFees(homeIn("OR", "Portland"), { hasScreening: false, now })).toEqual({
      applicant: 0,
      coSigner: 0,
    }));

  it("elsewhere costs what the owner says", () => {
    const leaseConditions = { applicationProvider: "OTHER", applicationFee: 30, applicationCoSignerFee: null } as never;
    const applying = { hasScreening: true, now };
    expect(applicationFeesOf({ ...homeIn("NY", "Buffalo"), leaseConditions }, applying)).toEqual({
      applicant: 30,
      coSigner: null,
    });
  });
});

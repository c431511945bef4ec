import { describe, expect, it } from "vitest";
import { eventOfReturn, type PaidFee, refundReasonOf } from "./refunds.ts";

const now = Temporal.Instant.from("2026-11-25T12:00:00Z");
const daysAgo = (days: number) => now.subtract({ hours: days * 24 });
const used: PaidFee = {
  ...{ screening: "DELIVERED", isUsed: true, isWithdrawn: false, isHomeGone: false, isDecided: false },
  ...{ isAccepted: false, notChosenAt: null, submittedAt: daysAgo(1), refundLaws: [] },
};
const unused: PaidFee = { ...used, screening: "FEE_SETTLED", isUsed: false, submittedAt: null };
const notChosen = { kind: "not-chosen", daysAfterChoice: 7, daysAfterApplying: 30 } as const;

describe("A paid fee", () => {
  it.each<[string, Partial<PaidFee>, string]>([
    ["no report can be had", { screening: "IDENTITY_FAILED" }, "no-reports"],
    ["the household withdrew", { isWithdrawn: true }, "withdrawn"],
    ["the home is gone", { isHomeGone: true }, "home-gone"],
    ["the application is erased", { screening: null }, "application-gone"],
    ["the owner decided without reports", { isDecided: true }, "no-reports"],
  ])("goes back before reports were ordered when %s", (_why, change, reason) =>
    expect(refundReasonOf({ ...unused, ...change }, now)).toBe(reason),
  );

  it.each<[string, Partial<PaidFee>]>([
    ["the household withdraws", { isWithdrawn: true }],
    ["the home is gone", { isHomeGone: true }],
    ["the owner declines", { isDecided: true, notChosenAt: now }],
    ["the application is erased", { screening: null }],
  ])("is kept for reports that were ordered when %s", (_why, change) =>
    expect(refundReasonOf({ ...used, ...change }, now)).toBeNull(),
  );

  it("goes back for reports that were ordered and not delivered", () =>
    expect(refundReasonOf({ ...used, screening: "NOT_DELIVERED" }, now)).toBe("no-reports"));

  it("goes back by law to who was not chosen, or undecided for 30 days, and not to who was accepted", () => {
    const law = { ...used, refundLaws: [notChosen] };
    expect(refundReasonOf(law, now)).toBeNull();
    expect(refundReasonOf({ ...law, notChosenAt: now }, now)).toBe("not-chosen");
    expect(refundReasonOf({ ...law, submittedAt: daysAgo(30) }, now)).toBe("not-decided");
    expect(refundReasonOf({ ...law, submittedAt: daysAgo(40), isAccepted: true }, now)).toBeNull();
  });
});

describe("A fee that goes back", () => {
  it.each<[string, Partial<PaidFee>, ReturnType<typeof eventOfReturn>]>([
    ["before they paid who has not submitted", unused, "feeReturned"],
    ["to no reports who has", { ...unused, submittedAt: now }, "feeReturnedOnceSubmitted"],
    ["nowhere whose reports were ordered with it", { ...used, submittedAt: now }, null],
  ])("takes a person %s", (_where, change, event) =>
    expect(eventOfReturn("IDENTIFIED", { ...unused, ...change })).toBe(event),
  );

  it("leaves a person whose screening is over where they are", () =>
    expect(eventOfReturn("IDENTITY_FAILED", unused)).toBeNull());
});

import { describe, expect, it } from "vitest";
import { type Draft, isReachable, nothingAnswered, stepAfter, stepBefore, stepInstead, steps } from "./steps.ts";

const individual: Draft = { ...nothingAnswered, accountType: "INDIVIDUAL" };
const company: Draft = { ...nothingAnswered, accountType: "COMPANY" };
const companyTold: Draft = {
  ...company,
  company: {
    companyName: "A1 Homes",
    numberOfEmployees: "1-50",
    numberOfUnitsOverseeing: 3,
    perceivedProductValueProposition: "",
  },
};
const all: Draft = {
  ...companyTold,
  screeningSensitivity: "STRICT",
  calendar: "SKIPPED",
  contact: { preferredCommunicationChannel: "EMAIL", phoneNumber: "" },
};

describe("An onboarding step", () => {
  it("is closed until every earlier one is answered, and redirects to the furthest open one", () => {
    expect(stepInstead("communication", nothingAnswered)).toBe("account-type");
    expect(stepInstead("finish", company)).toBe("company");
    expect(stepInstead("communication", companyTold)).toBe("strategy");
  });
  it("stays open once it is answered", () => {
    for (const { path } of steps) expect(stepInstead(path, all)).toBeNull();
  });
});

describe("The company step", () => {
  it("follows the account type when that is a company", () =>
    expect(stepAfter("account-type", company)).toBe("company"));
  it("is skipped for an individual, who cannot open it", () => {
    expect(stepAfter("account-type", individual)).toBe("strategy");
    expect(isReachable("company", individual)).toBe(false);
    expect(stepInstead("company", individual)).toBe("strategy");
    expect(stepBefore("strategy", individual)).toBe("account-type");
    expect(stepBefore("strategy", company)).toBe("company");
  });
});

describe("The calendar step", () => {
  const asked: Draft = { ...all, calendar: null, contact: null };
  it("comes between strategy and communication", () => {
    expect(stepAfter("strategy", asked)).toBe("calendar");
    expect(stepAfter("calendar", asked)).toBe("communication");
    expect(stepInstead("communication", asked)).toBe("calendar");
  });
  it("is complete when the calendar is connected or skipped", () => {
    for (const calendar of ["SKIPPED", "CONNECTED"] as const)
      expect(stepInstead("communication", { ...asked, calendar })).toBeNull();
  });
});

describe("The last step", () => {
  it("opens for an individual who gave no company details", () =>
    expect(stepInstead("finish", { ...all, accountType: "INDIVIDUAL", company: null })).toBeNull());
});

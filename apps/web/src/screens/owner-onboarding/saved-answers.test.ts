import { describe, expect, it } from "vitest";
import { savedAnswers } from "./saved-answers.ts";
import { type Draft, nothingAnswered } from "./steps.ts";

const draft: Draft = {
  accountType: "COMPANY",
  company: {
    companyName: "A1 Homes",
    numberOfEmployees: "1-50",
    numberOfUnitsOverseeing: 12,
    perceivedProductValueProposition: "Fewer calls",
  },
  screeningSensitivity: "STRICT",
  calendar: "SKIPPED",
  contact: { preferredCommunicationChannel: "SMS", phoneNumber: "4155550123" },
};

describe("The saved answers of the onboarding", () => {
  it("are the contract's eight fields", () =>
    expect(savedAnswers(draft)).toEqual({
      accountType: "COMPANY",
      companyName: "A1 Homes",
      numberOfEmployees: "1-50",
      numberOfUnitsOverseeing: 12,
      perceivedProductValueProposition: "Fewer calls",
      screeningSensitivity: "STRICT",
      preferredCommunicationChannel: "SMS",
      phoneNumber: "4155550123",
    }));
  it("have null company fields for an individual, whatever was typed before", () =>
    expect(savedAnswers({ ...draft, accountType: "INDIVIDUAL" })).toMatchObject({
      companyName: null,
      numberOfEmployees: null,
      numberOfUnitsOverseeing: null,
      perceivedProductValueProposition: null,
    }));
  it("cannot be made from an incomplete draft", () => expect(() => savedAnswers(nothingAnswered)).toThrow());
});

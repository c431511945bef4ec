import { describe, expect, it } from "vitest";
import { answerTo } from "./questions.ts";
import { type Draft, nothingAnswered } from "./steps.ts";

const company = {
  companyName: "Whitfield Homes",
  numberOfEmployees: "1-50",
  numberOfUnitsOverseeing: 12,
  perceivedProductValueProposition: "Fewer calls",
} as const;
const draft: Draft = {
  accountType: "COMPANY",
  company,
  screeningSensitivity: "OWNER_REVIEW",
  calendar: "SKIPPED",
  contact: { preferredCommunicationChannel: "SMS", phoneNumber: "4155550123" },
};

describe("An answer shown back to the owner", () => {
  it("is a few words", () => {
    expect(answerTo("account-type", draft)).toBe("Company");
    expect(answerTo("company", draft)).toBe("Whitfield Homes, 1-50 people, 12 units");
    expect(answerTo("strategy", draft)).toBe("Owner Review");
    expect(answerTo("communication", draft)).toBe("SMS, +1 (415) 555-0123");
  });
  it("uses the singular for one unit", () =>
    expect(answerTo("company", { ...draft, company: { ...company, numberOfUnitsOverseeing: 1 } })).toContain("1 unit"));
  it("omits the phone for an owner who prefers email", () =>
    expect(
      answerTo("communication", {
        ...draft,
        contact: { preferredCommunicationChannel: "EMAIL", phoneNumber: "4155550123" },
      }),
    ).toBe("Email"));
  it("is empty before the question is answered", () => expect(answerTo("strategy", nothingAnswered)).toBeNull());
});

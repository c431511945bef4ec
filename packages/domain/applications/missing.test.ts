import { describe, expect, it } from "vitest";
import { type Answers, allAnswers, noPetCounts, sectionsOf } from "./answers.ts";
import { missingIn } from "./missing.ts";
import { nextReminder } from "./timing.ts";

const today = Temporal.PlainDate.from("2026-11-23");
const nothing = { answers: allAnswers({}), documents: [], today };
const papers = ["PHOTO_ID", "PROOF_OF_INCOME"] as const;

const full: Answers = {
  contact: { fullName: "Jordan Avery", phoneNumber: "+15035550171" },
  about: { aboutYou: "Hello", isSmoker: false, desiredMoveInDate: "2026-12-05", isMoveInDateFlexible: false },
  household: { numberOfOccupantsUnderEighteen: 0 },
  pets: { hasPets: false, petDetails: null, ...noPetCounts },
  residence: {
    residences: [
      {
        id: "1",
        type: "CURRENT",
        address: "12 Pine St",
        moveInDate: "2024-05-01",
        moveOutDate: null,
        status: "OWNED",
        monthlyRent: null,
        moveOutReason: null,
        landlordName: null,
        landlordEmail: null,
        landlordPhone: null,
      },
    ],
  },
  income: { employments: [], otherIncome: [], incomeNote: "I live on savings" },
  references: {
    references: [
      { id: "1", relationship: "Friend", fullName: "Nia Cole", phoneNumber: null, email: "nia@example.test" },
    ],
  },
};

describe("What is missing", () => {
  it("is nothing once every part has its answers and papers", () =>
    expect(missingIn("APPLICANT", { answers: full, documents: [...papers], today })).toEqual({}));

  it("is every part of an empty form, people aside", () =>
    expect(Object.keys(missingIn("APPLICANT", nothing))).toEqual(
      sectionsOf.APPLICANT.filter((section) => section !== "people"),
    ));

  it("is name, contact and income alone for a co-signer", () =>
    expect(Object.keys(missingIn("CO_SIGNER", nothing))).toEqual(["contact", "income"]));

  it("is no household for a co-applicant, whom the primary applicant speaks for", () =>
    expect(Object.keys(missingIn("CO_APPLICANT", nothing))).not.toContain("household"));

  it("is a photo ID and a proof of income, whatever else was uploaded", () =>
    expect(missingIn("APPLICANT", { answers: full, documents: ["ADDITIONAL", "PET_PHOTO"], today })).toEqual({
      documents: { PHOTO_ID: "Add a photo of your ID", PROOF_OF_INCOME: "Add a proof of income" },
    }));

  it("is the count of pets for someone who has pets", () => {
    const answers = { ...full, pets: { ...full.pets, hasPets: true } };
    expect(missingIn("APPLICANT", { answers, documents: [...papers], today })).toEqual({
      pets: { hasPets: "Enter how many pets you have" },
    });
  });

  it("is a move-in date from today on", () => {
    const at = (desiredMoveInDate: string) =>
      missingIn("APPLICANT", {
        answers: { ...full, about: { ...full.about, desiredMoveInDate } },
        documents: [...papers],
        today,
      });
    expect(at("2026-11-23")).toEqual({});
    expect(at("2026-11-22")).toEqual({ about: { desiredMoveInDate: "Choose today or a later date" } });
  });

  it("names the entry of a list and its field", () => {
    const [residence] = full.residence.residences;
    const residences = [residence!, { ...residence!, type: "PREVIOUS" as const, moveOutDate: "2020-01-01" }];
    const answers = { ...full, residence: { residences } };
    expect(missingIn("APPLICANT", { answers, documents: [...papers], today })).toEqual({
      residence: { "residences.1.moveOutDate": "This is before the move-in date" },
    });
  });

  it("is nothing in a field that another answer leaves unasked", () => {
    const [residence] = full.residence.residences;
    const job = { id: "1", jobTitle: "Baker", companyName: "Rise Bakery", netIncome: 5000 };
    const manager = { managerName: null, managerPhone: null, managerEmail: null };
    const answers = {
      ...full,
      residence: { residences: [{ ...residence!, moveOutDate: "2020-01-01" }] },
      income: {
        ...full.income,
        employments: [{ ...job, ...manager, type: "CURRENT" as const, startDate: "2022-01-10", endDate: "2021-01-10" }],
      },
    };
    expect(missingIn("APPLICANT", { answers, documents: [...papers], today })).toEqual({});
  });
});

describe("The reminders of an application", () => {
  it("are due 1, 3 and 7 days after the invitation", () => {
    const invited = Temporal.Instant.from("2026-11-23T15:00:00Z");
    const days = [0, 1, 2, 3].map((sent) => nextReminder(invited, sent)?.toString() ?? null);
    expect(days).toEqual(["2026-11-24T15:00:00Z", "2026-11-26T15:00:00Z", "2026-11-30T15:00:00Z", null]);
  });
});

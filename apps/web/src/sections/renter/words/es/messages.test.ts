import { answerFields } from "@porchlight/contract/application-answers.ts";
import { inviteApplicant, submitApplication } from "@porchlight/contract/renter-applications.ts";
import {
  confirmAge,
  consentToScreening,
  nameReportAgency,
  proveIdentity,
} from "@porchlight/contract/renter-screening.ts";
import { allAnswers, noPetCounts } from "@porchlight/domain/applications/answers.ts";
import { missingIn } from "@porchlight/domain/applications/missing.ts";
import { missingOfScreening } from "@porchlight/domain/screening/missing.ts";
import { describe, expect, it } from "vitest";
import { spanishMessage } from "./messages.ts";

const id = "0198c9a0-0000-7000-8000-000000000001";
const link = "www.evil.example";
const wrong = {
  contact: [{ fullName: link, phoneNumber: "12" }],
  about: [{ aboutYou: "x".repeat(2001), isSmoker: "maybe", desiredMoveInDate: "soon", isMoveInDateFlexible: true }],
  household: [{ numberOfOccupantsUnderEighteen: "two" }, { numberOfOccupantsUnderEighteen: 21 }],
  pets: [{ hasPets: null, petDetails: "x".repeat(501), ...noPetCounts, numberOfCats: -1 }],
  residence: [
    { residences: [{ id, type: "OLD", status: "HUT", monthlyRent: 9_999_999, landlordEmail: "no", moveInDate: "x" }] },
    { residences: Array.from({ length: 11 }, () => ({ id })) },
  ],
  income: [{ employments: [{ id, netIncome: "much" }], otherIncome: [], incomeNote: null }],
  references: [{ references: [{ id, fullName: link, email: "no", phoneNumber: "1", relationship: null }] }],
} satisfies Record<keyof typeof answerFields, unknown[]>;

const contractMessages = Object.entries(wrong).flatMap(([section, all]) =>
  all.flatMap((answers) =>
    (answerFields[section as keyof typeof wrong].safeParse(answers).error?.issues ?? [])
      // Not a field of the form: an answer that a form always sends.
      .filter(({ message }) => !message.startsWith("Invalid"))
      .map(({ message }) => message),
  ),
);
const consent = { attestationGroupId: 1, attestationResponses: [] };
const address = { street: "12 Pine St", unit: null, city: "Columbus", state: "OH", zip: "43215" };
const proven = { ssn: "666120987", ssnAgain: "666120987", birthDate: "1984-05-17", address, employment: "Employed" };
const identity = {
  ...proven,
  birthDate: "soon",
  address: { street: "", unit: null, city: "", state: "", zip: "" },
  employment: "Sometimes",
};
const misspelled = {
  ...proven,
  address: { street: "x".repeat(151), unit: "x".repeat(21), city: "x".repeat(61), state: "OH", zip: "432" },
};
const bodyMessages = [
  ...(inviteApplicant.body.safeParse({ type: "APPLICANT", name: "Jo", email: "no" }).error?.issues ?? []),
  ...(inviteApplicant.body.safeParse({ type: "CO_SIGNER", name: "Jo Li", email: "" }).error?.issues ?? []),
  ...(submitApplication.body.safeParse({ certifies: false }).error?.issues ?? []),
  ...(confirmAge.body.safeParse({ birthDate: "" }).error?.issues ?? []),
  ...(consentToScreening.body.safeParse({ ...consent, consents: false }).error?.issues ?? []),
  ...(nameReportAgency.body.safeParse({ name: "", phone: null, address: null, madeOn: "" }).error?.issues ?? []),
  ...(proveIdentity.body.safeParse({ ...identity, ssn: undefined, ssnAgain: "12" }).error?.issues ?? []),
  ...(proveIdentity.body.safeParse({ ...proven, ssnAgain: "666120988" }).error?.issues ?? []),
  ...(proveIdentity.body.safeParse(misspelled).error?.issues ?? []),
].map(({ message }) => message);

const today = Temporal.PlainDate.from("2026-11-24");
const none = { type: "PREVIOUS", moveInDate: null, moveOutDate: null, startDate: null, endDate: null };
const unfinished = [
  allAnswers({}),
  allAnswers({
    about: { aboutYou: "x", isSmoker: false, desiredMoveInDate: "2026-11-01", isMoveInDateFlexible: false },
    pets: { hasPets: true, petDetails: null, ...noPetCounts },
    residence: {
      residences: [none, { ...none, moveInDate: "2020-02-01", moveOutDate: "2020-01-01" }] as never,
    },
    income: {
      employments: [
        { ...none, type: "CURRENT" },
        { ...none, startDate: "2020-02-01", endDate: "2020-01-01" },
      ] as never,
      otherIncome: [{ id, source: null, monthlyAmount: null }],
      incomeNote: null,
    },
    references: { references: [{ id, relationship: null, fullName: null, phoneNumber: null, email: null }] },
  }),
];
const tooOld = { status: "OWN_REPORT", reportAgency: null, reportMadeOn: "2026-01-01" } as const;
const missingMessages = [
  ...unfinished.map((answers) => missingIn("APPLICANT", { answers, documents: [], today })),
  ...(["OPEN", "OWN_REPORT"] as const).map((status) =>
    missingOfScreening({ status, reportAgency: null, reportMadeOn: null }, [], { today, maxAgeDays: 30 }),
  ),
  missingOfScreening(tooOld, [], { today, maxAgeDays: 30 }),
].flatMap((sections) => Object.values(sections).flatMap((fields) => Object.values<string>(fields)));

describe("Every message at a field", () => {
  it.each([...new Set([...contractMessages, ...bodyMessages, ...missingMessages])])("is put into Spanish: %s", (said) =>
    expect(spanishMessage(said)).not.toBe(said),
  );
  it("is checked for at least thirty messages", () =>
    expect(new Set([...contractMessages, ...bodyMessages, ...missingMessages]).size).toBeGreaterThan(30));
  it("keeps its figure in Spanish", () =>
    expect(spanishMessage("Maximum 2000 characters")).toBe("Máximo 2,000 caracteres"));
});

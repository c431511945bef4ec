import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { CreditScore, ScreeningSummary } from "@porchlight/domain/screening/summary.ts";
import { describe, expect, it } from "vitest";
import { creditFactsOf, scoresOf, scoresStated } from "./credit-scores.ts";
import type { ScreeningRow } from "./queries.ts";

const delivered = (score: CreditScore): ScreeningRow => ({
  ...ordered,
  status: "DELIVERED",
  summary: { credit: { score } } as ScreeningSummary,
});
const ordered: ScreeningRow = { status: "ORDERED", expiresAt: null, summary: null, reportAgency: null };
const failed: ScreeningRow = { ...ordered, status: "IDENTITY_FAILED" };
const scored = (value: number) => delivered({ value } as CreditScore);

type Person = [name: string, type: ApplicationType, screening: ScreeningRow | null];
const scoresIn = (people: readonly Person[]) =>
  scoresOf(
    people.map(([name, type]) => ({ id: name, name, type })),
    new Map(people.map(([name, , screening]) => [name, screening])),
  );

describe("The credit scores of a household", () => {
  it("name who has none, which lowers nothing", () => {
    const scores = scoresIn([
      ["Mina Sato", "APPLICANT", scored(742)],
      ["Kim Sato", "CO_APPLICANT", failed],
      ["Ola Sato", "CO_APPLICANT", null],
      ["Lee Sato", "CO_SIGNER", delivered({ none: "thin" })],
    ]);
    expect(scoresStated(scores)).toBe("Mina 742, Kim no score, Ola no score, Lee no score (co-signer)");
    expect(creditFactsOf(scores)).toEqual({ creditScore: { low: 742, high: 742 }, creditUnknown: false });
  });

  it("name the role alone of who erased what is theirs", () => {
    const people: Person[] = [
      ["Mina Sato", "APPLICANT", scored(742)],
      [unnamedRenter, "CO_APPLICANT", { ...ordered, status: "DELIVERED" }],
    ];
    expect(scoresStated(scoresIn(people))).toBe("Mina 742, Co-Applicant no score");
  });

  it("say of whom a report may still come", () => {
    const people: Person[] = [
      ["Mina Sato", "APPLICANT", scored(742)],
      ["Kim Sato", "CO_APPLICANT", ordered],
    ];
    expect(scoresStated(scoresIn(people))).toBe("Mina 742, Kim no score yet");
  });

  it("are not stated where nobody has one, or no bureau was asked", () => {
    expect(scoresStated(scoresIn([["Kim Sato", "APPLICANT", failed]]))).toBeNull();
    expect(creditFactsOf(scoresIn([["Kim Sato", "APPLICANT", failed]]))).toEqual({});
    expect(scoresStated(scoresOf([{ id: "1", name: "Mina Sato", type: "APPLICANT" }], null))).toBeNull();
  });
});

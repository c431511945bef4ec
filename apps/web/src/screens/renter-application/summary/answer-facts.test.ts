import { noAnswers, noPetCounts } from "@porchlight/domain/applications/answers.ts";
import { describe, expect, it } from "vitest";
import { differences, factsOf } from "./answer-facts.ts";

const reference = {
  id: "1",
  relationship: "Colleague",
  fullName: "Nia Cole",
  phoneNumber: "+15035550173",
  email: null,
};

describe("An answer is read", () => {
  it("with its label, its entry and its value in words", () =>
    expect(factsOf("references", { references: [reference] }, "en")).toEqual([
      { path: "references.0.fullName", label: "Reference 1: Full name", value: "Nia Cole" },
      { path: "references.0.relationship", label: "Reference 1: How you know each other", value: "Colleague" },
      { path: "references.0.phoneNumber", label: "Reference 1: Phone number", value: "+1 (503) 555-0173" },
      { path: "references.0.email", label: "Reference 1: Email", value: null },
    ]));
  it("in the language of the form", () => {
    const about = { ...noAnswers.about, desiredMoveInDate: "2026-12-05", isSmoker: false };
    expect(factsOf("about", about, "es").map(({ value }) => value)).toEqual([
      null,
      "5 de diciembre de 2026",
      "No",
      "No",
    ]);
  });
  it("without the kinds of pets a person has none of", () => {
    const pets = { hasPets: true, petDetails: null, ...noPetCounts, numberOfCats: 2 };
    expect(factsOf("pets", pets, "en").map(({ path }) => path)).toEqual(["hasPets", "numberOfCats", "petDetails"]);
  });
});

describe("Two devices differ", () => {
  it("in what the other has otherwise, and in what it has no more", () => {
    const mine = factsOf("references", { references: [reference, { ...reference, email: "nia@example.test" }] }, "en");
    const theirs = factsOf("references", { references: [{ ...reference, fullName: "Nia B Cole" }] }, "en");
    expect(differences(mine, theirs).map(({ path, value }) => [path, value])).toEqual([
      ["references.0.fullName", "Nia B Cole"],
      ["references.1.fullName", null],
      ["references.1.relationship", null],
      ["references.1.phoneNumber", null],
      ["references.1.email", null],
    ]);
  });
});

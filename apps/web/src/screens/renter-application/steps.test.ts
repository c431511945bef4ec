import { sectionsOf } from "@porchlight/domain/applications/answers.ts";
import { describe, expect, it } from "vitest";
import { neighborsOf, stepNamed, stepsOf, stepToResume } from "./steps.ts";

const primary = { sections: [...sectionsOf.APPLICANT] };
const cosigner = { sections: [...sectionsOf.CO_SIGNER] };

describe("The steps of a form", () => {
  it("are the sections of the role between a first page and the review", () => {
    expect(stepsOf(cosigner)).toEqual(["start", "contact", "income", "review"]);
    expect(stepsOf(primary)).toHaveLength(11);
  });
  it("have no neighbor beyond their ends", () => {
    expect(neighborsOf(cosigner, "start")).toEqual({ before: null, after: "contact" });
    expect(neighborsOf(cosigner, "review")).toEqual({ before: "income", after: null });
  });
  it("are found by the name in an address, those of another role are not", () => {
    expect(stepNamed(cosigner, "income")).toBe("income");
    expect(stepNamed(cosigner, "pets")).toBeNull();
    expect(stepNamed(cosigner, undefined)).toBeNull();
  });
});

describe("A form is taken up", () => {
  it("at its first page when it was not begun", () =>
    expect(stepToResume({ ...primary, status: "SENT", missing: { contact: {} } })).toBe("start"));
  it("at the first section with something missing", () =>
    expect(stepToResume({ ...primary, status: "IN_PROGRESS", missing: { documents: {}, pets: {} } })).toBe("pets"));
  it("at the review when nothing is missing", () =>
    expect(stepToResume({ ...primary, status: "IN_PROGRESS", missing: {} })).toBe("review"));
});

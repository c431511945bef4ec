import { sectionsOf } from "@porchlight/domain/applications/answers.ts";
import { describe, expect, it } from "vitest";
import { neighborsOf, stepNamed, stepsOf, stepToResume } from "./steps.ts";

const primary = { sections: [...sectionsOf.APPLICANT], hasScreening: false };
const cosigner = { sections: [...sectionsOf.CO_SIGNER], hasScreening: false };

describe("The steps of a form", () => {
  it("are the sections of the role between a first page and the review", () => {
    expect(stepsOf(cosigner)).toEqual(["start", "contact", "income", "review"]);
    expect(stepsOf(primary)).toHaveLength(11);
  });
  it("have the screening before the review where people are screened", () => {
    const screened = { ...cosigner, hasScreening: true };
    expect(stepsOf(screened)).toEqual(["start", "contact", "income", "screening", "review"]);
    expect(stepNamed(screened, "screening")).toBe("screening");
    expect(stepNamed(cosigner, "screening")).toBeNull();
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
  it("at the screening when only that is missing", () => {
    const screened = { ...primary, hasScreening: true, status: "IN_PROGRESS" as const };
    expect(stepToResume({ ...screened, missing: { screening: {} } })).toBe("screening");
  });
  it("at the review when nothing is missing", () =>
    expect(stepToResume({ ...primary, status: "IN_PROGRESS", missing: {} })).toBe("review"));
});

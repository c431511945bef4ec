import { describe, expect, it } from "vitest";
import { draftProgress } from "./draft-progress.ts";

describe("A draft's progress", () => {
  it("counts the stages that are done and names the steps that are not, in their order", () => {
    const { stages, left } = draftProgress(["pet-policy", "lease-terms", "images", "tour-types"]);
    expect(stages).toBe("1 of 3 stages.");
    expect(left).toBe("Still missing: pet policy, lease terms, photos, tour types");
  });

  it("fills the stages up to the first step that is missing", () => {
    expect(draftProgress(["pet-policy", "images"]).shares).toEqual([1, 0.25, 0]);
    expect(draftProgress(["property-type", "pet-policy", "images"]).shares).toEqual([1 / 3, 0, 0]);
  });

  it("has nothing left once every step is answered", () =>
    expect(draftProgress([])).toEqual({
      stages: "3 of 3 stages.",
      left: "Complete. Review it and list it.",
      shares: [1, 1, 1],
    }));
});

import { describe, expect, it } from "vitest";
import { draftProgress } from "./draft-progress.ts";

describe("A draft's progress", () => {
  it("counts the complete stages and names the missing steps in order", () => {
    const { stages, left } = draftProgress(["pet-policy", "lease-terms", "images", "tour-types"]);
    expect(stages).toBe("1 of 3 stages.");
    expect(left).toBe("Still missing: pet policy, lease terms, photos, tour types");
  });

  it("fills each open stage up to its first missing step", () => {
    expect(draftProgress(["pet-policy", "images"]).shares).toEqual([1, 0.25, 0]);
    expect(draftProgress(["property-type", "pet-policy", "images"]).shares).toEqual([1 / 3, 0, 0]);
  });

  it("is complete once no step is missing", () =>
    expect(draftProgress([])).toEqual({
      stages: "3 of 3 stages.",
      left: "Complete. Review it and list it.",
      shares: [1, 1, 1],
    }));
});

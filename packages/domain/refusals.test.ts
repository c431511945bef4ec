import { describe, expect, it } from "vitest";
import { Refusal, type RefusalCode, refusalCodes, refuse, sentence } from "./refusals.ts";

const detailsOf = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return (error as Refusal).details;
  }
};

describe("A refusal", () => {
  it("fills the placeholders of its message from its details", () => {
    expect(Refusal.of("photo.too-many", { max: 50 }).message).toBe("You can upload up to 50 photos");
    expect(sentence("account.sign-in-elsewhere", { host: "renters.test" })).toContain("sign in at renters.test.");
  });

  it("keeps its details for programs", () =>
    expect(detailsOf(() => refuse("property.steps-incomplete", { lacking: "images" }))).toEqual({ lacking: "images" }));

  it("has no details when its message has no placeholders", () =>
    expect(detailsOf(() => refuse("not-found"))).toEqual({}));

  it("does not compile with missing or unknown details", () => {
    const anyCode: RefusalCode = refusalCodes[0];
    const wrong = [
      // @ts-expect-error
      () => refuse("photo.too-many"),
      // @ts-expect-error
      () => refuse("photo.too-many", { most: 50 }),
      // @ts-expect-error
      () => refuse("fair-housing", { phrase: "No kids", reason: "tells families to stay away." }),
      // @ts-expect-error
      () => refuse("not-found", { host: "renters.test" }),
      // @ts-expect-error
      () => refuse(anyCode as RefusalCode),
      // @ts-expect-error
      () => sentence("photo.too-many", {}),
    ];
    expect(wrong).toHaveLength(6);
  });
});

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
  it("fills what its sentence names from its details", () => {
    expect(Refusal.of("photo.too-many", { max: 50 }).message).toBe("You can upload up to 50 photos");
    expect(sentence("account.sign-in-elsewhere", { host: "renters.test" })).toContain("sign in at renters.test.");
  });

  it("carries what it tells programs beside its sentence", () =>
    expect(detailsOf(() => refuse("property.steps-incomplete", { lacking: "images" }))).toEqual({ lacking: "images" }));

  it("has none where its sentence names nothing", () => expect(detailsOf(() => refuse("not-found"))).toEqual({}));

  it("does not compile without what its sentence names, or with what nothing names", () => {
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

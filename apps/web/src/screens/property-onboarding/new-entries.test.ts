import { describe, expect, it } from "vitest";
import { homeBegunAt, homeIsBegun } from "./new-entries.ts";

describe("A browser history entry of a new home", () => {
  it("leads to the home created from it; a home begun later keeps earlier entries as they are", () => {
    expect([homeBegunAt("overview"), homeBegunAt("address")]).toEqual([null, null]);
    homeIsBegun("first");
    expect([homeBegunAt("overview"), homeBegunAt("address"), homeBegunAt("next")]).toEqual(["first", "first", null]);
    homeIsBegun("second");
    expect([homeBegunAt("overview"), homeBegunAt("next")]).toEqual(["first", "second"]);
  });
});

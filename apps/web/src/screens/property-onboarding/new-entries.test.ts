import { describe, expect, it } from "vitest";
import { homeBegunAt, homeIsBegun } from "./new-entries.ts";

describe("The places of the history where a home was new", () => {
  it("lead to the home that came of them, and a later new home begins anew", () => {
    expect([homeBegunAt("overview"), homeBegunAt("address")]).toEqual([null, null]);
    homeIsBegun("first");
    expect([homeBegunAt("overview"), homeBegunAt("address"), homeBegunAt("next")]).toEqual(["first", "first", null]);
    homeIsBegun("second");
    expect([homeBegunAt("overview"), homeBegunAt("next")]).toEqual(["first", "second"]);
  });
});

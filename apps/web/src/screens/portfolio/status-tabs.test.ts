import { describe, expect, it } from "vitest";
import { statusTabs, tabOf } from "./status-tabs.ts";

describe("The tabs of the portfolio", () => {
  it("are in the portfolio's order, each with its count", () => {
    const homes = [{ status: "DRAFT" }, { status: "LISTED" }, { status: "LISTED" }] as const;
    expect(statusTabs(homes, 130).map(({ label, count }) => `${label} ${count}`)).toEqual([
      "All 130",
      "Listed 2",
      "Listing in progress 0",
      "Ready for listing 0",
      "Draft 1",
      "Unlisted 0",
      "Rented out 0",
    ]);
  });

  it("are selected by the address, and All when it names no known status", () => {
    expect(tabOf("LISTED")).toBe("LISTED");
    expect(tabOf("Listing in progress")).toBe("LISTING_IN_PROGRESS");
    expect(tabOf("SOLD")).toBe("all");
    expect(tabOf(undefined)).toBe("all");
  });
});

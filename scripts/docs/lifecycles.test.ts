import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { lifecyclesPage } from "./lifecycles.ts";

const kept = await readFile(new URL("../../docs/lifecycles.md", import.meta.url), "utf8");

describe("The page docs/lifecycles.md", () => {
  it("is up to date with the tables (if not: node scripts/draw-lifecycles.ts)", () => {
    expect(kept).toBe(lifecyclesPage());
  });

  it("names every status of a home", () => {
    for (const state of ["DRAFT", "READY_FOR_LISTING", "LISTING_IN_PROGRESS", "LISTED", "UNLISTED", "RENTED_OUT"])
      expect(kept).toContain(`| ${state} `);
  });
});

import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { lifecyclesPage } from "./lifecycles.ts";

const kept = await readFile(new URL("../../docs/lifecycles.md", import.meta.url), "utf8");

describe("The page of life cycles", () => {
  it("is drawn from the tables as they are now (else: node scripts/draw-lifecycles.ts)", () => {
    expect(kept).toBe(lifecyclesPage());
  });

  it("names every state a home can be in", () => {
    for (const state of ["DRAFT", "READY_FOR_LISTING", "LISTING_IN_PROGRESS", "LISTED", "UNLISTED", "RENTED_OUT"])
      expect(kept).toContain(`| ${state} `);
  });
});

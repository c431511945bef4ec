import type { PropertyView } from "@porchlight/contract/properties.ts";
import { describe, expect, it } from "vitest";
import { standing } from "./listing-words.ts";

const now = Temporal.Instant.from("2026-11-23T14:12:00Z");
const home = { status: "LISTING_IN_PROGRESS", lastListedAt: null, timeZone: "America/New_York" } as PropertyView;
const problem = { step: "description", message: "a description of at least 50 characters" } as const;

describe("The status of a home that was just listed", () => {
  it("promises rental sites only when an enabled one has no problems with the home", () => {
    const words = [
      [],
      [{ enabled: true, problems: [] }],
      [{ enabled: true, problems: [problem] }],
      [{ enabled: false, problems: [] }],
    ].map((platforms) => standing(home, now, platforms).text);
    expect(words).toEqual([
      "Renters can see your listing page now",
      "On rental sites in about an hour, up to 24 hours",
      "Renters can see your listing page now",
      "Renters can see your listing page now",
    ]);
  });
});

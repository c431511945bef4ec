import { describe, expect, it } from "vitest";
import { age, ageWithin } from "./ages.ts";

const now = Temporal.Instant.from("2026-11-21T18:00:00Z");
const aged = (at: string) => age(Temporal.Instant.from(at), now, "America/Los_Angeles");

describe("The age of a thing", () => {
  it.each([
    ["2026-11-21T17:59:40Z", "Just now"],
    ["2026-11-21T17:35:00Z", "25 min ago"],
    ["2026-11-21T16:00:00Z", "2 h ago"],
    ["2026-11-21T07:30:00Z", "Yesterday"],
    ["2026-11-18T18:00:00Z", "3 days ago"],
    ["2026-11-05T18:00:00Z", "Nov 5"],
    ["2025-11-05T18:00:00Z", "Nov 5, 2025"],
  ])("of %s reads %s", (at, words) => expect(aged(at)).toBe(words));

  it.each([
    ["2026-11-21T17:59:40Z", "just now"],
    ["2026-11-21T07:30:00Z", "yesterday"],
    ["2026-11-05T18:00:00Z", "Nov 5"],
  ])("of %s reads %s within a sentence", (at, words) =>
    expect(ageWithin(Temporal.Instant.from(at), now, "America/Los_Angeles")).toBe(words),
  );
});

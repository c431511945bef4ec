import { describe, expect, it } from "vitest";
import { availableFrom } from "./available-from.ts";

const zone = "America/New_York";
const now = Temporal.Instant.from("2026-11-22T03:00:00Z");

describe("The date a home is available from", () => {
  it("includes its year", () => expect(availableFrom("2026-12-15T05:00:00Z", zone, now)).toBe("Dec 15, 2026"));
  it("reads as now once it has passed", () => {
    expect(availableFrom("2026-11-21T05:00:00Z", zone, now)).toBe("Available now");
    expect(availableFrom("2026-03-01T05:00:00Z", zone, now)).toBe("Available now");
  });
  it("is a day in the home's time zone, not the viewer's", () =>
    expect(availableFrom("2026-11-22T05:00:00Z", zone, now)).toBe("Nov 22, 2026"));
});

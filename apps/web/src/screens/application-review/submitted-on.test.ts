import { describe, expect, it } from "vitest";
import { submittedOn } from "./submitted-on.ts";

describe("The day of a submission", () => {
  it("has a comma between month and day", () => {
    expect(submittedOn("2026-03-05T18:00:00Z", "America/Los_Angeles")).toBe("Submitted Mar, 5");
  });
  it("is the viewer's day", () => {
    expect(submittedOn("2026-03-06T04:00:00Z", "America/Los_Angeles")).toBe("Submitted Mar, 5");
    expect(submittedOn("2026-03-06T04:00:00Z", "UTC")).toBe("Submitted Mar, 6");
  });
});

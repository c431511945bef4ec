import { describe, expect, it } from "vitest";
import { spanWords } from "./spans.ts";

describe("A duration in words", () => {
  it("is spelled out up to ten", () => {
    expect(spanWords({ hours: 2 }, "en")).toBe("two hours");
    expect(spanWords({ hours: 1 }, "en")).toBe("one hour");
    expect(spanWords({ minutes: 30 }, "en")).toBe("30 minutes");
  });

  it("uses the gender of Spanish units", () => {
    expect(spanWords({ hours: 2 }, "es")).toBe("dos horas");
    expect(spanWords({ hours: 1 }, "es")).toBe("una hora");
    expect(spanWords({ days: 1 }, "es")).toBe("un día");
  });
});

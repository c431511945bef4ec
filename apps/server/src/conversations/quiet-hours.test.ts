import { describe, expect, it } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const until = (local: string): string | null =>
  quietUntil(Temporal.ZonedDateTime.from(`${local}[America/Chicago]`).toInstant(), "America/Chicago")
    ?.toZonedDateTimeISO("America/Chicago")
    .toPlainDateTime()
    .toString() ?? null;

describe("Quiet hours", () => {
  it("are none from eight in the morning to nine in the evening", () => {
    expect(until("2026-11-23T08:00")).toBeNull();
    expect(until("2026-11-23T20:59")).toBeNull();
  });
  it("of an evening end the next morning", () => expect(until("2026-11-23T21:00")).toBe("2026-11-24T08:00:00"));
  it("of a night end the same morning", () => expect(until("2026-11-23T03:10")).toBe("2026-11-23T08:00:00"));
  it("end at eight by the clock, also on the day it changes", () =>
    expect(until("2026-03-08T01:30")).toBe("2026-03-08T08:00:00"));
});

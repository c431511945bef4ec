import { describe, expect, it } from "vitest";
import { bucketName, bucketTick, labelled } from "./bucket-words.ts";

const span = (from: string, to: string) => ({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) });
const zone = "America/Los_Angeles";

describe("A bucket of the chart", () => {
  it.each([
    ["hour", "2026-11-12T19:25:00Z", "2026-11-12T20:25:00Z", "11:25 AM", "Thu, Nov 12, 11:25 AM–12:25 PM"],
    ["hour", "2026-11-12T23:25:00Z", "2026-11-13T00:25:00Z", "3:25 PM", "Thu, Nov 12, 3:25–4:25 PM"],
    ["day", "2026-11-12T08:00:00Z", "2026-11-12T20:00:00Z", "Nov 12", "Thu, Nov 12"],
    ["week", "2026-11-08T08:00:00Z", "2026-11-15T08:00:00Z", "Nov 8", "Nov 8–14"],
    ["week", "2026-11-29T08:00:00Z", "2026-12-06T08:00:00Z", "Nov 29", "Nov 29–Dec 5"],
    ["week", "2026-11-08T08:00:00Z", "2026-11-08T20:00:00Z", "Nov 8", "Nov 8"],
    ["month", "2026-11-01T07:00:00Z", "2026-11-23T14:00:00Z", "Nov 2026", "November 2026"],
  ] as const)("of a %s is named by when it is", (granularity, from, to, tick, name) => {
    expect(bucketTick(span(from, to), granularity, zone)).toBe(tick);
    expect(bucketName(span(from, to), granularity, zone)).toBe(name);
  });
  it("is labelled at both ends where that leaves even distances", () => {
    expect(labelled(1)).toEqual([0]);
    expect(labelled(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(labelled(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(labelled(31)).toEqual([0, 5, 10, 15, 20, 25, 30]);
    expect(labelled(24)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  });
});

import { describe, expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

const at = (time: string) => Temporal.Instant.from(`2026-11-23T${time}:00Z`);
const span = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) });
const left = (spans: [string, string][], cutOut: [string, string][]) =>
  timeLeft(
    spans.map(([from, until]) => span(from, until)),
    cutOut.map(([from, until]) => span(from, until)),
  ).map(({ startsAt, endsAt }) => [startsAt.toString().slice(11, 16), endsAt.toString().slice(11, 16)]);

describe("The busy time left after cutting out our own showings", () => {
  it("is the part before and after a showing in the middle", () =>
    expect(left([["10:00", "12:00"]], [["10:30", "11:00"]])).toEqual([
      ["10:00", "10:30"],
      ["11:00", "12:00"],
    ]));
  it("is empty when the showing covers all of it", () =>
    expect(left([["10:00", "10:30"]], [["10:00", "10:30"]])).toEqual([]));
  it("is unchanged when the showing only touches it", () =>
    expect(left([["10:00", "10:30"]], [["10:30", "11:00"]])).toEqual([["10:00", "10:30"]]));
  it("is cut by several showings in any order", () =>
    expect(
      left(
        [["09:00", "12:00"]],
        [
          ["11:00", "12:30"],
          ["09:30", "10:00"],
        ],
      ),
    ).toEqual([
      ["09:00", "09:30"],
      ["10:00", "11:00"],
    ]));
});

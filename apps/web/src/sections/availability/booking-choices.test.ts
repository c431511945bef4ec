import { bufferRange, minimumNoticeRange } from "@porchlight/domain/properties/limits.ts";
import { describe, expect, it } from "vitest";
import { bufferChoices, lengthLabel, noticeChoices } from "./booking-choices.ts";

describe("A duration", () => {
  it.each([
    [0, "None"],
    [5, "5 minutes"],
    [60, "1 hour"],
    [90, "90 minutes"],
    [120, "2 hours"],
    [1440, "1 day"],
    [10_080, "7 days"],
  ])("of %i minutes reads %s", (minutes, label) => expect(lengthLabel(minutes)).toBe(label));
});

describe("The choices of notice and buffer", () => {
  it("cover exactly the range that can be stored", () => {
    const ends = (choices: { value: string }[]) => [Number(choices[0]!.value), Number(choices.at(-1)!.value)];
    expect(ends(noticeChoices(0))).toEqual([minimumNoticeRange.min, minimumNoticeRange.max]);
    expect(ends(bufferChoices(0))).toEqual([bufferRange.min, bufferRange.max]);
  });
  it("include the stored value, in order", () =>
    expect(bufferChoices(20).map(({ value }) => Number(value))).toEqual([0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 240]));
});

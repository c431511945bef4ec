import { describe, expect, it } from "vitest";
import { endMinutesOf, type SlotTimes, slotProblems } from "./slots.ts";

const slot = (startTime: string, endTime: string, weekday: SlotTimes["weekday"] = "MONDAY"): SlotTimes => ({
  weekday,
  startTime,
  endTime,
});
const codes = (...slots: SlotTimes[]) =>
  slotProblems(slots).map(({ index, field, code }) => `${index} ${field} ${code}`);

describe("A slot", () => {
  it.each([
    ["09:00", "17:00"],
    ["18:00", "00:00"],
    ["00:00", "00:00"],
    ["20:00", "02:00"],
    ["13:00", "11:59"],
    ["12:00", "11:59"],
  ])("may run %s-%s", (start, end) => expect(codes(slot(start, end))).toEqual([]));

  it.each([
    ["10:00", "09:00"],
    ["10:00", "10:00"],
    ["11:00", "10:00"],
    ["17:00", "12:00"],
    ["12:00", "12:00"],
  ])("may not run %s-%s, and the error is on its end time", (start, end) =>
    expect(codes(slot(start, end))).toEqual(["0 endTime availability.order"]),
  );

  it("ends on the next day when its end is at or before its start", () => {
    expect(endMinutesOf(slot("20:00", "02:00"))).toBe(26 * 60);
    expect(endMinutesOf(slot("18:00", "00:00"))).toBe(24 * 60);
    expect(endMinutesOf(slot("09:00", "17:00"))).toBe(17 * 60);
  });
});

describe("Slots of one day", () => {
  it("may touch", () => expect(codes(slot("20:00", "02:00"), slot("19:00", "20:00"))).toEqual([]));

  it("may not overlap, and the error is on the later one in the list", () =>
    expect(codes(slot("09:00", "12:00"), slot("14:00", "15:00"), slot("11:00", "13:00"))).toEqual([
      "2 startTime availability.overlap",
    ]));

  it("are checked for overlap up to midnight", () =>
    expect(codes(slot("18:00", "00:00"), slot("23:00", "01:00"))).toEqual(["1 startTime availability.overlap"]));

  it("are not checked against the early hours after midnight of an overnight slot", () =>
    expect(codes(slot("20:00", "02:00"), slot("01:00", "03:00", "TUESDAY"), slot("00:30", "02:00"))).toEqual([]));
});

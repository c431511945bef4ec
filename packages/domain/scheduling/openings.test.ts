import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OpeningsAsked, openings, type TimeSpan } from "./openings.ts";
import { anyAsked, minuteByMinute, spans } from "./openings-reference.ts";
import type { SlotTimes } from "./slots.ts";

const at = (instant: string) => Temporal.Instant.from(instant);
const zone = "America/New_York";
const slot = (weekday: SlotTimes["weekday"], startTime: string, endTime: string): SlotTimes => ({
  weekday,
  startTime,
  endTime,
});

/** 2026-11-23 is a Monday. */
const asked = (change: Partial<OpeningsAsked> = {}): OpeningsAsked => ({
  slots: [slot("MONDAY", "09:00", "11:15")],
  durationMinutes: 30,
  timeZone: zone,
  from: at("2026-11-23T00:00-05:00"),
  until: at("2026-11-25T00:00-05:00"),
  notBefore: at("2026-11-01T00:00Z"),
  blackoutDates: [],
  busy: [],
  ...change,
});
const clockTimes = (found: TimeSpan[], timeZone = zone) =>
  found.map(({ startsAt }) => {
    const local = startsAt.toZonedDateTimeISO(timeZone);
    return `${local.toPlainTime().toString({ smallestUnit: "minute" })}${local.offset}`.slice(0, 8);
  });
const offered = (change: Partial<OpeningsAsked> = {}) =>
  clockTimes(openings(asked(change)), change.timeZone).map((time) => time.slice(0, 5));

describe("The openings of a home", () => {
  it("run back to back from the slot's start and end within it", () =>
    expect(offered()).toEqual(["09:00", "09:30", "10:00", "10:30"]));

  it("last as long as the owner's duration", () => {
    const [first] = openings(asked({ durationMinutes: 45 }));
    expect(first!.startsAt.until(first!.endsAt).total("minutes")).toBe(45);
  });

  it("omit the starts that overlap busy time and do not shift the others", () =>
    expect(
      offered({ busy: [{ startsAt: at("2026-11-23T09:40-05:00"), endsAt: at("2026-11-23T09:45-05:00") }] }),
    ).toEqual(["09:00", "10:00", "10:30"]));

  it("include a start that only touches busy time at its ends", () =>
    expect(
      offered({ busy: [{ startsAt: at("2026-11-23T09:30-05:00"), endsAt: at("2026-11-23T10:00-05:00") }] }),
    ).toEqual(["09:00", "10:00", "10:30"]));

  it("start no earlier than the minimum notice allows", () =>
    expect(offered({ notBefore: at("2026-11-23T09:30:00.000001-05:00") })).toEqual(["10:00", "10:30"]));

  it("start within the range, end excluded", () =>
    expect(offered({ from: at("2026-11-23T09:30-05:00"), until: at("2026-11-23T10:30-05:00") })).toEqual([
      "09:30",
      "10:00",
    ]));

  it("are omitted on a blackout date, including the early hours of an overnight slot", () => {
    const overnight = [slot("MONDAY", "22:00", "02:00")];
    expect(offered({ slots: overnight, durationMinutes: 60 })).toEqual(["22:00", "23:00", "00:00", "01:00"]);
    expect(offered({ slots: overnight, durationMinutes: 60, blackoutDates: ["2026-11-24"] })).toEqual([
      "22:00",
      "23:00",
    ]);
  });

  it("include the early hours of an overnight slot that started the day before", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "22:00", "02:00")],
        durationMinutes: 60,
      }),
    ).toEqual(["00:00", "01:00"]));

  it("treat an end at 00:00 as midnight", () =>
    expect(offered({ slots: [slot("MONDAY", "23:00", "00:00")] })).toEqual(["23:00", "23:30"]));

  it("follow the earlier slot's grid where slots overlap", () =>
    expect(
      offered({
        slots: [slot("MONDAY", "22:10", "00:40"), slot("TUESDAY", "00:30", "02:00")],
        durationMinutes: 60,
      }),
    ).toEqual(["22:10", "23:10", "00:10"]));

  it("may end in a slot of the next day, after the end of the range", () =>
    expect(
      offered({
        slots: [slot("MONDAY", "22:10", "00:05"), slot("TUESDAY", "00:00", "02:00")],
        durationMinutes: 60,
        until: at("2026-11-23T23:59-05:00"),
      }),
    ).toEqual(["22:10", "23:10"]));

  it("start a new grid where slots only touch", () =>
    expect(
      offered({ slots: [slot("MONDAY", "09:00", "10:10"), slot("MONDAY", "10:10", "11:10")], durationMinutes: 60 }),
    ).toEqual(["09:00", "10:10"]));

  it("repeat with the hour that a clock change repeats", () =>
    expect(
      clockTimes(
        openings(
          asked({
            slots: [slot("SUNDAY", "00:30", "02:00")],
            from: at("2026-11-01T00:00-04:00"),
            until: at("2026-11-02T00:00-05:00"),
          }),
        ),
      ),
    ).toEqual(["00:30-04", "01:00-04", "01:30-04", "01:00-05", "01:30-05"]));

  it("skip the hour that a clock change skips", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "01:00", "04:00")],
        from: at("2027-03-14T00:00-05:00"),
        until: at("2027-03-15T00:00-04:00"),
      }),
    ).toEqual(["01:00", "01:30", "03:00", "03:30"]));

  it("are none when a slot lies entirely in the skipped hour", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "02:00", "03:00")],
        from: at("2027-03-14T00:00-05:00"),
        until: at("2027-03-15T00:00-04:00"),
      }),
    ).toEqual([]));

  const cases = process.env.SOAK === "1" ? 100_000 : 2000;
  it(`equal those found by checking every minute, in 40 zones and ${cases} cases`, { timeout: 3_600_000 }, () =>
    fc.assert(
      fc.property(anyAsked, (one) => {
        expect(spans(openings(one))).toEqual(minuteByMinute(one));
      }),
      { numRuns: cases, seed: 20261121 },
    ),
  );
});

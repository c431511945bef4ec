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

describe("The times at which a showing can be offered", () => {
  it("run back to back from the slot's start and never past its end", () =>
    expect(offered()).toEqual(["09:00", "09:30", "10:00", "10:30"]));

  it("last the owner's duration", () => {
    const [first] = openings(asked({ durationMinutes: 45 }));
    expect(first!.startsAt.until(first!.endsAt).total("minutes")).toBe(45);
  });

  it("lose the starts that busy time touches and are never shifted by it", () =>
    expect(
      offered({ busy: [{ startsAt: at("2026-11-23T09:40-05:00"), endsAt: at("2026-11-23T09:45-05:00") }] }),
    ).toEqual(["09:00", "10:00", "10:30"]));

  it("keep a start that busy time only touches at its ends", () =>
    expect(
      offered({ busy: [{ startsAt: at("2026-11-23T09:30-05:00"), endsAt: at("2026-11-23T10:00-05:00") }] }),
    ).toEqual(["09:00", "10:00", "10:30"]));

  it("leave the notice asked for", () =>
    expect(offered({ notBefore: at("2026-11-23T09:30:00.000001-05:00") })).toEqual(["10:00", "10:30"]));

  it("start within the range, its end excluded", () =>
    expect(offered({ from: at("2026-11-23T09:30-05:00"), until: at("2026-11-23T10:30-05:00") })).toEqual([
      "09:30",
      "10:00",
    ]));

  it("are none on a blacked-out date, the early hours of an overnight slot included", () => {
    const overnight = [slot("MONDAY", "22:00", "02:00")];
    expect(offered({ slots: overnight, durationMinutes: 60 })).toEqual(["22:00", "23:00", "00:00", "01:00"]);
    expect(offered({ slots: overnight, durationMinutes: 60, blackoutDates: ["2026-11-24"] })).toEqual([
      "22:00",
      "23:00",
    ]);
  });

  it("reach into a range that begins after the slot's midnight", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "22:00", "02:00")],
        durationMinutes: 60,
      }),
    ).toEqual(["00:00", "01:00"]));

  it("take an end at 00:00 for midnight", () =>
    expect(offered({ slots: [slot("MONDAY", "23:00", "00:00")] })).toEqual(["23:00", "23:30"]));

  it("follow the earlier slot's grid where windows overlap", () =>
    expect(
      offered({
        slots: [slot("MONDAY", "22:10", "00:40"), slot("TUESDAY", "00:30", "02:00")],
        durationMinutes: 60,
      }),
    ).toEqual(["22:10", "23:10", "00:10"]));

  it("may end in a window of the next day, past the range they start in", () =>
    expect(
      offered({
        slots: [slot("MONDAY", "22:10", "00:05"), slot("TUESDAY", "00:00", "02:00")],
        durationMinutes: 60,
        until: at("2026-11-23T23:59-05:00"),
      }),
    ).toEqual(["22:10", "23:10"]));

  it("begin a grid of their own where windows only touch", () =>
    expect(
      offered({ slots: [slot("MONDAY", "09:00", "10:10"), slot("MONDAY", "10:10", "11:10")], durationMinutes: 60 }),
    ).toEqual(["09:00", "10:10"]));

  it("repeat with the hour that the clocks repeat", () =>
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

  it("skip the hour that the clocks skip", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "01:00", "04:00")],
        from: at("2027-03-14T00:00-05:00"),
        until: at("2027-03-15T00:00-04:00"),
      }),
    ).toEqual(["01:00", "01:30", "03:00", "03:30"]));

  it("are none when a slot lies wholly in the skipped hour", () =>
    expect(
      offered({
        slots: [slot("SUNDAY", "02:00", "03:00")],
        from: at("2027-03-14T00:00-05:00"),
        until: at("2027-03-15T00:00-04:00"),
      }),
    ).toEqual([]));

  const cases = process.env.SOAK === "1" ? 100_000 : 2000;
  it(`are those a walk through every single minute finds, in 40 zones and ${cases} cases`, { timeout: 3_600_000 }, () =>
    fc.assert(
      fc.property(anyAsked, (one) => {
        expect(spans(openings(one))).toEqual(minuteByMinute(one));
      }),
      { numRuns: cases, seed: 20261121 },
    ),
  );
});

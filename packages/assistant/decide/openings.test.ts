import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normal } from "../reading/text/normal.ts";
import { wishesIn } from "../reading/times/wishes.ts";
import { sampleOpenings } from "../sample-home.ts";
import type { Opening } from "../world.ts";
import { closest, hostedFirst, matching, offersAtOnce, ofTourType, spread } from "./openings.ts";

const zone = "America/New_York";
const wishes = (text: string) => wishesIn(normal(text), Temporal.PlainDate.from("2026-05-09"), 0);
const local = (list: readonly { startsAt: Temporal.Instant }[]) =>
  list.map(({ startsAt }) =>
    startsAt.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" }).slice(5),
  );

describe("The openings that fit a wish", () => {
  it.each([
    ["monday after 5:15", ["05-11T17:30", "05-11T18:00"]],
    ["thursday evening", ["05-14T17:00", "05-14T17:30"]],
    ["saturday at 10:30", ["05-16T10:30"]],
    ["not monday", ["05-14T17:00", "05-14T17:30", "05-16T10:00", "05-16T10:30", "05-16T11:00"]],
    ["tuesday", []],
  ])("%j", (text, expected) => expect(local(matching(sampleOpenings, wishes(text), zone))).toEqual(expected));
});

describe("The openings nearest to a wish that none fits", () => {
  it.each([
    ["friday at 5", ["05-14T17:00", "05-14T17:30", "05-16T11:00"]],
    ["monday at 9pm", ["05-11T17:00", "05-11T17:30", "05-11T18:00"]],
    // Today is a Saturday: who is free on a Saturday is free on the next.
    ["today at 10:30", ["05-11T17:00", "05-11T17:30", "05-16T10:30"]],
  ])("%j", (text, expected) => expect(local(closest(sampleOpenings, wishes(text), zone))).toEqual(expected));
});

describe("The times offered at once", () => {
  it("are spread over the days", () =>
    expect(local(spread(sampleOpenings, zone))).toEqual(["05-11T17:00", "05-14T17:00", "05-16T10:00"]));
  it("are spread over the day where there is one", () =>
    expect(local(spread(sampleOpenings.slice(0, 3), zone))).toEqual(["05-11T17:00", "05-11T17:30", "05-11T18:00"]));
  it("are at most three, in order, and each of them open", () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 14 * 48 }), { maxLength: 60 }), (halfHours) => {
        const from = Temporal.Instant.from("2026-05-09T14:00:00Z");
        const openings: Opening[] = halfHours
          .toSorted((a, b) => a - b)
          .map((n) => ({
            startsAt: from.add({ minutes: n * 30 }),
            endsAt: from.add({ minutes: n * 30 + 30 }),
            tourType: "IN_PERSON",
          }));
        const offered = spread(openings, zone);
        expect(offered.length).toBe(Math.min(offersAtOnce, openings.length));
        expect(offered.every((o) => openings.includes(o))).toBe(true);
        expect(local(offered)).toEqual(local(offered).toSorted());
      }),
    ));
  it("are mostly with a host where some are with one and others alone", () => {
    const alone = sampleOpenings.slice(0, 3).map((opening) => ({ ...opening, tourType: "SELF_GUIDED" as const }));
    const hosted = sampleOpenings.slice(3);
    expect(hostedFirst([...alone, ...hosted], zone).map(({ tourType }) => tourType)).toEqual([
      "SELF_GUIDED",
      "IN_PERSON",
      "IN_PERSON",
    ]);
    expect(hostedFirst(alone, zone)).toEqual(alone);
  });
  it("take a start once, in person before by video", () => {
    const both = [...sampleOpenings.slice(0, 1), { ...sampleOpenings[0]!, tourType: "VIRTUAL" as const }];
    expect(ofTourType(both, null).map((o) => o.tourType)).toEqual(["IN_PERSON"]);
    expect(ofTourType(both, "VIRTUAL").map((o) => o.tourType)).toEqual(["VIRTUAL"]);
  });
});

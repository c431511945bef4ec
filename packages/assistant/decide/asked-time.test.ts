import { type TourType, tourTypes } from "@porchlight/domain/properties/property.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingAt, sampleHome, sampleNow, sampleWorld } from "../sample-home.ts";
import { clockText, dayText } from "../saying/time-text.ts";
import type { Opening } from "../world.ts";
import { askedTime } from "./asked-time.ts";
import { ofTourType } from "./openings.ts";
import { accepted, known, say, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
const today = sampleNow.toZonedDateTimeISO(zone).toPlainDate();
const at = (day: number, minutes: number): Temporal.ZonedDateTime =>
  today.add({ days: day }).toZonedDateTime({ timeZone: zone, plainTime: "00:00" }).add({ minutes });
const opening = (day: number, minutes: number, tourType: TourType = "IN_PERSON"): Opening => {
  const startsAt = at(day, minutes).toInstant();
  return { startsAt, endsAt: startsAt.add({ minutes: 30 }), tourType };
};
const inOrder = (openings: readonly Opening[]): Opening[] =>
  openings.toSorted((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));

/** Spans of half hours on some of the days to come, of one kind of tour each. */
const spans = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 1, max: 6 }),
      hour: fc.integer({ min: 9, max: 18 }),
      starts: fc.integer({ min: 1, max: 5 }),
      tourType: fc.constantFrom(...tourTypes),
    }),
    { minLength: 1, maxLength: 4, selector: ({ day }) => day },
  )
  .map((each) =>
    inOrder(
      each.flatMap(({ day, hour, starts, tourType }) =>
        Array.from({ length: starts }, (_, place) => opening(day, hour * 60 + place * 30, tourType)),
      ),
    ),
  );
const anyHour = fc
  .record({ day: fc.integer({ min: 1, max: 6 }), minutes: fc.integer({ min: 36, max: 84 }) })
  .map(({ day, minutes }) => ({ day, minutes: minutes * 15 }));
const wording = (day: number, minutes: number): string => {
  const there = at(day, minutes);
  const { hour, minute } = there;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
  return `${dayText(there.toPlainDate(), today, "en")} at ${clock}`;
};
const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${minutes < 720 ? "am" : "pm"}`;
const denied = /isn't available|Nothing's open/;

describe("Whether an asked time is open", () => {
  const thursday = [1080, 1110, 1140].map((minutes) => opening(5, minutes));
  const wish = (clock: string, bounds: { after?: string; before?: string } = {}) => ({
    ...{ from: null, to: null, after: null, before: null, tourType: null, choice: null, not: false },
    ...bounds,
    at: clock,
  });
  const starts = (clock: string, bounds = {}) => {
    const { is, times } = askedTime(thursday, [wish(clock, bounds)], zone);
    return [is, ...times.map(({ startsAt }) => clockText(startsAt.toZonedDateTimeISO(zone), "en").slice(3, 7))];
  };
  it("is told of a start", () => expect(starts("18:30")).toEqual(["open", "6:30"]));
  it("is told by the starts around an hour on which none begins", () =>
    expect(starts("18:15")).toEqual(["between-starts", "6:00", "6:30"]));
  it("is told by the starts after it, where the renter cannot come before", () =>
    expect(starts("18:15", { after: "18:15" })).toEqual(["between-starts", "6:30", "7:00"]));
  it("is told by the last start where none comes after it", () =>
    expect(starts("19:15")).toEqual(["between-starts", "7:00"]));
  it("ends with the last span", () => expect(starts("19:30")[0]).toBe("closed"));
});

describe("What Piper says of an asked time", () => {
  // By video it would be the owner's to say: ./video-wish.test.ts.
  const inPersonOnly = { ...sampleHome, allowsVirtualTours: false };
  const asked = (openings: Opening[], day: number, minutes: number, before: string[] = []) => {
    const turn = talkOf([...before, wording(day, minutes)], { openings, property: inPersonOnly }).at(-1)!;
    return { turn, start: at(day, minutes).toInstant() };
  };
  const isStart = (openings: Opening[], start: Temporal.Instant) => openings.some((one) => one.startsAt.equals(start));

  it("never denies one that is open, whatever was offered, asked or named before", () =>
    fc.assert(
      fc.property(
        spans,
        fc.nat(),
        fc.subarray(["can I see it?", "anything else?", "anything later?", "something by video?", "how much is rent?"]),
        (openings, pick, before) => {
          const { startsAt } = openings[pick % openings.length]!;
          const there = startsAt.toZonedDateTimeISO(zone);
          const day = today.until(there.toPlainDate()).days;
          const { turn } = asked(openings, day, there.hour * 60 + there.minute, before);
          expect(turn.text).not.toMatch(denied);
          expect(turn.talk.chosen?.startsAt).toBe(startsAt.toString());
        },
      ),
      { numRuns: 40 },
    ));
  it("denies one only where it lies in no open span, and lists it never", () =>
    fc.assert(
      fc.property(spans, anyHour, (openings, { day, minutes }) => {
        const { turn, start } = asked(openings, day, minutes);
        const isWithin = ofTourType(openings, null).some(
          (one) =>
            Temporal.Instant.compare(one.startsAt, start) <= 0 && Temporal.Instant.compare(start, one.endsAt) < 0,
        );
        expect(denied.test(turn.text)).toBe(!isWithin);
        if (!isStart(openings, start))
          expect(turn.talk.offered.map((one) => one.startsAt)).not.toContain(start.toString());
      }),
    ));
  it("offers the starts just before and after an hour within an open span", () =>
    fc.assert(
      fc.property(spans, fc.nat(), fc.constantFrom(10, 15, 20), (openings, pick, late) => {
        const asked = openings[pick % openings.length]!.startsAt.add({ minutes: late });
        const there = asked.toZonedDateTimeISO(zone);
        const turn = say(wording(today.until(there.toPlainDate()).days, there.hour * 60 + there.minute), { openings });
        expect(turn.said).toContain("offer-around");
        for (const { startsAt } of turn.talk.offered)
          expect(Math.abs(asked.until(Temporal.Instant.from(startsAt)).total("minutes"))).toBeLessThan(60);
      }),
      { numRuns: 40 },
    ));
  it.each([
    [
      "can I see it?",
      "put us down for thursday 5:15, I'm Nadia Reyes, 937-555-0177",
      /^Thanks, Nadia\..* Thu, May 14 at 5:15 PM .*5:00 PM.*5:30 PM/s,
    ],
    [
      "hola, quiero verlo",
      "el jueves a las 5:15, soy Nadia Reyes, 937-555-0177",
      /^Gracias, Nadia\..*5:15 p\. m\..*5:00 p\. m\..*5:30 p\. m\./s,
    ],
  ])("names the hour that is no start, and what was told with it: %j, %j", (first, text, reply) =>
    expect(talkOf([first, text]).at(-1)?.text).toMatch(reply),
  );
  it.each(["would saturday the 16th work?", "how about May 16?"])(
    "keeps to the date that is named, though the same weekday was offered a week later: %j",
    (text) => {
      const openings = ["2026-05-18T17:00", "2026-05-23T10:00"].map(openingAt);
      const turn = talkOf(["can I see it?", text], { openings }).at(-1);
      expect(turn?.talk.chosen).toBeNull();
      expect(turn?.said).toEqual(["only-days"]);
    },
  );
  it.each([
    ["Wednesday at 5 would do but my shift ends at 5. Could it be 6?", 4, 1080],
    ["5 on wednesday is good but he wants to see it too. can we do 6?", 4, 1080],
  ])("goes by the hour asked for after one that was offered: %j", (text, day, minutes) => {
    const openings = [opening(day, 1020), opening(day, 1080), opening(day, 1110), opening(day + 2, 600)];
    const turn = talkOf(["can I see it?", text], { openings }).at(-1);
    expect(turn?.talk.chosen?.startsAt).toBe(at(day, minutes).toInstant().toString());
  });
  it.each(["martes", "lunes"])("takes el %s for the one that was offered, a week later", (weekday) => {
    const openings = ["2026-05-18T17:00", "2026-05-19T17:00"].map(openingAt);
    const turn = talkOf(["¿puedo verla?", `el ${weekday} está bien`], { openings }).at(-1);
    expect(turn?.talk.chosen).not.toBeNull();
  });
  it("moves no showing that is at the hour one says again", () => {
    const request = { ...accepted, startsAt: at(5, 1080).toInstant(), endsAt: at(5, 1110).toInstant() };
    const openings = [opening(5, 1020), opening(6, 600)];
    const turn = say("I said at 6, not at 5", { openings, request, renter: known });
    expect(turn.orders).toEqual([]);
    expect(turn.said).toEqual(["already-your-time"]);
  });
  it("takes any of the times offered where any works", () =>
    expect(talkOf(["can I see it?", "any time works"]).at(-1)?.talk.chosen).not.toBeNull());
  it("says by which kind of tour nothing is open, where by another one something is", () => {
    const openings = [opening(1, 600, "VIRTUAL"), opening(2, 600), opening(2, 630)];
    const turn = say(`${wording(2, 600)} by video`, { openings });
    expect(turn.text).toMatch(/\d:00 [AP]M \w+ isn't available by video\./);
    expect(turn.talk.offered.map(({ tourType }) => tourType)).toEqual(["VIRTUAL", "IN_PERSON"]);
    expect(turn.text).toMatch(/, by video\n.*, in person/);
  });
  it("says that nothing else is open then, rather than that nothing is", () => {
    const openings = [opening(5, 1020), opening(5, 1050), opening(7, 600)];
    const turns = talkOf(["can I see it thursday?", "any other times on thursday?"], { openings });
    expect(turns.at(-1)?.text).toContain("Nothing else is open then.");
  });
});

describe("What Piper says of a bound", () => {
  const day = fc
    .record({ hour: fc.integer({ min: 9, max: 14 }), starts: fc.integer({ min: 1, max: 10 }) })
    .map(({ hour, starts }) => Array.from({ length: starts }, (_, place) => hour * 60 + place * 30));
  const dayName = dayText(today.add({ days: 5 }), today, "en");

  it("tells or counts each start up to it, and offers none past it", () =>
    fc.assert(
      fc.property(day, fc.integer({ min: 38, max: 72 }), fc.boolean(), (minutes, quarter, isAfter) => {
        const bound = quarter * 15;
        const openings = minutes.map((each) => opening(5, each));
        const within = minutes.filter((each) => (isAfter ? each >= bound : each < bound));
        const turn = say(`${dayName} ${isAfter ? "after" : "before"} ${clock(bound)}`, { openings });
        expect(turn.said).toContain(within.length === 0 ? "offer-nearest" : "offer");
        if (within.length === 0) return;
        const more = /(?:One|(\d+)) more (?:is|are) open then/.exec(turn.text);
        const counted = more ? Number(more[1] ?? 1) : 0;
        expect(turn.talk.offered.length + counted).toBe(within.length);
        const starts = within.map((each) => at(5, each).toInstant().toString());
        for (const { startsAt } of turn.talk.offered) expect(starts).toContain(startsAt);
      }),
      { numRuns: 60 },
    ));
  it.each([
    ["latest", -1],
    ["earliest", 0],
  ])("tells the %s start of a day", (word, place) =>
    fc.assert(
      fc.property(day, (minutes) => {
        const openings = minutes.map((each) => opening(5, each));
        const turn = say(`what's the ${word} on ${dayName}?`, { openings });
        expect(turn.talk.offered.map(({ startsAt }) => startsAt)).toEqual([openings.at(place)?.startsAt.toString()]);
      }),
      { numRuns: 30 },
    ),
  );
  it("tells the end of the kind of tour asked for", () => {
    const openings = inOrder([opening(5, 600), opening(5, 630), opening(5, 900, "SELF_GUIDED")]);
    const turn = say(`what's the latest on ${dayName} with the owner there?`, { openings });
    expect(turn.text).toContain("10:30 AM");
  });
  it("takes the last one of a day, and not the last that was offered of it", () => {
    const openings = [600, 630, 660, 690].map((each) => opening(5, each)).concat(opening(6, 600), opening(7, 600));
    const [, turn] = talkOf(["when can I see it?", `the last one on ${dayName} please`], { openings });
    expect(turn?.talk.chosen?.startsAt).toBe(openings[3]?.startsAt.toString());
  });
});

describe("A question that the times there are answer", () => {
  it.each([
    "we'd like to see it Thursday if we can, what times are still open?",
    "my wife says Thursday at 5 is best. could you put her down for that?",
    "se puede el jueves mejor?",
  ])("is no question to the owner: %j", (text) => {
    const turn = say(text);
    expect(turn.orders.map(({ kind }) => kind)).not.toContain("escalate");
    expect(turn.text).toMatch(/Thu, May 14|jueves 14 de mayo/);
  });
});

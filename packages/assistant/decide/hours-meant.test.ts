import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import { known, say, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
const local = (startsAt: string): string => {
  const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(zone);
  return `${at.toPlainDate().day} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};
/** The times that a talk comes to: the one chosen or requested, else those offered. */
const timesOf = (texts: readonly string[], world = {}): string[] => {
  const { talk, orders } = talkOf(texts, world).at(-1)!;
  const requested = orders.flatMap((order) => (order.kind === "request-showing" ? [order.startsAt] : []));
  const settled = requested[0] ?? talk.chosen?.startsAt;
  return (settled ? [settled] : talk.offered.map(({ startsAt }) => startsAt)).map(local);
};

describe("An hour that a renter passes over", () => {
  it.each([
    ["could i visit thursday?", "later than the 5 if you have it"],
    ["could i visit thursday?", "is there one later than 5, my wife finishes at five"],
    ["could i visit thursday?", "not the 5 if there's something after it"],
    ["could i visit thursday?", "anything but the five please"],
    ["¿puedo verla el jueves?", "¿hay una más tarde que las 5?"],
    ["¿puedo verla el jueves?", "que no sea a las 5"],
    ["when can I see it?", "thursday. not the 5 though if you have a later one"],
    ["when can I see it?", "the thursday one, but is there one later than five because he gets off at five"],
  ])("is not taken, and the later one is: %j, %j", (first, second) => {
    expect(timesOf([first, second])).toEqual(["14 17:30"]);
  });
  it.each([
    ["when can I see it?", "the monday one, not at 5 though"],
    ["¿cuándo la puedo ver?", "el lunes pero no a las 5"],
  ])("is not among what is left of its day: %j, %j", (first, second) =>
    expect(timesOf([first, second])).toEqual(["11 17:30", "11 18:00"]),
  );
  it("is asked for all the same where the refusal is of another one", () =>
    expect(timesOf(["could i visit thursday?", "not 5, make it 5:30"])).toEqual(["14 17:30"]));
});

describe("The first time, passed over,", () => {
  it.each(["can I see it saturday, but not in the first slot", "quiero verla el sábado, pero no en el primer horario"])(
    "leaves the others of a day: %j",
    (text) => expect(timesOf([text])).toEqual(["16 10:30", "16 11:00"]),
  );
  it.each([
    ["can I see it saturday?", "anything but the first one"],
    ["can I see it saturday?", "not the first"],
    ["¿puedo verla el sábado?", "la primera no"],
    ["¿puedo verla el sábado?", "menos la primera"],
  ])("leaves the others that were offered: %j, %j", (first, second) =>
    expect(timesOf([first, second])).toEqual(["16 10:30", "16 11:00"]),
  );
  it.each(["not the first one", "la primera no"])("is traded for the other one of two: %j", (text) =>
    expect(timesOf(["can I see it thursday?", text])).toEqual(["14 17:30"]),
  );
});

describe("The last of the times offered", () => {
  it.each([
    "bottom one",
    "the bottom one please",
    "whichever is latest",
    "whichever's the last",
    "la de abajo por favor",
    "la más tarde",
  ])("is taken: %j", (text) => expect(timesOf(["can I see it saturday?", text])).toEqual(["16 11:00"]));
  it.each(["the top one", "la de arriba"])("is not the first: %j", (text) =>
    expect(timesOf(["can I see it saturday?", text])).toEqual(["16 10:00"]),
  );
  it("of another day is the last that is open then", () => {
    const request = {
      id: "r",
      status: "PENDING" as const,
      startsAt: Temporal.Instant.from("2026-05-16T15:00:00Z"),
      endsAt: Temporal.Instant.from("2026-05-16T15:30:00Z"),
      tourType: "IN_PERSON" as const,
    };
    for (const text of ["same thing but thursday, the later one of those", "lo mismo pero el jueves, la más tarde"])
      expect(timesOf([text], { request, renter: known })).toEqual(["14 17:30"]);
  });
});

describe("Who has a showing and names a safer hour", () => {
  const at = (clock: string) => Temporal.PlainDateTime.from(`2026-05-11T${clock}`).toZonedDateTime(zone).toInstant();
  const request = {
    ...{ id: "r", status: "PENDING" as const, tourType: "IN_PERSON" as const },
    ...{ startsAt: at("17:00"), endsAt: at("17:30") },
  };
  it.each([
    "my roommate clocks out at 5, 6 would be safer",
    "we eat around five so 6 is probably safer",
    "a las 6 es más seguro, mi mamá sale a las 5",
  ])("is moved to it: %j", (text) => {
    const standingTime = { from: "2026-05-11", to: "2026-05-11", after: null, before: null, at: "17:00" };
    expect(say(text, { request, renter: known }, { ...newTalk, introduced: true, standingTime }).orders).toContainEqual(
      expect.objectContaining({ kind: "move-showing", startsAt: at("18:00").toString() }),
    );
  });
});

describe("An hour behind a day and its date", () => {
  it.each([
    ["saturday 16 11 please", "16 11:00"],
    ["thurs 14 530, just me", "14 17:30"],
    ["el sábado 16 11, si se puede", "16 11:00"],
    ["sat 16 10:30 ok?", "16 10:30"],
  ])("is heard without words: %j", (text, time) => expect(timesOf([text])).toEqual([time]));
  it.each(["saturday 16, 2 of us", "thursday 14 or friday 15"])("and what counts is none: %j", (text) =>
    expect(say(text).heard?.times.every((wish) => wish.at === null)).toBe(true),
  );
});

describe("A phone number said in words", () => {
  it.each([
    "saturday 10:30 works, text me at nine three seven five five five zero one one nine",
    "saturday 10:30, you can reach me around five, at nine oh five five five five zero one six two",
    "el sábado a las 10:30, mi celular es nueve tres siete cinco cinco cinco cero uno uno nueve",
    "saturday 10:30 works, text me at 930-555-0119",
  ])("is no hour: %j", (text) => expect(timesOf(["when can I see it?", text])).toEqual(["16 10:30"]));
});

describe("Half past", () => {
  const at = (clock: string) => Temporal.PlainDateTime.from(`2026-05-14T${clock}`).toZonedDateTime(zone).toInstant();
  const request = {
    id: "r",
    status: "PENDING" as const,
    startsAt: at("17:00"),
    endsAt: at("17:30"),
    tourType: "IN_PERSON" as const,
  };
  it.each([
    "could we make it half past instead?",
    "I'd rather take the half past one",
    "mejor la de y media",
    "mejor a la y media, por favor",
  ])("is of the hour that the talk stands at: %j", (text) => {
    const standingTime = { from: "2026-05-14", to: "2026-05-14", after: null, before: null, at: "17:00" };
    const turn = say(text, { request, renter: known }, { ...newTalk, introduced: true, standingTime });
    expect(turn.orders).toContainEqual(
      expect.objectContaining({ kind: "move-showing", startsAt: at("17:30").toString() }),
    );
  });
  it("is the one o'clock where no hour stands", () =>
    expect(say("can I come thursday at half past one?").text).toContain("1:30 PM"));
});

describe("A zone in brackets beside an hour", () => {
  it.each(["thursday after 5 my time (central) would be good, I make 5400", "el jueves a las 5 (central) puedo"])(
    "asks of no air: %j",
    (text) => expect(say(text).heard?.topics).toEqual([]),
  );
  it("leaves the air asked for", () =>
    expect(say("is it central air? thursday at 5 (central)").heard?.topics).toEqual(["amenities.hasCentralAir"]));
});

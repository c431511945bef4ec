import { describe, expect, it } from "vitest";
import { openingAt, sampleWorld } from "../sample-home.ts";
import { known, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
/** Thursday and Saturday from five to seven, each half hour. */
const openings = ["14", "16"].flatMap((day) =>
  ["17:00", "17:30", "18:00", "18:30"].map((time) => openingAt(`2026-05-${day}T${time}`)),
);
const requestedBy = (...texts: string[]) =>
  talkOf(["can i come and see it", ...texts], { openings, renter: known })
    .flatMap(({ orders }) => orders)
    .flatMap((order) => (order.kind === "request-showing" ? [wallClock(order.startsAt)] : []));
const wallClock = (at: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });

describe("The hour that a message comes to", () => {
  it.each([
    ["any time past five on thursday or else saturday, so make it thursday at six", "2026-05-14T18:00"],
    ["thursday at 5 could do, but i have a dentist, 6:30 is safer", "2026-05-14T18:30"],
    ["el jueves después de las 5 o el sábado, mejor el sábado a las 6", "2026-05-16T18:00"],
    ["thursday evening is good for us, thursday 5:30", "2026-05-14T17:30"],
  ])("is requested: %j", (text, startsAt) => expect(requestedBy(text)).toEqual([startsAt]));

  it("said before and said again is the same one, and not refused", () =>
    expect(requestedBy("i wrote 5:30. put me down for 5:30 on thursday")).toEqual(["2026-05-14T17:30"]));

  it("is of the date that the message names, said by its weekday alone", () =>
    expect(requestedBy("saturday may 23 after five or on sunday, so make it saturday at six")).toEqual([]));

  it("is open where another day follows it", () => {
    expect(requestedBy("not 5 on thursday, then 5:30 or saturday")).toEqual([]);
    expect(requestedBy("si no hay a las 5 entonces 5:30 o el sábado")).toEqual([]);
  });

  it.each([
    ["thursday at 6, saturday only if thursday is taken", "2026-05-14T18:00"],
    ["thursday at 4, or saturday at 6 if that is not available", "2026-05-16T18:00"],
    ["is thursday at 5:30 open? if not, then 6", "2026-05-14T17:30"],
    ["el jueves a las 5:30, si no se puede, el sábado a las 6", "2026-05-14T17:30"],
  ])("is that of the other where the first is not open, and only then: %j", (text, startsAt) =>
    expect(requestedBy(text)).toEqual([startsAt]),
  );

  it("is open where two are named as good as each other", () =>
    expect(requestedBy("thursday 5:30 or saturday 6, tell me")).toEqual([]));
});

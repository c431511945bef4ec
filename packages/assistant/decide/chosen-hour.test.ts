import { describe, expect, it } from "vitest";
import { openingAt, sampleWorld } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import { known, say, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
/** Thursday and Saturday from five to half past six, each half hour. */
const openings = ["14", "16"].flatMap((day) =>
  ["17:00", "17:30", "18:00", "18:30"].map((time) => openingAt(`2026-05-${day}T${time}`)),
);
const wallClock = (at: string) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: "minute" });
/** What a renter to whom Thursday's times were offered asks for. */
const requestedBy = (...texts: string[]) =>
  talkOf(["can i see it on thursday", ...texts], { openings, renter: known })
    .flatMap(({ orders }) => orders)
    .flatMap((order) => (order.kind === "request-showing" ? [wallClock(order.startsAt)] : []));

describe("An hour in three figures", () => {
  const unnamed = { ...known, hasContact: false, name: null };
  it.each(["530. I'm Nia, 614-555-0190", "530 please. Nia, nia@example.com", "530. soy Nia, 614-555-0190"])(
    "beside the name that was asked for is another one than that chosen: %j",
    (text) => {
      const turn = talkOf(["can i see it thursday at 5", text], { openings, renter: unnamed }).at(-1)!;
      expect(turn.orders).toContainEqual(
        expect.objectContaining({ kind: "request-showing", startsAt: "2026-05-14T21:30:00Z" }),
      );
    },
  );
  it.each(["I said 530, not 5", "no, 530 not 5 please", "dije 530, no 5"])(
    "puts right the one that was requested: %j",
    (text) => {
      const [requested] = talkOf(["can i see it thursday at 5"], { openings, renter: known });
      const request = {
        id: "r",
        status: "PENDING" as const,
        startsAt: Temporal.Instant.from("2026-05-14T21:00:00Z"),
        endsAt: Temporal.Instant.from("2026-05-14T21:30:00Z"),
        tourType: "IN_PERSON" as const,
      };
      const turn = say(text, { openings, renter: known, request }, requested!.talk);
      expect(turn.orders).toContainEqual(
        expect.objectContaining({ kind: "move-showing", startsAt: "2026-05-14T21:30:00Z" }),
      );
    },
  );
});

describe("Among times that were offered, the hour to come at is taken", () => {
  it.each([
    ["could i bother you for the 5:30", "2026-05-14T17:30"],
    ["so what about six", "2026-05-14T18:00"],
    ["630 would be a great help", "2026-05-14T18:30"],
    ["i get done at 5, 6 would be perfect", "2026-05-14T18:00"],
    ["half past five if that is all right with everybody", "2026-05-14T17:30"],
    ["me quedo con las seis", "2026-05-14T18:00"],
    ["las 5 y media me queda bien", "2026-05-14T17:30"],
    ["a las 7 entro al turno, a las 5 esta bien", "2026-05-14T17:00"],
  ])("whatever words are around it: %j", (text, startsAt) => expect(requestedBy(text)).toEqual([startsAt]));

  it.each([
    ["5 is too close to pickup, 5:30 would be a gift", "2026-05-14T17:30"],
    ["i am not able to make 5. told you 6", "2026-05-14T18:00"],
    ["a las 5 no llego por el tren, pongame a las 6", "2026-05-14T18:00"],
    ["saturday i have a wedding, and five thursday is a stretch, so 6:30", "2026-05-14T18:30"],
  ])("and not one that does not suit: %j", (text, startsAt) => expect(requestedBy(text)).toEqual([startsAt]));

  it.each([
    "we are 6 in the family",
    "my daughter is 5 and my son is 6",
    "we have 5 fish and 6 plants",
    "i would bring 6 friends",
  ])("and a number that counts is none: %j", (text) => expect(requestedBy(text)).toEqual([]));

  it.each([
    ["saturday suits us, let's say 5:30", "2026-05-16T17:30"],
    ["saturday instead please, at six", "2026-05-16T18:00"],
    ["el sábado nos queda bien, a las 5 y media", "2026-05-16T17:30"],
  ])("on the day that is named with it, though another is offered at that hour: %j", (text, startsAt) => {
    const offered = ["14T17:00", "14T17:30", "14T18:00", "16T17:00"].map((at) => openingAt(`2026-05-${at}`));
    const talk = {
      ...newTalk,
      ...{ introduced: true, awaiting: "time" as const },
      offered: offered.map(({ startsAt: at, tourType }) => ({ startsAt: at.toString(), tourType })),
    };
    const { orders } = say(text, { openings, renter: known }, talk);
    expect(orders.flatMap((order) => (order.kind === "request-showing" ? [wallClock(order.startsAt)] : []))).toEqual([
      startsAt,
    ]);
  });

  it("and of two that are as good as each other the choice is left to the renter", () => {
    const turn = talkOf(["can i see it on thursday", "i could do 5:30 or 6"], { openings, renter: known }).at(-1);
    expect(turn?.talk.offered.map(({ startsAt }) => wallClock(startsAt))).toEqual([
      "2026-05-14T17:30",
      "2026-05-14T18:00",
    ]);
  });
});

it("An hour of today that is over is said to be so", () =>
  expect(
    say("can i see it today at 8 am", { now: Temporal.Instant.from("2026-05-13T19:00:00Z"), openings }).text,
  ).toMatch(/8:00 AM .*has already passed/));

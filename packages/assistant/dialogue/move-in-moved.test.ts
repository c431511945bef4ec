import { describe, expect, it } from "vitest";
import { accepted, good, known, say } from "../decide/testing.ts";

const toMove = { ...known, facts: { ...good, moveIn: { from: "2026-05-22", to: "2026-05-22" } } };
const moveInOf = (text: string) =>
  say(text, { renter: toMove, request: accepted }).orders.flatMap((order) =>
    order.kind === "record-facts" && order.facts.moveIn ? [order.facts.moveIn.from] : [],
  );

describe("Another day than the one told to move in on", () => {
  it.each([
    "I can't do the 22nd, it'd have to be the 30th",
    "May 22 won't work after all, May 30 would",
    "el 22 de mayo no puedo, mejor el 30 de mayo",
  ])("is the move-in, and no time to come by: %j", (text) => expect(moveInOf(text)).toEqual(["2026-05-30"]));

  it("is none where another day is refused", () =>
    expect(moveInOf("I can't do May 14, could we do May 16")).toEqual([]));
});

describe("The move-in told before, said again,", () => {
  it.each(["it's may 25, write that down please", "el 25 de mayo es cuando llego, apúntelo por favor"])(
    "is no time to come by, and a time that was chosen stays: %j",
    (text) => {
      const world = { renter: { ...known, hasContact: false } };
      const chosen = say("can i see it saturday at 10?", world);
      const turn = say(text, world, chosen.talk);
      expect(turn.talk.chosen?.startsAt).toBe("2026-05-16T14:00:00Z");
      expect(turn.said.filter((each) => each.startsWith("offer"))).toEqual([]);
    },
  );
});

describe("A day named where the move-in told is too far off", () => {
  const late = { ...known, facts: { ...good, moveIn: { from: "2026-09-01", to: "2026-09-01" } } };
  const moved = (text: string, request = null) =>
    say(text, { renter: late, request }).orders.flatMap((order) =>
      order.kind === "record-facts" && order.facts.moveIn ? [order.facts.moveIn.from] : [],
    );

  it.each([
    "ok what about june 10th",
    "sept 1 was just an idea, if it has to be sooner i could do june 10",
    "septiembre no es seguro, también podría ser el 10 de junio",
    "pues el diez de junio?",
  ])("is the move-in: %j", (text) => expect(moved(text)).toEqual(["2026-06-10"]));

  it.each(["could i see it may 14", "el 16 de mayo a las 10 está bien"])(
    "is a showing's where one is open: %j",
    (text) => expect(moved(text)).toEqual([]),
  );
});

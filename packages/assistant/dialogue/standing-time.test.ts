import { describe, expect, it } from "vitest";
import { accepted, kinds, known, talkOf } from "../decide/testing.ts";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { newTalk, type Talk } from "../talk.ts";
import type { World } from "../world.ts";

const lastOf = (texts: readonly string[], change: Partial<World> = {}) => talkOf(texts, change).at(-1)!;
const saturday = "2026-05-16T14:30:00Z";

describe("The day and hour that a talk stands at", () => {
  it.each([
    [["can i see it next saturday", "10:30"]],
    [["is it still open? next saturday morning would work", "10:30 works"]],
    [["can i see it on the 16th", "around 10:30"]],
    [["what about next saturday", "do you allow cats?", "10:30 then"]],
  ])("are put together from what is told in pieces: %j", (texts) => {
    expect(lastOf(texts, { renter: known }).orders).toContainEqual({
      kind: "request-showing",
      startsAt: saturday,
      tourType: "IN_PERSON",
    });
  });

  it.each([
    ["saturday at 10:30 then", "2026-05-16"],
    ["this saturday at 10:30 then", "2026-05-09"],
    ["tomorrow at 10:30 then", "2026-05-09"],
  ])("of a Saturday in a week are meant by its name, and not by another: %j", (text, day) => {
    const now = Temporal.Instant.from("2026-05-08T14:00:00Z");
    const { talk } = talkOf(["can i see it on saturday, may 16"], { now }).at(-1)!;
    const turn = step(talk, { kind: "message", text, history: [] }, { ...sampleWorld, now });
    expect(turn.talk.standingTime?.from).toBe(day);
  });

  it("keep the hour for another day at the same time", () => {
    const change = { renter: known, request: accepted, stage: "SHOWING_CONFIRMED" as const };
    const turn = lastOf(["monday instead, same time"], change);
    expect(turn.orders).toContainEqual({
      kind: "move-showing",
      startsAt: "2026-05-11T21:00:00Z",
      tourType: "IN_PERSON",
    });
  });

  it.each([
    [["can we come saturday after 10:15?", "so is saturday possible or not"]],
    [["I can only do after 10:15", "what about saturday the 16th"]],
    [["¿se puede el sábado después de las 10:15?", "¿entonces se puede el sábado?"]],
  ])("keep the bound of the hours for its day named again: %j", (texts) => {
    const { chosen, offered } = lastOf(texts).talk;
    for (const { startsAt } of chosen ? [chosen] : offered) expect(startsAt >= "2026-05-16T14:15:00Z").toBe(true);
  });

  it.each(["can we see it saturday or not?", "¿entonces sí la puedo ver el sábado?"])(
    "are those of the chosen time for who names its day again: %j",
    (text) => expect(lastOf(["saturday at 10:30", text]).talk.chosen?.startsAt).toBe(saturday),
  );

  it("are no longer stood at once the renter wants no showing", () => {
    const [, left] = talkOf(["can i see it next saturday", "no longer interested, found another place"]);
    expect(left?.talk.standingTime).toBeUndefined();
  });

  it("leave an hour that was offered on the day it was offered for", () => {
    const turn = lastOf(["when can i see it?", "5 works"], { renter: known });
    expect(kinds(turn)).not.toContain("request-showing");
    expect(turn.text).toContain("5:00 PM");
  });
});

describe("A talk stored before days were stood at", () => {
  it("goes on", () => {
    const turn = step(
      { ...newTalk, introduced: true },
      { kind: "message", text: "monday at 5:30", history: [] },
      { ...sampleWorld, renter: known },
    );
    expect(kinds(turn)).toContain("request-showing");
  });
});

describe("A time with a host there", () => {
  it.each(["saturday the 16th at 10:30 with the owner there please", "el sábado a las 10:30, que esté el dueño"])(
    "is asked for, and no word with a person, while Piper waits for a day to move in: %j",
    (text) => {
      const talk: Talk = { ...newTalk, introduced: true, awaiting: "facts", asked: ["moveIn"] };
      const turn = step(talk, { kind: "message", text, history: [] }, sampleWorld);
      expect(turn.talk.chosen).toEqual({ startsAt: saturday, tourType: "IN_PERSON" });
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
});

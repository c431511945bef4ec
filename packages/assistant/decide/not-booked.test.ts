import { describe, expect, it } from "vitest";
import { newTalk } from "../talk.ts";
import { accepted, kinds, known, say, talkOf } from "./testing.ts";

const thursday = "could I come thursday at 5:30?";

describe("Who comes to a showing that was never requested", () => {
  it.each([
    ["I'm here, which door do I use?", "don't wait there"],
    ["nobody is here and the gate is locked", "don't wait there"],
    ["estoy afuera y no hay nadie", "no espere ahí"],
  ])("hears that first, and what is missing: %j", (text, stay) => {
    const turn = talkOf([thursday, text]).at(-1)!;
    expect(turn.said).toEqual(["not-booked", "ask-facts"]);
    expect(turn.text).toContain(stay);
    expect(turn.talk.chosen).toBeNull();
  });
  it("is told of to the owner once, and has no question passed on", () => {
    const turns = talkOf([
      thursday,
      "I'm outside, which buzzer is it?",
      "still nothing, should I ring next door?",
    ]).slice(1);
    expect(turns.map(({ said }) => said[0])).toEqual(["not-booked", "not-booked"]);
    expect(turns.flatMap(kinds).filter((kind) => kind === "escalate")).toHaveLength(1);
  });
  it("hears not to head over who is only late, and the owner nothing", () => {
    const turn = talkOf([thursday, "running 20 minutes late"]).at(-1)!;
    expect(turn.said[0]).toBe("not-booked");
    expect(turn.text).toContain("don't head over");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("has no time requested by what they tell after it", () => {
    const renter = { ...known, facts: { ...known.facts, moveIn: null } };
    const turn = talkOf([thursday, "I'm at the door", "we loved it. could we move in on june 3?"], { renter }).at(-1)!;
    expect(kinds(turn)).not.toContain("request-showing");
    expect(turn.said).not.toContain("offer");
  });
});

describe("Who comes to a showing that the owner has not confirmed", () => {
  const pending = { ...accepted, status: "PENDING" as const };
  it.each(["running 10 minutes late, sorry", "I'm outside, is anybody here?"])(
    "hears so, and the owner hears of it: %j",
    (text) => {
      const turn = say(text, { renter: known, request: pending }, { ...newTalk, introduced: true });
      expect(turn.said).toEqual(["not-booked"]);
      expect(turn.text).toContain("hasn't confirmed Thu, May 14 at 5:00 PM");
      expect(kinds(turn)).toContain("escalate");
    },
  );
  it("hears nothing of the kind once it is confirmed", () =>
    expect(say("running 10 minutes late", { renter: known, request: accepted }).said).not.toContain("not-booked"));
});

describe("Who says that they have seen the home", () => {
  it.each([
    "we toured it with my aunt, and it's lovely. is the deposit refundable?",
    "never mind, she got inside and she's happy. is the deposit refundable?",
    "ya lo vimos y está muy bien. ¿devuelven el depósito?",
  ])("keeps no time and is offered none: %j", (text) => {
    const [, seen, told] = talkOf([thursday, text, "we earn 5200 a month, moving june 1"]);
    expect(seen?.talk.chosen).toBeNull();
    for (const { said } of [seen!, told!])
      for (const each of ["offer", "time-gone", "nothing-requested"]) expect(said).not.toContain(each);
  });
  it("wishes for no part of the day on which they were there", () => {
    const turn = talkOf([
      thursday,
      "my uncle saw it this morning and he was happy with it. is the deposit refundable?",
    ]).at(-1)!;
    expect(turn.said.some((say) => say.startsWith("offer"))).toBe(false);
  });
  it("asks what's next, and hears of applying", () =>
    expect(talkOf([thursday, "ok we saw the place and like it, what's next?"]).at(-1)?.said).toContain("liked-it"));
  it("is offered times once they ask for another look", () => {
    const turns = talkOf([thursday, "my wife saw it, she likes it", "can I see it too?"]);
    expect(turns.at(-1)?.said).toContain("offer");
  });
  it("who saw only the listing is offered times", () =>
    expect(talkOf(["I saw the place online and I'm interested"])[0]?.said).toContain("offer"));
});

describe("A chosen time that passed before it could be requested", () => {
  it("is said to be past, and what was told is noted first", () => {
    const talk = {
      ...newTalk,
      introduced: true,
      awaiting: "facts" as const,
      asked: ["move-in"],
      chosen: { startsAt: "2026-05-11T21:00:00Z", tourType: "IN_PERSON" as const },
    };
    const renter = { ...known, facts: { ...known.facts, moveIn: null } };
    const now = Temporal.Instant.from("2026-05-12T15:00:00Z");
    const turn = say("june 1 would be great", { renter, now, openings: [] }, talk);
    expect(turn.said.slice(0, 2)).toEqual(["noted", "time-gone"]);
    expect(turn.text).toContain("has already passed");
  });
});

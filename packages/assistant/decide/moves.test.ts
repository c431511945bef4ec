import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openingAt, sampleOpenings, sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import type { World } from "../world.ts";
import { accepted, kinds, known, say, talkOf } from "./testing.ts";

const openings = [...sampleOpenings, ...["2026-05-21T17:00", "2026-05-23T10:00"].map(openingAt)];
const booked: Partial<World> = { renter: known, request: accepted, openings };
const startOf = (turn: ReturnType<typeof say>): (string | undefined)[] =>
  turn.orders.flatMap((order) => ("startsAt" in order ? [order.startsAt] : []));
const at = (clock: string): string => openingAt(clock).startsAt.toString();

describe("Other times, offered to someone who has a showing,", () => {
  it.each(["could i come saturday morning instead? keep thursday if not", "¿podría ser el sábado por la mañana?"])(
    "leave it as it is until one is chosen: %j",
    (text) => {
      const turn = say(text, booked);
      expect(turn.said).toEqual(["stands-until-chosen", "offer"]);
      expect(turn.orders).toEqual([]);
      expect(turn.text).toMatch(/stays until you choose|sigue en pie hasta que elija/);
    },
  );
});

describe("Who cannot come to a confirmed showing and asks for another time", () => {
  it.each([
    [
      "my son has a fever and i can't make it thursday. could we do saturday?",
      "told Morgan that you can't come on Thu",
    ],
    [
      "se me enfermó la niña, no voy a poder el jueves. ¿se puede el sábado?",
      "Le dije a Morgan que usted no puede ir el jueves",
    ],
  ])("has the owner told at once, and is offered times: %j", (text, said) => {
    const turn = say(text, booked);
    expect(kinds(turn)).toContain("escalate");
    expect(turn.text).toContain(said);
    expect(turn.text).toContain("10:30");
    const moved = say("10:30", booked, turn.talk);
    expect(kinds(moved)).toEqual(["move-showing"]);
    expect(moved.text).not.toMatch(/stays until then|sigue igual/);
  });
});

it("Other times leave a request that waits for the owner as it is", () => {
  const request = { ...accepted, status: "PENDING" as const };
  expect(say("could i come saturday morning instead?", { ...booked, request }).text).toMatch(
    /^Hi, .*Your request for Thu, May 14 at 5:00 PM EDT stays until you choose another time\./,
  );
});

describe("A question whether another time is open, of someone who has a showing", () => {
  it.each([
    "would saturday at 10:30 be open?",
    "is saturday at 10:30 available too?",
    "¿estaría libre el sábado a las 10:30?",
  ])("asks nothing of the owner: %j", (text) => {
    const turn = say(text, booked);
    expect(turn.said).toEqual(["ask-move"]);
    expect(turn.orders).toEqual([]);
  });
  it.each([
    ["yes please", "move-showing", "move-requested"],
    ["no, it's fine", undefined, "kept"],
  ])("waits for an answer: %j", (answer, order, said) => {
    const { talk } = say("would saturday at 10:30 be open?", booked);
    const turn = say(answer, booked, talk);
    expect(kinds(turn)).toEqual(order ? [order] : []);
    expect(turn.said).toEqual([said]);
  });
  it("is of the day it names, though one of that name is before it", () =>
    expect(say("would saturday the 23rd at 10 be open? I may be away the 16th", booked).talk.offered).toEqual([
      { startsAt: at("2026-05-23T10:00"), tourType: "IN_PERSON" },
    ]));
  it.each([
    "I can't make it thursday, is saturday at 10:30 open?",
    "is saturday at 10:30 open? thursday no longer works",
  ])("moves the showing where its own time is given up with it: %j", (text) =>
    expect(kinds(say(text, booked))).toEqual(["move-showing"]),
  );
});

describe("A confirmed showing that is canceled with the wish for another time", () => {
  it.each([
    [
      "saturday at 10:30, and please cancel the thursday showing so no one waits",
      "told Morgan that you can't come on Thu",
    ],
    ["el sábado a las 10:30 y cancele la del jueves por favor", "le dije que no puede ir el jueves"],
  ])("is moved, and the owner is told of it at once: %j", (text, said) => {
    const turn = say(text, booked);
    expect(kinds(turn)).toEqual(["move-showing", "escalate"]);
    expect(turn.text).toContain(said);
  });
});

describe("Another open hour, named beside a question of one's own showing,", () => {
  it.each([
    "is thursday still on? we could make it 5:30, that is better for us",
    "¿sigue en pie lo del jueves? mejor a las 5:30 si se puede",
  ])("is asked for or offered as a move: %j", (text) => {
    const turn = say(text, booked);
    expect([...kinds(turn), ...turn.said]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:ask-move|move-showing)$/)]),
    );
  });
  it.each(["is it still thursday at 5?", "was it 5 or 5:30 on thursday?"])(
    "is none where it is only asked: %j",
    (text) => expect(kinds(say(text, booked))).not.toContain("move-showing"),
  );
});

describe("A time put right", () => {
  it.each([
    ["I said 5:30 not 5", "2026-05-14T17:30"],
    ["not 5, 5:30", "2026-05-14T17:30"],
    ["make it 5:30", "2026-05-14T17:30"],
    ["I meant thursday the 21st, not the 14th", "2026-05-21T17:00"],
    ["the 21st I mean, not the 14th", "2026-05-21T17:00"],
    ["dije 5:30, no 5", "2026-05-14T17:30"],
  ])("%j takes the place of the one requested", (text, clock) => {
    const turn = say(text, booked);
    expect(kinds(turn)).toEqual(["move-showing"]);
    expect(startOf(turn)).toEqual([at(clock)]);
  });
  it("on a day without that hour is answered with the day's own", () =>
    expect(say("saturday I mean, not thursday", booked).talk.offered.map(({ startsAt }) => startsAt)).toEqual(
      ["2026-05-16T10:00", "2026-05-16T10:30", "2026-05-16T11:00"].map(at),
    ));
  it.each(["make it 11", "can we do 11 instead", "11 would be better", "mejor a las 11"])(
    "before anything was requested replaces the time that was named: %j",
    (text) => {
      const [, turn] = talkOf(["saturday at 10", text]);
      expect(turn?.talk.chosen?.startsAt).toBe(at("2026-05-16T11:00"));
    },
  );
  it("that is not open is said to be so, and the day's nearest are offered", () => {
    const [, turn] = talkOf(["saturday at 10", "make it 12"]);
    expect(turn?.text).toContain("Sat, May 16 at 12:00 PM EDT isn't available.");
    expect(turn?.talk.offered.at(-1)?.startsAt).toBe(at("2026-05-16T11:00"));
  });
});

describe("Of showings, Piper", () => {
  const words = fc.array(
    fc.constantFrom(
      ...[
        "thursday at 5",
        "make it 5:30",
        "saturday at 10 or 10:30",
        "not thursday, saturday at 11",
        "yes",
        "the first one",
      ],
      ...["would monday at 6 be open?", "monday I mean", "I said 10 not 10:30", "move it to monday at 5", "no"],
      ...["both saturday times please", "thursday and saturday at 10", "anything later?"],
    ),
    { minLength: 1, maxLength: 6 },
  );
  it("never asks for two at once", () =>
    fc.assert(
      fc.property(words, fc.boolean(), (texts, isBooked) => {
        let world: World = { ...sampleWorld, renter: known, request: isBooked ? accepted : null };
        let talk = { ...say("hello").talk };
        for (const text of texts) {
          const turn = step(talk, { kind: "message", text, history: [] }, world);
          const asked = turn.orders.filter(({ kind }) => kind === "request-showing" || kind === "move-showing");
          expect(asked.length).toBeLessThan(2);
          if (world.request) expect(kinds(turn)).not.toContain("request-showing");
          const [order] = asked;
          if (order && "startsAt" in order) {
            const startsAt = Temporal.Instant.from(order.startsAt);
            world = {
              ...world,
              request: { ...accepted, status: "PENDING", startsAt, endsAt: startsAt.add({ minutes: 30 }) },
            };
          }
          talk = turn.talk;
        }
      }),
      { numRuns: 60 },
    ));
});

describe("A move that is only supposed", () => {
  it.each([
    "if my manager needs me thursday can I switch to saturday at 10",
    "can we move it to saturday if my boss needs me at work?",
    "si me llaman del trabajo, ¿podemos cambiarla al sábado a las 10?",
  ])("leaves the showing as it is: %j", (text) => {
    const turn = say(text, booked);
    expect(turn.said).toEqual(["stands", "may-move"]);
    expect(turn.orders).toEqual([]);
  });
  it.each([
    "if it is possible can we move it to saturday at 10",
    "if you can, move me to saturday at 10",
    "can we switch to saturday at 10 if that is open",
  ])("is a move where only leave is asked: %j", (text) => expect(kinds(say(text, booked))).toEqual(["move-showing"]));
});

describe("An answer to whether the showing is to be canceled", () => {
  const { talk } = say("please cancel my showing", booked);
  it.each(["yes. and could you get me in saturday morning instead?", "sí. ¿y me puede dar el sábado por la mañana?"])(
    "is met with times where others are wished for beside it: %j",
    (text) => {
      const turn = say(text, booked, talk);
      expect(kinds(turn)).toEqual(["cancel-showing", "find-time"]);
      expect(turn.said).toEqual(["canceled", "offer"]);
      expect(turn.text).not.toMatch(/anytime|cuando quiera/);
    },
  );
  it("moves the showing where it is a no to that and another time", () =>
    expect(kinds(say("no, move me to saturday at 10:30 instead", booked, talk))).toEqual(["move-showing"]));
  it("is a cancellation and nothing else by itself", () => expect(say("yes", booked, talk).said).toEqual(["canceled"]));
});

it.each(["that is wrong, i asked for 5:30 in person", "no, i said 6 and in person"])(
  "A request is changed to the hour that was meant before the owner confirms it: %j",
  (text) => {
    const request = { ...accepted, status: "PENDING" as const };
    const six = openingAt("2026-05-14T18:00");
    expect(kinds(say(text, { ...booked, request, openings: [...openings, six] }))).toEqual(["move-showing"]);
  },
);

import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { openingAt } from "../../sample-home.ts";
import { hear } from "../testing.ts";

const saturday = ["2026-05-16T10:00", "2026-05-16T10:30", "2026-05-16T11:00"].map((clock) =>
  openingAt(clock).startsAt.toString(),
);
const offered = (text: string) => talkOf([text])[0]!.talk.offered.map(({ startsAt }) => startsAt);
const heardRefused = (text: string) => hear(text, { introduced: true }).bounds?.map(({ before }) => before);

describe("A part of the day in a sentence of its own", () => {
  it.each([
    "My aunt drives and she's free Mondays and Saturdays. Whatever there is in the late morning",
    "we could do Monday or Saturday. In the morning if possible",
    "Mi tía maneja y puede lunes o sábado. Lo que haya por la mañana",
  ])("is of all the days named before it: %j", (text) => expect(offered(text)).toEqual(saturday));
  it("is of one day where it stands beside that", () =>
    expect(hear("Monday or Saturday morning").times).toMatchObject([
      { from: "2026-05-11", before: null },
      { from: "2026-05-16", before: "12:00" },
    ]));
});

describe("An hour before which somebody cannot come", () => {
  it.each([
    "not free before 10:30 on saturday",
    "saturday? I can't manage much before half past ten",
    "el sábado, nunca antes de las 10:30",
    "we aren't able to get there before 10:30 on saturday",
    "no puedo llegar el sábado antes de las 10:30",
  ])("is the one from which they can: %j", (text) =>
    expect(hear(text).times).toMatchObject([{ from: "2026-05-16", after: "10:30", before: null }]),
  );
  it.each([
    "can I see it before 10:30 saturday?",
    "we have no animals and could be there saturday before 10:30",
    "why not do saturday before 10:30",
    "we don't mind saturday before 10:30",
    "I would not mind an early one, saturday before 10:30",
    "couldn't it be saturday before 10:30?",
    "no hay inconveniente en ir el sábado antes de las 10:30",
    "no tengo mascotas y puedo el sábado antes de las 10:30",
    "¿no puedo ir el sábado antes de las 10:30?",
  ])("is told apart from one until which they can: %j", (text) =>
    expect(hear(text, { introduced: true }).times).toMatchObject([
      { from: "2026-05-16", after: null, before: "10:30" },
    ]),
  );
});

describe("Who is held by something until an hour", () => {
  it.each([
    "can I see it saturday morning, not too early, I have a call till ten",
    "could we come saturday? not too early, we've got church until 10",
    "¿puedo verla el sábado en la mañana? no muy temprano, tengo un cliente hasta las 10",
  ])("is not here at that hour: %j", (text) => expect(offered(text)).toEqual(saturday.slice(1)));
  it.each([
    "¿el sábado? tengo libre hasta las 11",
    "we have saturday until 11, could we look at it?",
    "we've got saturday till 11, may we stop by?",
  ])("is told apart from who has time until then: %j", (text) => expect(offered(text)).toContain(saturday[0]));
  it.each([
    "I have a nanny until 11 on saturday, could I see it saturday?",
    "we have daycare till 11 on saturday, is saturday open?",
    "tengo el sábado hasta las 11, ¿puedo pasar el sábado?",
    "tengo guardería hasta las 11 el sábado, ¿puedo pasar el sábado?",
  ])("is told apart from who has somebody or something until then: %j", (text) =>
    expect(offered(text)).toContain(saturday[2]),
  );
  it.each([
    "I have an appointment until 10 on saturday, could I do 10?",
    "we have church till 10 saturday. can we do 10?",
    "tengo una junta hasta las 10 el sábado, ¿se puede a las 10?",
    "we have work until 10 saturday, what is open saturday?",
  ])("is here at that hour where they ask for it, or where work ends then: %j", (text) =>
    expect(new Set(heardRefused(text))).toEqual(new Set(["10:00"])),
  );
});

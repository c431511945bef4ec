import { describe, expect, it } from "vitest";
import { dayAt } from "../dialogue/home-clock.ts";
import { sampleWorld } from "../sample-home.ts";
import { newTalk, type Talk } from "../talk.ts";
import { known, say, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
const monday = "2026-05-11T21:00:00Z";
const onJune = (day: number) => ({ from: `2026-06-0${day}`, to: `2026-06-0${day}` });
const factsOf = (text: string, talk: Partial<Talk> = {}) =>
  say(text, {}, { ...newTalk, introduced: true, ...talk }).orders.flatMap((order) =>
    order.kind === "record-facts" ? [order.facts] : [],
  )[0];
/** A renter who chose Monday at five is asked when they move in. */
const chosen: Partial<Talk> = {
  chosen: { startsAt: monday, tourType: "IN_PERSON" },
  standingTime: { from: "2026-05-11", to: "2026-05-11", after: null, before: null, at: "17:00" },
  awaiting: "facts",
  asked: ["moveIn", "income"],
};

describe("A day on which somebody cannot come for what they do else", () => {
  it.each([
    "when can we all come see it, my sister works mondays and thursdays",
    "when can all of us see it? my sister works mondays and thursdays",
    "jo works doubles on mondays n thursdays so when can the 3 of us come see it",
    "¿cuándo podemos verla? mi hermano trabaja los lunes y jueves",
  ])("is not offered: %j", (text) => {
    const { talk } = say(text, { renter: known });
    expect([...new Set(talk.offered.map(({ startsAt }) => dayAt(startsAt, zone)))]).toEqual(["2026-05-16"]);
  });
  it.each(["when can we come, he is out of town thursday", "¿cuándo podemos verla? mi tía trabaja el jueves"])(
    "leaves the others: %j",
    (text) => {
      const days = say(text, { renter: known }).talk.offered.map(({ startsAt }) => dayAt(startsAt, zone));
      expect(days).toContain("2026-05-11");
      expect(days).not.toContain("2026-05-14");
    },
  );
  it("is offered where it is wished for all the same", () =>
    expect(talkOf(["when can I come? my son has class thursday", "ok thursday then"]).at(-1)?.text).toContain(
      "May 14",
    ));
});

describe("The day of a showing", () => {
  it.each([
    "June 1 is when I'd move in, monday is just to look around",
    "I meant June 1 for the move in, monday is only me looking",
    "el 1 de junio me mudo, el lunes es solo para verla",
  ])("is none to move in on: %j", (text) => expect(factsOf(text, chosen)?.moveIn).toEqual(onJune(1)));
  it.each([
    "I'd want to be in by june 1, 5200 a month. actually same time but saturday? I get off late mondays",
    "quisiera mudarme el 1 de junio, gano 5200. ¿a la misma hora pero el sábado?",
  ])("wished for beside a day to move in is told apart from it: %j", (text) => {
    expect(factsOf(text, chosen)?.moveIn).toEqual(onJune(1));
    expect(say(text, {}, { ...newTalk, ...chosen }).text).toMatch(/May 16|16 de mayo/);
  });
  it("is one to move in on where that is said", () =>
    expect(factsOf("I want to move in monday", chosen)?.moveIn).toEqual({ from: "2026-05-11", to: "2026-05-11" }));
  it("gives way to a date that puts the day of moving in right", () =>
    expect(factsOf("we are moving June 1... oh wait, June 5 actually", chosen)?.moveIn).toEqual(onJune(5)));
});

describe("The day to move in on", () => {
  it.each([
    ["new job begins on June 10, so I'd have to be in by the 7th", 7],
    ["my program starts June 8th so we'd need to be in by June 5th", 5],
    ["empiezo a trabajar el 10 de junio, tendría que estar adentro para el 7", 7],
  ])("is not the one on which work begins: %j", (text, day) => expect(factsOf(text)?.moveIn).toEqual(onJune(day)));
  it.each(["could I rent it from June 5 until about Christmas?", "I'd need it June 5 to about Thanksgiving"])(
    "is where a stay begins: %j",
    (text) => expect(factsOf(text)?.moveIn).toEqual(onJune(5)),
  );
  it.each([
    "my roommate would be moving in two weeks after me, is that fine?",
    "my brother would move in a month later than me",
    "mi compañero se mudaría dos semanas después que yo",
  ])("is not that of somebody who follows: %j", (text) => expect(factsOf(text)?.moveIn).toBeUndefined());
  it.each([
    "my cousin may join, she'd be the 3rd",
    "my sister is the 2nd",
    "there may be a friend, he would be our 4th",
  ])("is not the number of a person: %j", (text) => {
    const turn = say(text, {}, { ...newTalk, ...chosen });
    expect(turn.heard?.facts.moveIn).toBeUndefined();
    expect(turn.heard?.times).toEqual([]);
  });
  it("is the third where one moves in on it", () =>
    expect(factsOf("the move in would be the 3rd", chosen)?.moveIn).toEqual(onJune(3)));
  it("is kept from a message that tells that a fire is over", () => {
    const texts = [
      "there is smoke in my kitchen what do I do",
      "all good now, the firemen left, it was my current apartment. I'd move August 1, we make 6500 a month",
    ];
    const facts = talkOf(texts).flatMap(({ orders }) =>
      orders.flatMap((order) => (order.kind === "record-facts" ? [order.facts] : [])),
    );
    expect(facts.at(-1)).toMatchObject({ monthlyIncome: 6500, moveIn: { from: "2026-08-01", to: "2026-08-01" } });
  });
});

describe("The end of the lease one has", () => {
  it.each(["our lease is up the 16th", "mi contrato se vence el 16", "se me acaba el contrato el 16"])(
    "is no day to come by: %j",
    (text) => expect(talkOf(["when can I see it?", text]).at(-1)?.heard?.times).toEqual([]),
  );
});

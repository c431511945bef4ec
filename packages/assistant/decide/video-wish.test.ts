import { describe, expect, it } from "vitest";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { kinds, known, say, talkOf } from "./testing.ts";

const property = { ...sampleHome, allowsVirtualTours: true };
const wishes = [
  "saturday at 3 works for a video call",
  "could we do facetime on saturday afternoon?",
  "el sábado a las 3 por videollamada, por favor",
];

describe("A time wished for by video, where no video times are open,", () => {
  it.each(wishes)("goes to the owner with its time: %j", (text) => {
    const turn = say(text, { property, renter: known });
    expect(turn.said).toContain("video-passed-on");
    expect(turn.said).not.toContain("offer-nearest");
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", question: text }));
  });
  it.each(wishes)("goes there where the owner has agreed to it: %j", (text) => {
    const knowledge = [{ id: "k", topic: "tours.virtual", question: "By video?", answer: "Sure, we can do that." }];
    const home = { ...sampleHome, allowsVirtualTours: null };
    expect(say(text, { property: home, knowledge, renter: known }).said).toContain("video-passed-on");
  });
  it.each([
    "i earn 7000 a month before taxes and my score is 710",
    "no pets, and we would move in may 26",
    "gano 7000 al mes y no tengo mascotas",
  ])("waits, and no other times are offered until they are asked for: %j", (text) => {
    const waiting = say(wishes[0]!, { property, renter: { ...known, hasContact: true } });
    const told = say(text, { property, renter: { ...known, hasContact: true } }, waiting.talk);
    expect(told.talk.offered).toEqual([]);
    expect(told.said).not.toContain("which-time");
    const asked = say("which times are open in person on saturday?", { property, renter: known }, told.talk);
    expect(asked.talk.offered).not.toEqual([]);
  });
  it("is no reason to ask where the home is not shown so", () =>
    expect(
      kinds(say(wishes[0]!, { property: { ...property, allowsVirtualTours: false }, renter: known })),
    ).not.toContain("escalate"));
});

describe("What is said of a time passed on for a video tour", () => {
  it.each([
    ["saturday at 3 works for a video call", "Sat, May 16 at 3:00 PM EDT"],
    ["could we do facetime on saturday afternoon?", "Sat, May 16"],
    ["el sábado a las 3 por videollamada, por favor", "el sábado 16 de mayo a las 3:00 p. m. EDT"],
    ["¿podría verla por video el sábado?", "el sábado 16 de mayo"],
  ])("names it, so that a renter sees what was heard: %j", (text, time) =>
    expect(say(text, { property, renter: known }).text).toMatch(new RegExp(`(?:about|on|por|pedí a \\S+) ${time}`)),
  );
  it.each([
    "monday or saturday, by video call",
    "thursday or friday after 6, over zoom",
    "el lunes o el sábado por video",
  ])("names none where several are: %j", (text) =>
    expect(say(text, { property, renter: known }).text).toMatch(/the time you want|la hora que quiere/),
  );
});

describe("A tour by video", () => {
  const last = (...texts: string[]) => talkOf(texts, { property, renter: { ...known, hasContact: true } }).at(-1)!;

  it.each([
    ["can we look at it over zoom?", "thursday at 5 works for us"],
    ["we can't come in person, we live in Oregon", "monday at 6 then"],
    ["is there any way to see the place remotely?", "how about saturday at 10"],
    ["¿se puede recorrer por videollamada?", "el jueves a las 5 nos queda bien"],
    ["no podemos ir en persona, vivimos lejos", "el lunes a las 6 estaría bien"],
  ])("stands in the talk, and a later time is passed on as one by video: %j, %j", (wish, time) => {
    const turn = last(wish, time);
    expect(turn.said).toContain("video-passed-on");
    expect(turn.orders).toContainEqual(
      expect.objectContaining({ kind: "escalate", question: expect.stringMatching(/\((?:by|por) video\)$/) }),
    );
    expect(kinds(turn)).not.toContain("request-showing");
    expect(turn.talk.offered).toEqual([]);
  });

  it.each([
    "we can't be there in person, so by video please",
    "is a virtual visit possible?",
    "¿hay visitas por video?",
  ])("is asked for its day and hour where none is named, and no time in person is offered: %j", (text) => {
    const turn = last(text);
    expect(turn.said).toContain("video-when");
    expect(turn.talk.offered).toEqual([]);
    expect(last(text, "i earn 6400 a month and my score is 730").talk.offered).toEqual([]);
  });

  it.each([
    ["could my brother come saturday at 11 in our place?", "2026-05-16T15:00:00Z"],
    ["then in person, monday at 5:30", "2026-05-11T21:30:00Z"],
    ["if video isn't possible, a friend can stop by saturday at 11", "2026-05-16T15:00:00Z"],
    ["si no se puede por video, mi hermana puede ir el sábado a las 11", "2026-05-16T15:00:00Z"],
  ])("gives way to somebody who comes: %j", (text, startsAt) =>
    expect(last("can you show it to us over facetime?", text).orders).toContainEqual(
      expect.objectContaining({ kind: "request-showing", startsAt, tourType: "IN_PERSON" }),
    ),
  );

  it.each([
    ["we can't come in person, we live in Oregon", "my aunt could come saturday at 11 though"],
    ["no podemos ir en persona, vivimos lejos", "entonces mi hermana puede pasar el sábado a las 11"],
  ])("gives way to somebody who comes for who cannot: %j, %j", (wish, text) =>
    expect(last(wish, text).orders).toContainEqual(
      expect.objectContaining({ kind: "request-showing", startsAt: "2026-05-16T15:00:00Z", tourType: "IN_PERSON" }),
    ),
  );

  it.each([
    "thursday at 5, and it must be video",
    "it can only be video, thursday at 5",
    "el jueves a las 5, tiene que ser video",
  ])("is no question of a video or a floor plan: %j", (text) => {
    const turn = last(text);
    expect(turn.said).not.toContain("which-meaning");
    expect(turn.said).toContain("video-passed-on");
  });
});

describe("Who asked for a tour by video, where there are times by video too,", () => {
  const openings = sampleWorld.openings.flatMap((one) => [one, { ...one, tourType: "VIRTUAL" as const }]);
  const world = { property, openings, renter: known };

  it.each([
    ["can we do it over video?", "saturday then, my brother can come by"],
    ["¿la podemos ver por video?", "mejor el sábado, puede ir mi tía"],
  ])("means one in person once somebody can come: %j, %j", (wish, text) => {
    const asked = say(wish, world);
    expect(asked.talk.tour).toBe("VIRTUAL");
    const turn = say(text, world, asked.talk);
    expect(turn.talk.tour).toBe("IN_PERSON");
    const times = turn.talk.chosen ? [turn.talk.chosen] : turn.talk.offered;
    const requested = turn.orders.flatMap((order) => (order.kind === "request-showing" ? [order] : []));
    const kinds = [...times, ...requested].map(({ tourType }) => tourType);
    expect(new Set(kinds)).toEqual(new Set(["IN_PERSON"]));
  });
});

it("Who can't come to any showing and asks for a call by video hears of no showing that they don't have", () => {
  const turn = say("I'm out of state and can't make it to a showing. Can you do a video call?", {
    property: { ...sampleHome, allowsVirtualTours: null },
    knowledge: [],
    renter: known,
  });
  expect(turn.said).not.toContain("no-showing");
});

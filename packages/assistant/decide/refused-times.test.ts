import type { TourType } from "@porchlight/domain/properties/property.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt } from "../dialogue/home-clock.ts";
import { openingAt, sampleHome, sampleOpenings, sampleWorld } from "../sample-home.ts";
import type { Opening } from "../world.ts";
import { accepted, known, say, talkOf, tell, thursday } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
type Turn = ReturnType<typeof say>;
const daysOf = ({ talk }: Turn): string[] => [...new Set(talk.offered.map(({ startsAt }) => dayAt(startsAt, zone)))];
const kindsOf = ({ talk }: Turn): TourType[] => [...new Set(talk.offered.map(({ tourType }) => tourType))];
const by = (tourType: TourType, ...clocks: string[]): Opening[] =>
  clocks.map((clock) => ({ ...openingAt(clock), tourType }));
const inOrder = (...openings: Opening[]): Opening[] =>
  openings.toSorted((one, other) => Temporal.Instant.compare(one.startsAt, other.startsAt));

const [monday, thursdayDay, saturday] = ["2026-05-11", "2026-05-14", "2026-05-16"];

describe("An hour that is not open", () => {
  it.each([
    "saturday at 12, isn't there one? at 10 my son is barely up",
    "¿el sábado a las 12 no hay? a las 10 apenas se levanta mi hijo",
  ])("is not traded for the next one named: %j", (text) => {
    const turn = talkOf(["can i see it saturday?", text], { renter: known }).at(-1)!;
    expect(turn.orders.map(({ kind }) => kind)).not.toContain("request-showing");
    expect(turn.talk.offered).not.toEqual([]);
  });
});

describe("A day that a renter has refused", () => {
  it.each([
    ["thursday?", "not that evening, my dad has treatment"],
    ["thursday?", "I can't do thursday, what else is there"],
    ["thursday?", "thursday won't work after all"],
    ["¿el jueves?", "ese día no puedo, ¿qué más hay?"],
    ["¿el jueves?", "no puedo el jueves, ¿otro día?"],
  ])("is not offered again: %j, %j", (first, refusal) => {
    const turns = talkOf([first, refusal, "anything else?", "what else?", "any other times?"]);
    for (const turn of turns.slice(1)) expect(daysOf(turn)).not.toContain(thursdayDay);
    expect(daysOf(turns[1]!)).not.toEqual([]);
  });
  it("is not offered again, whichever it is and whatever is asked then", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(["monday", monday], ["thursday", thursdayDay], ["saturday", saturday]),
        fc.array(
          fc.constantFrom("what else?", "anything later?", "anything earlier?", "can I see it?", "how about 5?"),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        ([name, day], after) => {
          for (const turn of talkOf([`I can't do ${name}. when could I come?`, ...after]))
            expect(daysOf(turn)).not.toContain(day);
        },
      ),
      { numRuns: 30 },
    ));
  it("is open again to who names it", () => {
    const turn = talkOf(["I can't do thursday", "anything else?", "ok, thursday works after all"]).at(-1);
    expect(daysOf(turn!)).toEqual([thursdayDay]);
  });
  it("leaves the rest of it where only a part was refused", () => {
    const openings = inOrder(...sampleOpenings, openingAt("2026-05-14T09:00"));
    const turns = talkOf(["not thursday evening", "what else?"], { openings });
    const offered = turns.flatMap(({ talk }) => talk.offered.map(({ startsAt }) => startsAt));
    expect(offered).toContain(openingAt("2026-05-14T09:00").startsAt.toString());
    expect(offered).not.toContain(thursday);
  });
  it("is that of a showing that was called off", () => {
    const { talk } = say("please cancel my showing", { renter: known, request: accepted });
    const canceled = say("yes", { renter: known, request: accepted }, talk);
    expect(canceled.orders).toContainEqual({ kind: "cancel-showing" });
    const next = say("what other times do you have?", { renter: known }, canceled.talk);
    expect(daysOf(next)).toEqual([monday, saturday]);
  });
  it("is that of a showing that somebody cannot come to", () => {
    const now = Temporal.Instant.from(thursday).subtract({ hours: 2 });
    const reminder = {
      is: "reminder",
      startsAt: thursday,
      address: "27 Alder Court",
      yesUrl: "y",
      noUrl: "n",
    } as const;
    const { talk } = tell(reminder, { now, renter: known, request: accepted });
    const turn = say("no, I can't come", { now, renter: known, request: accepted }, talk);
    expect(daysOf(turn)).not.toContain(thursdayDay);
  });
});

describe("The kind of tour", () => {
  const property = { ...sampleHome, allowsVirtualTours: true, allowsSelfGuidedTours: true };
  const openings = inOrder(
    ...sampleOpenings,
    ...by("VIRTUAL", "2026-05-12T12:00", "2026-05-12T12:30"),
    ...by("SELF_GUIDED", "2026-05-11T09:00", "2026-05-14T09:00", "2026-05-16T09:00"),
  );
  const world = { property, openings };
  it.each<[string, TourType]>([
    ["saturday, with the owner", "IN_PERSON"],
    ["saturday with a real person please", "IN_PERSON"],
    ["can I see it saturday on my own?", "SELF_GUIDED"],
    ["is there something by video?", "VIRTUAL"],
    ["¿hay algo por video?", "VIRTUAL"],
    ["can Morgan show it to us saturday?", "IN_PERSON"],
  ])("that %j names is the only one offered", (text, kind) => expect(kindsOf(say(text, world))).toEqual([kind]));
  it.each<[string, TourType]>([
    ["not by video, what else?", "VIRTUAL"],
    ["I don't want to go alone", "SELF_GUIDED"],
    ["I'd rather not tour it by myself", "SELF_GUIDED"],
    ["no quiero ir sola, ¿qué más hay?", "SELF_GUIDED"],
  ])("that %j refuses is not offered again, and nobody is told that it can be had", (text, kind) => {
    const turns = talkOf(["when can I see it?", text, "anything else?", "and another day?"], world);
    for (const turn of turns.slice(1)) expect(kindsOf(turn)).not.toContain(kind);
    expect(turns[1]?.text).not.toMatch(/on your own|by video|por su cuenta|por video/);
    expect(turns[1]?.orders.filter(({ kind: order }) => order === "escalate")).toEqual([]);
  });
  it.each([
    "thursday at 5 or at 9, with the owner or self guided is fine too",
    "either in person or on my own, thursday at 9",
    "el jueves a las 9, en persona o yo solo",
  ])("is left open by who takes either: %j", (text) => {
    const { talk } = say(text, world);
    const offered = [talk.chosen ?? null, ...talk.offered].map((time) => time?.startsAt);
    expect(offered).toContain(openingAt("2026-05-14T09:00").startsAt.toString());
  });
  it.each([
    ["thursday at 9 in person", "isn't available in person"],
    ["el jueves a las 9 en persona", "no está disponible en persona"],
  ])("by which alone an asked hour is not open is named, and the hour offered by the other: %j", (text, said) => {
    const turn = say(text, world);
    expect(turn.text).toContain(said);
    expect(turn.talk.offered).toContainEqual({
      startsAt: openingAt("2026-05-14T09:00").startsAt.toString(),
      tourType: "SELF_GUIDED",
    });
  });
  it("asked for with a day on which only another is open is denied by its name", () =>
    expect(say("thursday at 5 by video", world).text).toContain("isn't available by video"));
});

describe("Who fears another person", () => {
  it.each([
    "I don't want to be alone with him",
    "someone is there at my door and I'm scared",
    "he hits me, I can't go home alone",
  ])("is in distress, whatever times were offered: %j", (text) => {
    const turn = talkOf(["when can I see it?", text]).at(-1);
    expect(turn?.orders).toContainEqual(expect.objectContaining({ kind: "escalate", reason: "EMERGENCY" }));
  });
});

describe("The hours of another engagement", () => {
  const openings = inOrder(...sampleOpenings, openingAt("2026-05-14T09:00"), openingAt("2026-05-16T15:00"));
  const hourOf = ({ startsAt }: { startsAt: string }) =>
    Temporal.Instant.from(startsAt).toZonedDateTimeISO("America/New_York").hour;
  it.each([
    [["my shift ends at 2", "what could I see it then?", "and saturday the 16th?"]],
    [["salgo a las 2 del trabajo, ¿cuándo la puedo ver?", "¿y el sábado 16?"]],
  ])("are not offered for the rest of the talk: %j", (texts) => {
    for (const { talk } of talkOf(texts, { openings }))
      for (const time of talk.offered) expect(hourOf(time)).toBeGreaterThanOrEqual(14);
  });
  it("are open to who names one of them", () =>
    expect(
      talkOf(["my shift ends at 2", "thursday at 9 works though"], { openings }).at(-1)?.talk.chosen?.startsAt,
    ).toBe(openingAt("2026-05-14T09:00").startsAt.toString()));
  it("are offered all the same where nothing else is open", () =>
    expect(
      talkOf(["my shift ends at 9 pm", "when can I see it?"], { openings }).at(-1)?.talk.offered.length,
    ).toBeGreaterThan(0));
});

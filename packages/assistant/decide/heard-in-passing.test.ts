import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { sampleHome } from "../sample-home.ts";
import { say, talkOf } from "./testing.ts";

describe("Smoke", () => {
  it.each([
    "the guy downstairs smokes nonstop and the smoke drifts into our bedroom",
    "mi vecina fuma en el pasillo, el humo entra por la ventana",
  ])("of somebody who smokes is no fire: %j", (text) => expect(hear(text).intents).not.toContain("emergency"));
  it.each([
    "smoke is pouring out of the outlet",
    "the guy upstairs smokes and now there are flames",
    "hay humo saliendo de la pared",
  ])("of anything else is: %j", (text) => expect(hear(text).intents).toContain("emergency"));
});

describe("Blows", () => {
  it.each([
    "he smokes all day and beats me",
    "my boyfriend drinks, then hits my kids",
    "she gets high and chokes me at night",
  ])("are heard behind whatever else somebody does: %j", (text) => expect(hear(text).intents).toContain("in_distress"));
});

describe("A day", () => {
  it.each(["I could pay the deposit by june 1", "puedo dar el depósito antes del 1 de junio"])(
    "by which something is paid is none to move in on: %j",
    (text) => expect(talkOf(["can I see it saturday at 10?", text]).at(-1)!.heard?.facts.moveIn).toBeUndefined(),
  );
  it("by its name alone, before the home is free, is one to come by", () =>
    expect(talkOf(["can I see it saturday at 10?", "thursday?"]).at(-1)!.talk.offered).toHaveLength(2));
  it("of the weekend is of the next one where this one has no times", () =>
    expect(say("anything on the weekend").talk.offered.map(({ startsAt }) => startsAt.slice(8, 10))).toEqual([
      "16",
      "16",
      "16",
    ]));
});

it.each(["we have two boys 5 and 8", "son tres niños de 4, 6 y 9", "tengo dos hijas de 3 y 7"])(
  "The ages of children are no hours: %j",
  (text) => expect(hear(text).times).toEqual([]),
);

describe("Two dogs", () => {
  it.each([
    ["a terrier, 14 lbs, and a husky, 62 lbs", ["large dog", "small dog"]],
    ["I have a 9 lb pug and a 71 lb boxer", ["large dog", "small dog"]],
    ["tengo un chihuahua de 6 libras y un boxer de 65 libras", ["large dog", "small dog"]],
  ])("weigh what is said of each: %j", (text, kinds) =>
    expect(
      hear(text, { introduced: true, awaiting: "facts", asked: ["pets"] })
        .facts.pets?.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(kinds),
  );
});

describe("Of what the page does not say", () => {
  it.each(["is there street parking?", "¿hay estacionamiento en la calle?"])(
    "the street is asked of the owner: %j",
    (text) =>
      expect(say(text).orders).toContainEqual(expect.objectContaining({ kind: "escalate", topic: "parking.street" })),
  );
  it("it is told where one parks on it", () => {
    const property = { ...sampleHome, parking: { ...sampleHome.parking!, parkingType: "ON_STREET" as const } };
    expect(say("is there street parking?", { property }).said).toEqual(["answer"]);
  });
  it.each(["vimos el anuncio en internet, ¿sigue disponible?", "saw it over the internet, still open?"])(
    "the internet is not asked of by who saw the ad there: %j",
    (text) => expect(hear(text).topics).not.toContain("utilities.internet"),
  );
});

describe("Air that does not cool", () => {
  it.each([
    "our AC just blows warm air",
    "the vents are blowing hot air in 3A",
    "our AC is not cooling, can someone fix it",
  ])("is reported: %j", (text) => expect(hear(text).intents).toContain("report_maintenance"));
  it.each(["does the AC blow cold air upstairs too?", "is there AC or only a fan"])(
    "and is none to who asks of it: %j",
    (text) => expect(hear(text).intents).not.toContain("report_maintenance"),
  );
});

describe("A likeness", () => {
  it.each([
    ["my dog is half pitbull half lab", "large dog"],
    ["my dog's small, she is basically a chihuahua", "small dog"],
  ])("is none where it says what a dog is: %j", (text, kind) =>
    expect(hear(text).facts.pets).toMatchObject([{ kind }]),
  );
  it("keeps the animals that are examples", () =>
    expect(hear("i own pets, like a dog and a cat").facts.pets).toHaveLength(2));
});

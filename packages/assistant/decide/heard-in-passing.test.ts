import { describe, expect, it } from "vitest";
import { hear } from "../reading/testing.ts";
import { sampleHome } from "../sample-home.ts";
import { kinds, say, talkOf } from "./testing.ts";

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

describe("Words that are seldom said", () => {
  it.each([
    ["we have one doggie", [{ kind: "dog", count: 1 }]],
    ["I have a mini schnauzer named Otto", [{ kind: "small dog", count: 1 }]],
    ["my son has a tarantula", [{ kind: "other", count: 1 }]],
    ["I have 2 newts in a tank", [{ kind: "other", count: 2 }]],
    ["no pets, not counting my gecko", [{ kind: "other", count: 1 }]],
    ["no pets if you don't count a gerbil", [{ kind: "other", count: 1 }]],
    ["no tengo mascotas, si no cuenta una tortuga", [{ kind: "other", count: 1 }]],
    ["sin mascotas, a menos que cuenten los pececitos", [{ kind: "other" }]],
    ["tengo una tarantula", [{ kind: "other", count: 1 }]],
  ])("name a pet: %j", (text, pets) => expect(hear(text).facts.pets).toMatchObject(pets));

  it("name who says that an animal is needed: a counsellor", () =>
    expect(hear("our counsellor wrote us a letter for the cat").facts.hasAssistanceAnimal).toBe(true));

  it.each([
    ["¿Cuál es la tarifa de la cochera?", /^.*El estacionamiento cuesta \$45/],
    ["¿qué tarifa hay por un gato?", /La renta por mascota es de \$30/],
  ])("ask for a price first: %j", (text, price) => expect(say(text).text).toMatch(price));

  it.each(["can you even pay attention", "¿me está oyendo?"])("ask the owner nothing: %j", (text) =>
    expect(kinds(say(text))).not.toContain("escalate"),
  );
});

import { describe, expect, it } from "vitest";
import type { Line } from "../../talk.ts";
import { asked, hear } from "../testing.ts";

const after = (...lines: string[]): Line[] => lines.map((text) => ({ from: "renter", text }));

describe("Of animals told in one message, those that live elsewhere", () => {
  it.each([
    ["there's a husky and a cat, my cousin keeps the cat", ["large dog"]],
    ["a parrot and two cats. the cats stay with my dad", ["other"]],
    ["tenemos un perro y un gato. el gato se queda con mi tía", ["dog"]],
    ["two cats, no other cats", ["cat"]],
    ["two dogs, 60lb lab and a 12lb terrier", ["large dog", "small dog"]],
    ["1 cat and a ball python", ["cat", "other"]],
  ])("are no pets: %j", (text, kinds) => expect(hear(text).facts.pets?.map(({ kind }) => kind)).toEqual(kinds));
});

describe("No animals at all, and those that another keeps", () => {
  it.each([
    "no tengo carro ni animales",
    "no tengo deudas, y tampoco mascotas",
    "credit 701, sin animales",
    "we have a cat but it stays with my mom",
    "i have a roommate who has a dog but he keeps it at his moms",
    "tenemos un gato pero se queda con mi mamá",
  ])("are no pets: %j", (text) => expect(hear(text, asked("pets")).facts.pets).toEqual([]));
  it("leave the one that stays in one's own room", () =>
    expect(hear("i have a dog, he stays in my room").facts.pets).toHaveLength(1));
});

describe("Animals that are no pets of the renter's", () => {
  it.each([
    "i do NOT have a dog",
    "there is no dog",
    "the dog stays with my aunt",
    "the dog is not coming with us",
    "not bringing the dog to live there",
    "we're leaving the dog with my parents",
    "it's my cousin's dog",
    "no dog anymore, we rehomed him",
    "el perro se queda con mi mamá",
    "no tengo perro",
    "the dog went to my brother's",
    "our old dog is with my parents now",
    "my father-in-law has the dog now",
    "we had to give the dog up",
    "we have a puppy but my aunt is keeping him",
    "mi cuñada se va a quedar con la perra",
    "tenemos un perrito y mi abuela se lo queda",
    "al perro lo regalamos",
  ])("are told as none: %j", (text) => {
    const heard = hear(text);
    expect(heard.notPets).toEqual(["dog"]);
    expect(heard.facts.pets ?? []).toEqual([]);
  });
  it.each([
    "no dogs?",
    "it says no dogs on the page",
    "do you allow dogs",
    "my dog lives with me",
    "are no dogs allowed",
  ])("are not denied: %j", (text) => expect(hear(text).notPets).toBeUndefined());
  it.each(["can i bring my dog to the showing", "can my dog come along just for the tour"])(
    "only come along: %j",
    (text) => expect(hear(text).facts.pets).toBeUndefined(),
  );
  it.each([
    ["what if it's only the cat, my brother keeps the dog", ["cat"]],
    ["THERE IS NO CAT. theres one dog, a pug", ["small dog"]],
    ["mascotas no, nomás un perico", ["other"]],
    ["no pets, just a hamster", ["other"]],
    ["no pets, Ned has a gerbil", ["other"]],
    ["el perro se queda con mi mamá, solo llevo el gato", ["cat"]],
    ["nada de mascotas", []],
    ["mi mamá no tiene mascotas", []],
  ])("leave what is left: %j", (text, kinds) => expect(hear(text).facts.pets?.map(({ kind }) => kind)).toEqual(kinds));
});

describe("An animal that is kept by somebody else", () => {
  it.each(["my neighbor is keeping her", "we gave her away", "mi tía se la va a quedar"])(
    "is the one just spoken of: %j",
    (text) => expect(hear(text, {}, after("we have one cat")).notPets).toEqual(["cat"]),
  );
  it.each(["i gave it to the owner", "my son is taking her out"])("is told by other words than %j", (text) =>
    expect(hear(text, {}, after("we have one cat")).notPets).toBeUndefined(),
  );
  it("is asked about no more", () =>
    expect(hear("my sister has the dog now, so that's no problem, right?").topics).toEqual([]));
});

describe("Animals that a question counts", () => {
  it.each([
    ["are three cats too many?", "cat", 3],
    ["¿dejan tener dos gatos?", "cat", 2],
    ["what would it cost with 2 small dogs?", "small dog", 2],
  ])("are the renter's own: %j", (text, kind, count) => expect(hear(text).facts.pets).toMatchObject([{ kind, count }]));
  it.each(["is the limit two dogs?", "do the neighbors have two dogs?", "do you take cats?"])(
    "are not told by a rule or of others: %j",
    (text) => expect(hear(text).facts.pets).toBeUndefined(),
  );
});

describe("A dog", () => {
  it.each(["is my beagle going to be a problem", "will my pit mix be an issue"])(
    "that is asked of is not left behind: %j",
    (text) => expect(hear(text).notPets ?? []).toEqual([]),
  );

  it.each([
    ["tengo un perrito chihuahua", "small dog", 1],
    ["dos perritos chihuahua", "small dog", 2],
    ["my corgi is 28 lbs", "dog", 1],
    ["i have a 35 lb dog", "dog", 1],
    ["my terrier is 24 lbs", "small dog", 1],
    ["we have a dog about 45 lbs", "large dog", 1],
  ])("is told with its size: %j", (text, kind, count) =>
    expect(hear(text, asked("pets")).facts.pets).toMatchObject([{ kind, count }]),
  );

  it.each([
    ["we have a pug and a boxer, the boxer is 70 pounds", "large dog", "small dog"],
    ["tenemos un pug y un labrador, el labrador pesa como 70 libras", "large dog", "small dog"],
  ])("has the weight that is told of it, and not another's: %j", (text, ...kinds) =>
    expect(
      hear(text)
        .facts.pets?.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(kinds),
  );
  it("is told among the people of the household", () =>
    expect(hear("2 adults, a toddler and an old beagle").facts.pets).toMatchObject([{ kind: "dog" }]));
});

describe("Animals that there are none of", () => {
  it.each([
    ["solo tengo 2 perros, nada de gatos", "dog"],
    ["tengo un conejo, cero perros", "other"],
    ["ni un perro, solo tenemos dos gatas", "cat"],
    ["i have 2 dogs and not a single cat", "dog"],
    ["we have a rabbit, zero dogs", "other"],
  ])("are no pets: %j", (text, kind) => expect(hear(text).facts.pets).toMatchObject([{ kind }]));
});

describe("A pet", () => {
  it.each([
    ["my sister brings a beagle", "dog"],
    ["mi novia trae una chihuahua de dos kilos", "small dog"],
    ["ella trae un gato", "cat"],
  ])("of who moves in too is one: %j", (text, kind) =>
    expect(hear(text).facts.pets).toMatchObject([{ kind, count: 1 }]),
  );
});

describe("Animals denied in one breath", () => {
  const petsOf = (text: string) => hear(text, asked("pets")).facts.pets?.map(({ description }) => description);

  it.each([
    ["No dogs or cats", []],
    ["i dont have a cat or a dog", []],
    ["we have no cats, dogs or birds", []],
    ["no tengo perro ni gato", []],
    ["A hermit crab. No dogs or cats.", ["hermit crab"]],
    ["no cats and a dog", ["dog"]],
    ["no cat, the dog is 20 lbs", ["dog, 20 lbs"]],
  ])("are none: %j", (text, pets) => expect(petsOf(text)).toEqual(pets));

  it.each([
    "score is 655, no cat no dog",
    "somos dos, sin perros ni gatos",
    "we have neither kids nor pets, no dogs or cats",
  ])("are none though nobody asked, where they are the everyday ones: %j", (text) =>
    expect(hear(text).facts.pets).toEqual([]),
  );
  it("and one of them alone leaves the other open", () => expect(hear("we have no dog").facts.pets).toBeUndefined());
});

describe("An animal named by itself", () => {
  it.each([
    ["June 4, 3900 a month, no cats or dogs only a tortoise", "tortoise"],
    ["sin perros ni gatos, solo un hámster", "hamster"],
    ["income 4100, score 688, one mutt", "mutt"],
    ["score 690, got a parrot if that counts", "parrot"],
    ["one snake in a terrarium", "snake"],
    ["pets: one canary", "canary"],
    ["mi hermano lleva un pez", "pez"],
    ["a tortoise is our only pet", "tortoise"],
  ])("is told, though nobody asked: %j", (text, description) =>
    expect(hear(text).facts.pets).toMatchObject([{ count: 1, description }]),
  );
  it("is one, though it is told twice", () =>
    expect(hear("I got a guppy fish. one fish in a bowl").facts.pets).toMatchObject([{ description: "fish" }]));
  it.each(["a cat would be nice someday", "I was told one dog", "only a small dog is allowed, right"])(
    "is none where more is said of it: %j",
    (text) => expect(hear(text).facts.pets).toBeUndefined(),
  );
});

describe("An animal that is not there", () => {
  it.each([
    "is there a pool? my daughter swims like a fish",
    "is the pool heated, our son is practically a turtle",
    "mi hijo nada como pez, ¿la alberca es grande?",
    "she eats like a bird, and how big is the kitchen",
  ])("is none where somebody is likened to it, and is asked about by nobody: %j", (text) => {
    const { facts, topics } = hear(text);
    expect(facts.pets ?? []).toEqual([]);
    expect(topics.filter((topic) => topic.startsWith("pets"))).toEqual([]);
  });
  it.each(["actually no dog", "wait no dogs, that was a joke", "perdón, no perro"])(
    "is none after all, whatever that begins with: %j",
    (text) => expect(hear(text).notPets).toEqual(["dog"]),
  );
  it.each([
    "my cousin has a cat but he's not moving in with me",
    "My sister has a cat, but she is not coming with us",
    "mi amigo tiene un gato pero él no viene conmigo",
  ])("is none where who has it stays away, and no showing is called off: %j", (text) => {
    const { facts, intents } = hear(text);
    expect(facts.pets ?? []).toEqual([]);
    expect(intents).not.toContain("cancel_showing");
  });
  it("is there where more than a likeness is told", () =>
    expect(hear("i have a cat and like a small dog").facts.pets).toHaveLength(2));
});

describe("An animal that was lost", () => {
  it.each([
    "No pets, the cat passed in March.",
    "sin mascotas, la perra murió en marzo",
    "we lost our hamster in April",
    "had to put our beagle down in April",
    "se nos murió la gata en abril",
  ])("is no pet, and nobody moves in on the day it is told of: %j", (text) => {
    const { facts } = hear(text);
    expect(facts.pets ?? []).toEqual([]);
    expect(facts.moveIn).toBeUndefined();
  });
  it.each(["we lost our dog in april, june 9 for the move", "june 9, 705, our cat died last month so none"])(
    "leaves the day of moving in that is told beside it: %j",
    (text) => expect(hear(text).facts.moveIn?.from).toBe("2026-06-09"),
  );
});

import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const petsOf = (text: string, before: Partial<Parameters<typeof hear>[1]> = {}) => hear(text, before).facts.pets;

describe("An animal of somebody else", () => {
  it.each([
    "our neighbor's poodle sleeps in the hallway",
    "the woman at my pharmacy has two beagles",
    "my boss has a cat she adores",
    "el dueño de la tienda tiene un perro",
    "la vecina tiene dos gatos",
    "everybody on my street owns a dog",
  ])("is no pet of the renter's: %j", (text) => expect(petsOf(text)).toBeUndefined());
  it("is told apart from one's own", () =>
    expect(petsOf("I have a beagle and our neighbor has a husky")).toMatchObject([{ kind: "dog", count: 1 }]));
  it.each([
    ["is my parakeet charged like a dog would be?", "other"],
    ["I have a rabbit, it counts as a cat or what", "other"],
    ["tengo un perico, ¿paga igual que un perro?", "other"],
  ])("nor is one that it is likened to: %j", (text, kind) => expect(petsOf(text)).toMatchObject([{ kind, count: 1 }]));
});

describe("An animal that somebody would like to have", () => {
  it.each([
    "my son keeps asking for a lizard",
    "my husband would love a dog some day",
    "we have no animals, but my sister wants a rabbit",
  ])("is none: %j", (text) => expect(petsOf(text) ?? []).toEqual([]));
  it("asks whether one may come, unless it denies one", () => {
    expect(hear("my boy wants a dog").topics).toContain("pets.dogs");
    expect(hear("my boy wants a dog but no, not now").topics).not.toContain("pets.dogs");
  });
  it("leaves the one that is there", () =>
    expect(petsOf("we have a cat and my boy wants a dog")).toMatchObject([{ kind: "cat", count: 1 }]));
});

describe("An animal that is told of after none", () => {
  it.each(["no pets, well, a turtle haha, is that one?", "mascotas no, bueno un perico"])("counts: %j", (text) =>
    expect(petsOf(text)).toMatchObject([{ kind: "other", count: 1 }]),
  );
});

describe("An animal of somebody who lives elsewhere", () => {
  it.each([
    "no pets. my boyfriend has a husky but he doesn't live with me",
    "zero pets, my grandma has two cats but she does not live there",
    "no animals. my roommate from college has a corgi, they won't be living with us",
    "no pets at all, just my sister's cat but it isn't coming",
    "sin mascotas, mi novio tiene un perro pero él no vive conmigo",
    "no pets, my aunt has a beagle but she lives in Tulsa",
    "no tengo mascotas. mi mamá tiene un gato pero ella vive en otra casa",
  ])("is none of the renter's: %j", (text) => {
    const { facts, intents } = hear(text);
    expect(facts.pets).toEqual([]);
    expect(intents).not.toContain("tells_cosigner");
  });
  it.each([
    "my daughter's beagle visits every other weekend",
    "my kids bring their puppy over when they're with me",
    "my mom comes by with her cat some weekends",
    "mi hermana trae a su perro cuando viene de visita",
  ])("only comes to visit: %j", (text) => expect(petsOf(text)).toBeUndefined());
  it("leaves the renter's own beside it", () =>
    expect(petsOf("I have a cat and my brother's dog visits now and then")).toMatchObject([{ kind: "cat" }]));
});

describe("Animals that are asked for", () => {
  it.each([
    "um is a small dog allowed and also what floor is it on",
    "i was wondering if they take cats and how far the bus is",
    "would they take my cat, and is there a gym",
    "quisiera saber si él adoptaría un gato",
  ])("are no pets that somebody keeps: %j", (text) => {
    const { facts, notPets } = hear(text);
    expect([facts.pets ?? "unheard", notPets]).not.toContainEqual([]);
    expect(notPets).toBeUndefined();
  });
});

describe("No pets", () => {
  it.each(["no tenemos historial de crédito", "no credit yet", "no tengo carro", "no car loan"])(
    "are not told by having none of something else: %j",
    (text) => expect(petsOf(text, asked("pets", "credit"))).toBeUndefined(),
  );
  it.each(["no, just us", "no", "no tengo", "none and my score is 690", "we don't have any", "no gracias"])(
    "are told by %j where they were asked for",
    (text) => expect(petsOf(text, asked("pets"))).toEqual([]),
  );
});

describe("Two dogs", () => {
  it.each([
    "we have two dogs, a 14 lb pug and a 66 lb boxer",
    "we have two dogs, one is 14 lbs and the other is 66",
    "two dogs: Bo is 14 pounds and Ox is 66 pounds",
    "tengo dos perros, uno pesa 14 libras y el otro 66",
  ])("have each its weight: %j", (text) => {
    const pets = petsOf(text) ?? [];
    expect(pets).toMatchObject([
      { kind: "small dog", count: 1 },
      { kind: "large dog", count: 1 },
    ]);
    expect(pets.map(({ description }) => /\d+/.exec(description)?.[0])).toEqual(["14", "66"]);
  });
});

describe("A pet that is told in few words", () => {
  it.each([
    ["dog 66lb", "large dog"],
    ["a 12 lb cat", "cat"],
    ["Waffles is a beagle mix and a joy", "dog"],
    ["no pets, well Ana next to me has a fish tank", "other"],
  ])("is heard in %j", (text, kind) => expect(petsOf(text)).toMatchObject([{ kind, count: 1 }]));

  it.each([
    ["I have a dog", "Shepherd. 6 years"],
    ["I have a dog", "an old collie"],
    ["tengo un perro", "pastor alemán, 4 años"],
  ])("%j is the breed of the dog told before: %j", (first, then) =>
    expect(hear(then, { introduced: true }, [{ from: "renter", text: first }]).facts.pets).toMatchObject([
      { kind: "large dog", count: 1 },
    ]),
  );
  it("and a trade or a name is no breed", () =>
    expect(hear("Shepherd. 6 years", { introduced: true }).facts.pets).toBeUndefined());
});

describe("How many may live there", () => {
  it.each([
    "my aunt's cat may move along. Is that one too many?",
    "would a third dog be one too many",
    "tengo dos gatos, ¿un tercero es demasiado?",
  ])("is asked of animals in %j", (text) => expect(hear(text).topics).not.toContain("occupancy"));
  it.each(["would a fifth person be one too many", "we have a cat and are four people, is that one too many"])(
    "and of people in %j",
    (text) => expect(hear(text).topics).toContain("occupancy"),
  );
});

describe("Pets that were asked for", () => {
  it.each([
    "no but our neighbor has like 4 cats outside",
    "no joven, mi hija es alérgica",
    "nah, i'm allergic to all of them",
    "my buddy feeds strays. none at home",
    "no mascotas. ¿y si mi hermano nos visita con su perro?",
    "0 mascotas",
  ])("are none: %j", (text) => expect(hear(text, asked("pets")).facts.pets).toEqual([]));

  it.each(["a ferret and a gecko", "un perico y una tortuga"])("are two kinds: %j", (text) =>
    expect(hear(text, asked("pets")).facts.pets).toMatchObject([{ count: 1 }, { count: 1 }]),
  );
});

describe("An assistance animal whose kind is told besides", () => {
  it.each(["I have a support dog too, she's a corgi", "tengo también un perro de servicio, es un labrador"])(
    "is no pet: %j",
    (text) => expect(petsOf(text) ?? []).toEqual([]),
  );
  it.each([
    ["we have a service dog and also a lab", "large dog"],
    ["she has an emotional support dog too, he's a corgi, and a parrot", "other"],
  ])("leaves another animal to be one: %j", (text, kind) => expect(petsOf(text)).toMatchObject([{ kind, count: 1 }]));
});

import { describe, expect, it } from "vitest";
import type { Line } from "../../talk.ts";
import { asked, hear } from "../testing.ts";

const after = (...lines: string[]): Line[] => lines.map((text) => ({ from: "renter", text }));

describe("An assistance animal", () => {
  it.each([
    "my son uses a service dog (husky, 60 lbs)",
    "I have a service dog - a 90 lb great dane",
    "We have a service dog. He is a german shepherd, 80 lbs",
    "he's my ESA, a 65 lb pitbull",
    "my client has a guide dog, a golden of 70 pounds",
    "tengo un perro de servicio (labrador, 70 libras)",
    "mi hijo tiene un perro guía, es un golden de 60 libras",
    "she does not have a big dog as a pet, she has a service dog",
    "mi mamá también tiene una perrita que la ayuda, es de servicio",
    "the tenant also uses an assistance dog",
    "my doctor says I need my cat",
    "I have a dog for my panic attacks",
    "mi psicóloga recomendó que tenga mi gata",
    "what about an emotional support one, I have the letter",
  ])("is no pet, whatever its kind and weight: %j", (text) => {
    const { facts } = hear(text);
    expect(facts.hasAssistanceAnimal).toBe(true);
    expect(facts.pets ?? []).toEqual([]);
  });

  it.each([
    "we have labs till 4:45 on tuesdays",
    "i have lab until six",
    "we have labs from 2 to 4",
    "tengo lab until 5",
  ])("is no class: %j", (text) => expect(hear(text).facts.pets).toBeUndefined());
  it.each(["i have two labs", "we have a lab, 70 lbs"])("is a dog where no hours of it are told: %j", (text) =>
    expect(hear(text).facts.pets).toMatchObject([{ kind: "large dog" }]),
  );

  it.each([
    ["i have a service dog and a pet lab", "large dog"],
    ["i have a lab and a service dog", "large dog"],
    ["i have a service dog and a chihuahua", "small dog"],
    ["tengo un perro de servicio y un gato", "cat"],
  ])("leaves another animal a pet: %j", (text, kind) => expect(hear(text).facts.pets).toMatchObject([{ kind }]));

  it.each([
    ["we have a poodle and no cats", ["dog"]],
    ["one small poodle and no cats", ["small dog"]],
    ["un gato, y sin perros", ["cat"]],
    ["one rabbit, zero dogs", ["other"]],
    ["a beagle, though the posting only mentions cats", ["dog"]],
    ["tenemos un conejo, aunque el anuncio solo dice gatos", ["other"]],
  ])("is not told by saying that there is none: %j", (text, kinds) =>
    expect(hear(text, asked("pets")).facts.pets?.map(({ kind }) => kind)).toEqual(kinds),
  );

  it.each([
    ["no pets unless you count my son's turtle", ["other"]],
    ["no pets, well Nora has a parrot, does that count", ["other"]],
    ["sin mascotas, bueno mi hijo tiene un perico", ["other"]],
    ["no pets, but my aunt has a dog that visits", []],
    ["somos tres, cero mascotas", []],
  ])("is told after the words that there is none: %j", (text, kinds) =>
    expect(hear(text, asked("pets")).facts.pets?.map(({ kind }) => kind)).toEqual(kinds),
  );

  it.each([
    ["¿se paga algo más por la gatita?", ["cat"], ["pets.fees"]],
    ["¿hay que pagar algo extra cada mes por el perro?", ["dog"], ["pets.rent"]],
    ["do we pay extra for the cat", ["cat"], ["pets.fees"]],
  ])("is told by who asks what it costs: %j", (text, kinds, topics) => {
    expect(hear(text).facts.pets?.map(({ kind }) => kind)).toEqual(kinds);
    expect(hear(text).topics).toEqual(topics);
  });

  it("is told with its weight in a list", () =>
    expect(hear("blue heeler, 50 lbs, and a cat, would that be alright?").facts.pets).toMatchObject([
      { kind: "large dog" },
      { kind: "cat" },
    ]));

  it("is described later", () => {
    const before = after("i have a service dog");
    expect(hear("he is a 70 lb lab", asked("pets"), before).facts.pets).toEqual([]);
    expect(hear("we also have a boxer", asked("pets"), before).facts.pets).toHaveLength(1);
  });

  it.each([
    "it's a service animal, not a pet",
    "to be clear he is a service dog",
    "no es mascota, es perro de servicio",
  ])("was told before as a dog: %j", (text) => {
    const heard = hear(text, {}, after("i have a husky"));
    expect(heard.facts.hasAssistanceAnimal).toBe(true);
    expect(heard.notPets).toContain("dog");
  });
});

describe("An assistance animal that was asked of before", () => {
  const heardAfter = (asks: string, tells: string) =>
    hear(tells, { introduced: true }, [{ from: "renter", text: asks }]);
  it.each([
    ["are service animals alright here?", "he is a boxer, 60 lbs"],
    ["do you take emotional support animals", "yes she's a collie and i got a note from my counselor"],
    ["¿aceptan perros de servicio?", "es un labrador, tengo la carta del médico"],
  ])("is the renter's own by what they say next, and no pet: %j, %j", (asks, tells) => {
    const { facts } = heardAfter(asks, tells);
    expect(facts).toMatchObject({ hasAssistanceAnimal: true });
    expect(facts.pets ?? []).toEqual([]);
  });
  it.each([
    ["are service animals alright here?", "we have two cats"],
    ["do you take emotional support animals", "ok, and is there parking?"],
  ])("is nobody's where they say nothing of it: %j, %j", (asks, tells) =>
    expect(heardAfter(asks, tells).facts).not.toHaveProperty("hasAssistanceAnimal"),
  );
});

describe("An animal that is told to be no assistance animal", () => {
  it.each([
    "he is not a service dog, he's a regular lab",
    "no es animal de asistencia, es mascota",
    "mi perra no es de servicio",
    "it's not an ESA, just our pet",
  ])("is a pet: %j", (text) => {
    expect(hear(text, asked("pets")).facts.hasAssistanceAnimal).toBe(false);
    expect(hear(text, asked("pets")).intents).not.toContain("accommodation_request");
  });
  it("may be one of another kind", () =>
    expect(hear("he is not a service dog, he's my emotional support dog").facts.hasAssistanceAnimal).toBe(true));
  it.each(["¿aceptan esa raza?", "y esa mascota, la aceptan?"])("is not meant by 'esa': %j", (text) =>
    expect(hear(text).topics).not.toContain("assistance_animal"),
  );
});

it.each(["so can we come see it or not", "entonces podemos ir o no"])(
  "who asks whether or not has no pets by that: %j",
  (text) => expect(hear(text, asked("pets")).facts.pets).toBeUndefined(),
);
it.each(["my pit weighs 65 lbs", "we have a pit"])("a pit that is somebody's is a dog: %j", (text) =>
  expect(hear(text, { introduced: true }).facts.pets).toMatchObject([{ kind: "large dog" }]),
);
it.each(["is there a fire pit", "i have a pit stop on the way"])("another is none: %j", (text) =>
  expect(hear(text, { introduced: true }).facts.pets).toBeUndefined(),
);

import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { good, kinds, known, say, talkOf } from "./testing.ts";

const petPolicy = { ...sampleHome.petPolicy!, allowsPets: false, otherPetsPolicy: "NOT_ALLOWED" as const };
const property = { ...sampleHome, petPolicy };
const renter = { ...known, facts: { ...good, pets: null } };

describe("An animal that is neither a dog nor a cat", () => {
  it.each(["we have a gerbil", "no pets, but my son has a turtle", "tenemos un perico"])(
    "goes to the owner: %j",
    (text) => expect(kinds(say(text, { property, renter }))).toContain("escalate"),
  );
  it("is told of once", () => {
    const [, again] = talkOf(["we have a gerbil", "just the one gerbil"], { property, renter });
    expect(kinds(again!)).not.toContain("escalate");
  });
  it("holds up no showing", () => {
    const turn = say("we have a gerbil, can we see it?", { property, renter });
    expect(turn.text).not.toContain("wouldn't work");
    expect(turn.talk.offered).not.toEqual([]);
  });
});

describe("A pet that the rules leave to the owner", () => {
  const unsaid = { facts: { ...good, pets: null } };
  const allowing = { ...sampleHome, petPolicy: { ...sampleHome.petPolicy!, largeDogsPolicy: "ALLOWED" as const } };
  const large = [
    "how long is the lease? also I've got a husky, she is 58 lbs",
    "my rottweiler comes with me, is there a pool",
    "my 90 lb dog comes along. what's the deposit",
    "tenemos un labrador de 40 kilos. ¿hay alberca?",
    "¿cuánto dura el contrato? mi perra pesa 35 kilos",
  ];
  it.each(large)("is told its rule and put to the owner at once: %j", (text) => {
    const turn = say(text, { renter: { ...known, ...unsaid } });
    expect(turn.text).toMatch(/case by case|caso por caso/);
    expect(turn.orders).toContainEqual(
      expect.objectContaining({ kind: "escalate", topic: "qualification.pets.large_dogs" }),
    );
  });
  it.each(large)("is put to nobody where the rules allow it: %j", (text) => {
    const turn = say(text, { renter: { ...known, ...unsaid }, property: allowing });
    expect(turn.orders).not.toContainEqual(expect.objectContaining({ topic: "qualification.pets.large_dogs" }));
  });
  it.each(["is there a pool? we have a rabbit", "how much is parking, I keep a gecko", "tengo un loro, ¿hay alberca?"])(
    "may be one of which no rule says anything: %j",
    (text) => {
      const turn = say(text, { renter: { ...known, ...unsaid } });
      expect(kinds(turn)).toContain("escalate");
      expect(turn.text).toMatch(/Morgan/);
    },
  );
  it.each(["is there a gym? I have a boxer", "is there a bike room? we have an 80 lb dog"])(
    "is named with what else the owner is asked: %j",
    (text) => {
      const turn = say(text, { renter: { ...known, ...unsaid } });
      expect(turn.text.match(/asked Morgan/g)).toHaveLength(1);
      expect(turn.text).toMatch(/ and about your /);
    },
  );
  it.each([
    "what is the rent? did the last renter smoke? we have a 90 lb dog",
    "how much is the deposit? did somebody paint it last year? we have a gecko",
    "¿cuánto es el depósito? ¿de qué color es el techo? tengo un perro de 40 kilos",
  ])("is named with what the owner is asked in the renter's words: %j", (text) => {
    const turn = say(text, { renter: { ...known, ...unsaid } });
    expect(turn.text.match(/asked Morgan|pregunté/g)).toHaveLength(1);
    expect(turn.text).toMatch(/about your |información sobre /);
  });
  it("leaves further questions of it to be asked", () => {
    const [, again] = talkOf(["we have a canary", "is the canary charged the pet deposit?"]);
    expect(kinds(again!)).toContain("escalate");
  });
  it("is put to the owner once, by what it is", () => {
    const turns = talkOf([
      "we have a dog. is there a pool?",
      "she weighs 75 lbs",
      "like i said 75 lbs, I make 6000 a month",
    ]);
    const asked = turns.flatMap(({ orders }) => orders.filter(({ kind }) => kind === "escalate"));
    expect(asked).toEqual([expect.objectContaining({ question: "Is this all right: 1 dog, 75 lbs?" })]);
  });
});

describe("An animal that only comes to visit", () => {
  it.each([
    "my daughter's beagle visits every other weekend, is that counted as a pet?",
    "My kids bring their puppy over when they stay with me. does it count?",
    "mi hermana trae a su perro cuando viene de visita, ¿eso cuenta como mascota?",
  ])("is for the owner to judge: %j", (text) => {
    const turn = say(text);
    expect(kinds(turn)).toContain("escalate");
    expect(kinds(turn)).not.toContain("record-facts");
  });
});

describe("A question of pets beside an animal that comes to visit", () => {
  it.each([
    "Are kittens allowed? My aunt's beagle visits now and then.",
    "My cousin's husky stays over some nights. Are cats allowed?",
    "¿Se permiten gatos? El perro de mi prima viene de visita a veces.",
  ])("is answered where it is not of that: %j", (text) => {
    const turn = say(text);
    expect(turn.text).toMatch(/Cats are welcome|Se aceptan gatos/);
    expect(kinds(turn)).not.toContain("escalate");
  });
});

describe("An animal of somebody else's that lives along", () => {
  it.each([
    "My sister's cat lives with us and her kids visit. Are cats fine?",
    "My cousin's cat moves in with us, and her mom visits a lot. Do you take cats?",
    "El gato de mi hermano vive conmigo y mi mamá viene de visita. ¿Aceptan gatos?",
  ])("is a pet told of: %j", (text) => {
    const turn = say(text, { renter: { ...known, facts: { ...good, pets: null } } });
    expect(turn.text).toMatch(/Cats are welcome|Se aceptan gatos/);
    expect(kinds(turn)).not.toContain("escalate");
    expect(turn.orders).toContainEqual(
      expect.objectContaining({ kind: "record-facts", facts: { pets: [expect.objectContaining({ kind: "cat" })] } }),
    );
  });
});

describe("A question of animals beside another", () => {
  it.each([
    "um so are cats allowed and also what floor is it on",
    "i was wondering if they take kittens and what the deposit is",
    "this is by voice so do they take a cat and then is there a pool",
  ])("is answered too: %j", (text) => expect(say(text).text).toContain("Cats are welcome."));
});

describe("A dog that was given up", () => {
  const withDog = { ...known, facts: { ...good, pets: [{ kind: "dog" as const, count: 1, description: "dog" }] } };
  it.each(["my aunt has the dog now", "we gave the dog away", "el perro se quedó con mi suegra"])(
    "stands in the way no more: %j",
    (text) => {
      const turn = say(text, { property, renter: withDog });
      expect(turn.orders).toContainEqual({ kind: "record-facts", facts: { pets: [] } });
      expect(turn.text).not.toContain("wouldn't work");
    },
  );
  it("is noted as none when it is told again", () =>
    expect(say("the dog is at my mom's, like i said", { property, renter: known }).orders).toContainEqual({
      kind: "record-facts",
      facts: { pets: [] },
    }));
  it("was the only one, where no other was told of", () => {
    const facts = { ...noFacts };
    const turn = say("my ex kept our dog", { property, renter: { ...known, facts } });
    expect(turn.orders).toContainEqual({ kind: "record-facts", facts: { pets: [] } });
  });
});

describe("What an assistance animal costs", () => {
  it.each([
    ["I have a service dog, a golden", "my last landlord wanted a deposit for him so what's yours"],
    ["I have a service dog, a golden", "so there's nothing extra a month for the dog, right?"],
    ["tengo un perro de servicio", "¿y cobran depósito por el perro?"],
  ])("is nothing, however it is asked: %j, %j", (first, question) => {
    expect(talkOf([first, question]).at(-1)!.text).toMatch(/not pets|[Nn]o son mascotas/);
  });
  it.each([
    "My wife is a veteran with a service dog, a lab around 75 pounds. what is the charge for him",
    "Our girl is diabetic and relies on an alert dog. What's the pet rent for the dog?",
    "Are assistance dogs charged the pet deposit?",
    "tengo un perro de servicio, ¿cuánto es el depósito por él?",
  ])("is told without what pets cost: %j", (text) => {
    const turn = say(text);
    expect(turn.text).toMatch(/not pets|No son mascotas/);
    expect(turn.text).not.toMatch(/\$30|\$250/);
  });
  it("leaves another that somebody would like to have a pet", () =>
    expect(talkOf(["I have a guide dog", "my daughter wants a cat"], { property, renter })[1]?.text).toContain(
      "Pets aren't allowed",
    ));
  it("leaves the cat beside it a pet", () =>
    expect(say("we have a service dog and a cat. whats the pet rent for the cat").text).toContain("$30"));
});

describe("Who was asked for pets and told of several", () => {
  it.each([
    ["two dogs, one cat", "my sister keeps the cat", "dog"],
    ["a dog and a parrot", "the dog stays at my dad's", "other"],
    ["un perro y un gato", "el perro se queda con mi mamá", "cat"],
  ])("keeps the others where one of %j stays away: %j", (told, text, kind) => {
    const turns = talkOf(["hi, can I see it Monday at 5?", told, text], { renter });
    const recorded = turns.at(-1)!.orders.find((order) => order.kind === "record-facts");
    expect(recorded?.facts.pets?.map((pet) => pet.kind)).toEqual([kind]);
  });
});

import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

describe("A count alone, after pets were asked of", () => {
  it.each([
    ["are cats allowed?", "pets.cats", "just one, she's four", "cat", 1],
    ["do you take dogs", "pets.dogs", "two", "dog", 2],
    ["¿aceptan gatos?", "pets.cats", "solo uno", "cat", 1],
  ])("is of those: %j", (words, topic, text, kind, count) => {
    const { pets } = hear(text, { ...asked(), introduced: true, subject: { topic, words, age: 0 } }).facts;
    expect(pets?.map((pet) => [pet.kind, pet.count])).toEqual([[kind, count]]);
  });
});

describe("One of several animals that assists", () => {
  it.each([
    ["we have two cats and one of them is my emotional support animal", 1],
    ["three dogs, one is a service dog", 2],
    ["tengo dos perros, uno es de apoyo emocional", 1],
  ])("is no pet, and the others are: %j", (text, count) => {
    const { facts } = hear(text, asked("pets"));
    expect(facts.hasAssistanceAnimal).toBe(true);
    expect(facts.pets?.map((pet) => pet.count)).toEqual([count]);
  });
  it("stands beside them where it was not counted with them", () =>
    expect(hear("one service dog and two cats", asked("pets")).facts.pets?.map((pet) => pet.count)).toEqual([2]));
});

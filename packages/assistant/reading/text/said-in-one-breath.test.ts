import { describe, expect, it } from "vitest";
import { hear, unknownIn } from "../testing.ts";
import { clausesOf } from "./clauses.ts";
import { apartBySense } from "./said-in-one-breath.ts";

describe("What is told and asked in one breath", () => {
  it.each([
    ["i make 5200 a month and is smoking allowed on the porch", "smoking"],
    ["my lease ends in june and who pays for the gas", "utilities.gas"],
    ["there are three of us and how many parking spots do we get", "parking.spaces"],
    ["trabajo en el hospital y se puede fumar afuera", "smoking"],
    ["can my sister come along and is there a pool", "amenities.hasPool"],
  ])("is both heard: %j", (text, topic) => {
    const { topics } = hear(text, { introduced: true });
    expect(topics).toContain(topic);
  });
  it("keeps the fact", () =>
    expect(hear("i make 5200 a month and is smoking allowed on the porch").facts.monthlyIncome).toBe(5200));
  it("asks both of the home and of the showing", () =>
    expect(hear("can my sister come along and is there a pool").topics).toEqual([
      "tours.company",
      "amenities.hasPool",
    ]));
  it("goes to the owner, where no topic covers it", () =>
    expect(unknownIn("we are three people and does the hallway echo at night")).toEqual([
      "does the hallway echo at night",
    ]));
  it.each([
    "we make 2900 and 2200 a month",
    "i have two dogs and a cat",
    "i'd pay 350 and section 8 pays the rest",
    "my husband and i would love a yard and a garage",
  ])("is left whole where it says one thing: %j", (text) => {
    expect(unknownIn(text)).toEqual([]);
  });
  it.each(["I'm deaf and have a hearing dog, would that be okay"])(
    "keeps who has what, where only the verb is said again: %j",
    (text) => expect(hear(text).facts.hasAssistanceAnimal).toBe(true),
  );
});

describe("A question that no word or mark joins to what stands before", () => {
  const parts = (text: string) => apartBySense(clausesOf(text)).map(({ words, isQuestion }) => [words, isQuestion]);
  it.each([
    ["tenemos un gatito hay que pagar algo por el", "hay que pagar algo por el"],
    ["we both work nights is it quiet during the day", "is it quiet during the day"],
    ["somos cinco personas cuantos carros caben", "cuantos carros caben"],
  ])("is apart: %j", (text, question) => expect(parts(text).at(-1)).toEqual([question, true]));
  it.each([
    "is the limit two dogs?",
    "i need to know if the heater is gas or electric",
    "ella recibe 1,200 del seguro social y yo gano 900 a la semana",
    "my husband, my mother-in-law, me and our 4 year old",
  ])("is not found in one thing said: %j", (text) => expect(parts(text)).toHaveLength(1));
});

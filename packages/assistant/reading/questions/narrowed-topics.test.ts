import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const pets = { subject: { topic: "pets.cats", words: "do you take cats", age: 0 } };

it.each([
  ["does the oven use gas?", ["amenities.hasRangeOven"]],
  ["¿la estufa es eléctrica o de gas?", ["amenities.hasRangeOven"]],
  ["is the gas for the oven included", ["utilities.gas"]],
])("What a thing runs on is asked of that thing: %j", (text, topics) => expect(hear(text).topics).toEqual(topics));

describe("The price of one thing", () => {
  it.each([
    ["how much is the deposit for my two cats", "pets.deposit"],
    ["so whats the dog deposit", "pets.deposit"],
    ["deposit on the dog?", "pets.deposit"],
    ["el depósito del gato cuánto es", "pets.deposit"],
    ["¿cuánto es la renta por el gato?", "pets.rent"],
    ["is there a monthly rent for the dog", "pets.rent"],
    ["what's the application fee for a cosigner", "application_fee.cosigner"],
  ])("%j is asked of, and not the price in general: %s", (text, topic) => expect(hear(text).topics).toEqual([topic]));

  it.each([
    ["and the deposit for her?", "pets.deposit"],
    ["y el depósito por él cuánto es", "pets.deposit"],
    ["rent for them?", "pets.rent"],
  ])("%j is of what was spoken of before", (text, topic) => expect(hear(text, pets).topics).toEqual([topic]));

  it.each([
    ["rent, deposit, pets?", ["rent", "deposit", "pets"]],
    ["how much is the deposit and do you take cats", ["deposit", "pets.cats"]],
  ])("is none where several things are listed: %j", (text, topics) => expect(hear(text).topics).toEqual(topics));

  it("for somebody is no pet's where none was spoken of", () =>
    expect(hear("what's the deposit for them?").topics).toEqual(["deposit"]));
});

describe("A message cut into questions", () => {
  it.each([
    ["what color are the walls and any laundry", ["color", "laundry"]],
    ["is there a dishwasher and how thick are the walls", ["thick", "hasDishwasher"]],
    ["what's the deposit and when was the roof redone", ["deposit", "roof"]],
    ["¿Hay lavandería y cuánto cuesta la solicitud?", ["laundry", "application_fee"]],
    ["hay elevador y dónde tiro la basura y cuándo está libre", ["elevator", "available_date"]],
  ])("is cut before each question word: %j", (text, topics) => {
    const heard = hear(text);
    for (const topic of topics)
      expect([...heard.topics, ...heard.unknownQuestions.map(({ words }) => words)].join()).toContain(topic);
  });
});

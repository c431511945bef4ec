import { describe, expect, it } from "vitest";
import { asked, hear } from "./testing.ts";

describe("A question that was left open", () => {
  it.each([
    ["you never told me about the laundry", "laundry"],
    ["ok but you didn't say anything of parking", "parking"],
    ["i already asked twice about smoking", "smoking"],
    ["y de las mascotas no me dijo", "pets"],
  ])("is asked again: %j", (text, topic) => {
    expect(hear(text, { introduced: true }).topics.join()).toContain(topic);
    expect(hear(text, { introduced: true }).intents).not.toContain("private_chatter");
  });
  it.each(["i didn't say that i smoke", "you said the rent is 1600"])("is none: %j", (text) =>
    expect(hear(text, asked("income")).topics).not.toContain("smoking"),
  );
});

describe("'Would that be okay', before another question in one breath,", () => {
  it("is of the pet that was told", () => {
    const { topics, facts } = hear("i have a beagle of 20 lbs. would that be ok and is there parking");
    expect(facts.pets).toHaveLength(1);
    expect(topics).toEqual(expect.arrayContaining(["parking", "pets.small_dogs"]));
  });
});

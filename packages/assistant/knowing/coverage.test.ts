import { describe, expect, it } from "vitest";
import { kinds, say } from "../decide/testing.ts";
import { sampleHome } from "../sample-home.ts";

const amenities = { ...sampleHome.amenities!, hasBalcony: true, hasFitnessCenter: true, hasPool: false };
const home = {
  ...sampleHome,
  amenities,
  description: "Balcony over the garden. Charcoal grills are not allowed. The gym is on floor 1.",
};
const ask = (text: string) => say(text, { property: home });
const asked = (text: string) =>
  ask(text).orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

describe("What a yes does not tell", () => {
  it.each([
    ["is the balcony private or do we share it with upstairs?"],
    ["how big is the balcony?"],
    ["how do we get into the gym?"],
    ["who cleans the gym?"],
    ["can we string lights on the balcony?"],
    ["¿el balcón es compartido?"],
    ["¿cómo se entra al gimnasio?"],
    ["¿de qué tamaño es el balcón?"],
  ])("is told as far as it goes and passed on in the renter's words: %j", (text) => {
    expect(ask(text).said).toContain("answer");
    expect(asked(text)).toEqual([text]);
  });

  it.each(["who pays the electric and how much is it a month?", "¿quién paga la luz y cuánto sale?"])(
    "of who pays is what it comes to: %j",
    (text) => {
      expect(ask(text).said).toContain("answer");
      expect(asked(text)).toHaveLength(1);
    },
  );
});

describe("What an answer tells in full", () => {
  it.each([
    ["is there a balcony?"],
    ["is the pool heated?"],
    ["how late is the pool open"],
    ["can I use charcoal grills?"],
    ["how much is parking?"],
    ["how many parking spaces are there?"],
    ["who pays the water?"],
    ["do I pay for the water?"],
    ["¿cuánto cuesta el estacionamiento?"],
    ["¿la alberca es climatizada?"],
  ])("goes to no owner: %j", (text) => {
    expect(ask(text).facts).not.toEqual([]);
    expect(kinds(ask(text))).not.toContain("escalate");
  });
});

describe("A point of a thing named right before it", () => {
  it.each([
    ["is there a gym? when is it open?"],
    ["¿hay gimnasio? ¿a qué hora abre?"],
    ["is there a balcony? is it shared?"],
  ])("is passed on with the thing: %j", (text) => {
    expect(asked(text).join()).toMatch(/gym|gimnasio|balcony/);
    expect(ask(text).said).toContain("answer");
  });

  it("asked by itself is of the home", () => expect(say("how old is it?").text).toMatch(/built in/));
});

describe("Who asks before anything is broken", () => {
  it.each([
    "who fixes the heat if it goes out?",
    "what happens if the dishwasher breaks",
    "¿quién arregla la estufa si se descompone?",
  ])("%j reports nothing broken", (text) => expect(say(text).said).not.toContain("maintenance"));
});

describe("Whether heat is included, which no record tells,", () => {
  const questions = ["is heat included in the rent?", "do we pay for heat?", "¿la calefacción está incluida?"];
  it.each(questions)("is told in the owner's words, beside the utilities that are: %j", (text) => {
    const { text: reply, orders } = say(text, { property: { ...home, description: "Radiator heat is included." } });
    expect(reply).toContain("Radiator heat is included.");
    expect(orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
  it.each(questions)("goes to the owner where the listing names only a furnace: %j", (text) => {
    const { text: reply, orders } = say(text, { property: { ...home, description: "Gas furnace and gas range." } });
    expect(reply).not.toContain("Gas furnace");
    expect(reply).toContain(`${text.replace("¿", "")}"`);
    expect(orders.filter(({ kind }) => kind === "escalate")).toHaveLength(1);
  });
});

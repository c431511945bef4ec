import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

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
  it.each([
    ["you still have not given me the application fee", ["application_fee"]],
    ["you didn't list the pet deposit", ["pets.deposit"]],
    ["se le olvidó decirme el depósito", ["deposit"]],
  ])("is asked of what it names alone: %j", (text, topics) =>
    expect(hear(text, { introduced: true }).topics).toEqual(topics),
  );
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

describe("A missed answer that hardly names its question", () => {
  const after = (text: string, asked: string, reply: string) =>
    hear(text, { introduced: true }, [
      { from: "renter", text: asked },
      { from: "piper", text: reply },
    ]);
  it.each([
    ["you didn't answer me", "can i paint the walls green", "The rent is $1,600 a month."],
    ["you keep ignoring my question about the walls", "can i paint the walls green", "Hello, this is Piper."],
    ["no me contestó", "puedo pintar las paredes de verde?", "La renta es de $1,600 al mes."],
    ["y lo de las paredes no me lo dijo", "puedo pintar las paredes de verde?", "Hola."],
  ])("asks it again: %j", (text, asked, reply) => {
    const { unknownQuestions, asks } = after(text, asked, reply);
    expect([...unknownQuestions, ...asks].map(({ words }) => words).join()).toMatch(/green|verde/);
  });
  it("leaves it to the owner where the reply was of its matter", () => {
    const { asks } = after("you're not answering me", "is there parking for a van", "Driveway for two cars.");
    expect(asks).toEqual([expect.objectContaining({ topic: expect.stringContaining("parking"), needsOwner: true })]);
  });
  it.each([
    ["I asked about section 8, yes or no", "do you take section 8", "Housing Choice Vouchers accepted.", "voucher"],
    ["le pregunté por el depósito", "¿cuánto es el depósito?", "El depósito es de $900.", "deposit"],
  ])("is read again where it names what the reply told: %j", (text, asked, reply, topic) => {
    const { asks } = after(text, asked, reply);
    expect(asks).toEqual([expect.objectContaining({ topic, needsOwner: false })]);
  });
  it("is not beside another question, which is what is meant", () => {
    const { asks } = after("you didn't answer me, is there a washer?", "is there parking", "Driveway.");
    expect(asks.map(({ topic }) => topic)).toEqual(["amenities.hasWasherDryer"]);
  });
});

import { noFacts } from "@porchlight/domain/qualification/renter-facts.ts";
import { describe, expect, it } from "vitest";
import { kinds, say, talkOf, withRequirements } from "./testing.ts";

const renter = { name: "Robin", hasContact: true, facts: noFacts };
const knowledge = [{ id: "k", topic: "occupancy", question: "", answer: "At most 3 people may live in the home." }];
const escalates = (turn: ReturnType<typeof say>) => kinds(turn).includes("escalate");

describe("Whether there is room for as many as a renter tells of", () => {
  it.each([
    ["it'd be three of us, would that be allowed?", "Yes, 3 people is within the limit: at most 3 people"],
    ["we'd be two, my sister and I, is that okay?", "Yes, 2 people is within the limit"],
    ["seríamos 3 personas, ¿hay problema?", "Sí, 3 personas está dentro del límite"],
    [
      "well 2 bedrooms so two of us would share (were a couple). total would be me, my bf, and a friend. is that ok",
      "Yes, 3",
    ],
  ])("is said by the limit, and the owner is not asked: %j", (text, answer) => {
    const turn = say(text, { knowledge, renter });
    expect(turn.text).toContain(answer);
    expect(escalates(turn)).toBe(false);
  });
  it.each([
    ["there are five of us, is that a problem?", "At most 3 people may live in the home, and you'd be 5."],
    ["somos 5 personas, ¿hay problema?", "Pueden vivir ahí 3 personas como máximo, y ustedes serían 5."],
  ])("is the owner's to decide beyond it, once: %j", (text, answer) => {
    const turn = say(text, { knowledge, renter });
    expect(turn.text).toContain(answer);
    expect(turn.said).toContain("owner-decides");
    expect(kinds(turn).filter((kind) => kind === "escalate")).toHaveLength(1);
  });
});

describe("Whether one's age stands against one", () => {
  it.each([
    "I'm 21, am I old enough to sign for it?",
    "is there a minimum age to rent?",
    "do you have an age policy?",
    "I am 68 years old, is that a problem?",
    "tengo 23 años, ¿puedo alquilar?",
    "¿hay una edad mínima?",
  ])("is answered by what goes for everyone: %j", (text) => {
    const turn = say(text, { renter });
    expect(turn.said).toContain("everyone-welcome");
    expect(escalates(turn)).toBe(false);
  });
  it.each([
    "I'm 15 minutes away, is that ok?",
    "is the heater too old?",
    "soy muy joven, ¿está libre el sábado a las 10?",
  ])("is not what is asked: %j", (text) => expect(say(text, { renter }).said).not.toContain("everyone-welcome"));
});

describe("Whether a figure told qualifies", () => {
  it.each([
    ["my score's 702, would we be considered?", "A credit score of 702 meets the 640"],
    ["mi puntaje es 688, ¿está bien?", "Un puntaje de 688 cumple con los 640"],
    ["tengo 690 de crédito, ¿me van a rechazar?", "Un puntaje de 690 cumple con los 640"],
    ["income 5,100, score 690, no pets. would we be good?", "A credit score of 690 meets the 640"],
  ])("is said of it: %j", (text, answer) => {
    const turn = say(text, { renter });
    expect(turn.text).toContain(answer);
    expect(escalates(turn)).toBe(false);
  });
  it.each(["my credit is 540, does the 540 disqualify me?", "tengo 540 de crédito, ¿me van a rechazar?"])(
    "is said by the refusal alone where it falls short: %j",
    (text) => {
      const property = withRequirements({ screeningSensitivity: "STRICT" });
      const turn = say(text, { property, renter });
      expect(turn.said).toEqual(["not-qualified"]);
      expect(escalates(turn)).toBe(false);
    },
  );
  it("is the owner's to say where a record of one's own is asked of with it", () => {
    const turn = talkOf(["my score is 705", "i had an eviction in 2016. does that rule me out?"], { renter }).at(-1)!;
    expect(escalates(turn)).toBe(true);
  });
});

import { removedNumber } from "@porchlight/domain/privacy/masked-numbers.ts";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "./sample-home.ts";
import { step } from "./step.ts";
import { newTalk, type Talk } from "./talk.ts";

const asks = (text: string, talk: Talk = newTalk) => step(talk, { kind: "message", text, history: [] }, sampleWorld);

const english = "I removed what looked like a Social Security or card number";
const spanish = "Quité lo que parecía un número de seguro social o de tarjeta";

describe("A message from which a number was removed", () => {
  it.each([
    `My SSN is ${removedNumber}. What is the rent?`,
    `my card: ${removedNumber}, what is the rent?`,
    `What is the rent? Here is my social ${removedNumber}`,
    `${removedNumber} What is the rent?`,
  ])("hears that such numbers do not belong here, and the answer to its question: %s", (message) => {
    const talk = { ...newTalk, introduced: true };
    const plain = asks("What is the rent?", talk);
    const { text, said, orders } = asks(message, talk);
    expect(text).toContain(english);
    expect(text).toContain(plain.text);
    expect(said).toEqual(["number-removed", ...plain.said]);
    expect(orders).toEqual(plain.orders);
  });

  it("hears it once, however many numbers it held", () => {
    const { said } = asks(`${removedNumber} or ${removedNumber}`);
    expect(said.filter((kind) => kind === "number-removed")).toHaveLength(1);
  });

  it("that held nothing else hears only that, and nothing goes to the owner", () => {
    const { said, orders } = asks(removedNumber);
    expect([said, orders]).toEqual([["number-removed"], []]);
  });

  it("hears it in Spanish where the renter writes Spanish", () => {
    expect(asks(`Mi número es ${removedNumber}. ¿Cuánto es el depósito?`).text).toContain(spanish);
    expect(asks(removedNumber, { ...newTalk, language: "es" }).text).toContain(spanish);
  });

  it("hears nothing of it where somebody is in danger or wants no more of us", () => {
    expect(asks(`I smell gas in the house! ${removedNumber}`).said).not.toContain("number-removed");
    expect(asks(`STOP texting me ${removedNumber}`).said).not.toContain("number-removed");
  });
});

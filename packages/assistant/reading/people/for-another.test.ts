import { describe, expect, it } from "vitest";
import type { Line } from "../../talk.ts";
import { hear } from "../testing.ts";

const before = (text: string): Line[] => [{ from: "renter", text }];
const told = (text: string, first: string) => hear(text, { introduced: true }, before(first)).facts;

describe("Who writes for somebody else", () => {
  const forMother = "Hello, I'm writing for my mother about the apartment";
  const paraTia = "Buenas, le escribo por la casa, es para mi tía";
  it.each([
    ["she has two cats and gets 2,300 a month", forMother, { monthlyIncome: 2300, pets: [{ kind: "cat", count: 2 }] }],
    ["my mother makes 2,300 a month, her credit is 690", forMother, { creditScore: { low: 690, high: 690 } }],
    ["gana 2,300 al mes", paraTia, { monthlyIncome: 2300 }],
    ["ella tiene un perro chiquito", paraTia, { pets: [{ kind: "small dog", count: 1 }] }],
    ["de crédito no sabe, nunca ha sacado nada", paraTia, { creditUnknown: true }],
  ])("tells of that renter: %j", (text, first, facts) => expect(told(text, first)).toMatchObject(facts));

  it("asks nothing of who lives there by the age of who would", () =>
    expect(hear("I'm writing for my aunt, who is 79 and would live there alone.").intents).not.toContain(
      "fair_housing_probe",
    ));

  it("is one of the household where both will live there", () => {
    const { monthlyIncome } = told("she makes 2,300", "looking for a place for my mother and me, I make 3,000");
    expect(monthlyIncome).toBe(2300);
  });
  it("and co-signs tells nothing of the renter by what is their own", () =>
    expect(told("I make 7,000 and I'd co-sign", forMother).monthlyIncome).toBeUndefined());
});

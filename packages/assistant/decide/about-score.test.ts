import { describe, expect, it } from "vitest";
import { good, kinds, say, withRequirements } from "./testing.ts";

const property = withRequirements({ minimumCreditScore: 640, screeningSensitivity: "STRICT" });
const renter = { name: "Robin", hasContact: true, facts: { ...good, creditScore: null } };
const told = (text: string) => say(text, { property, renter });

describe("A score told as about so much, of a strict home that asks for 640", () => {
  it.each(["my credit is like 650", "my score is around 644", "mi puntaje es como 648", "credit is 660ish"])(
    "is enough where the score told is: %j",
    (text) => expect(told(text).text).not.toContain("640"),
  );

  it.each(["my credit is like 630", "mi puntaje es como 625"])("is said back as it was told: %j", (text) =>
    expect(told(text).text).toMatch(/asks for a credit score of 640.*about 6|puntaje de crédito de 640.*unos 6/),
  );

  it("falls short where a range begins below", () =>
    expect(kinds(told("my credit is somewhere between 620 and 660"))).toContain("qualification"));
});

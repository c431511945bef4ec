import { describe, expect, it } from "vitest";
import { kinds, say } from "./testing.ts";

/* The sample home allows two pets, cats among them, and one more bars no showing. */

describe("Pets that are more than the home allows", () => {
  it.each([
    ["we have 3 cats, is that ok?", "Up to 2 pets are allowed, and you'd have 3, but you can still book a showing."],
    ["2 dogs and a cat?", "Up to 2 pets are allowed, and you'd have 3"],
    ["how many pets can i have, i've got 3 cats", "Up to 2 pets are allowed, and you'd have 3"],
    ["somos dos con 3 gatos, hay problema?", "Se acepta un máximo de 2 mascotas, y usted tendría 3"],
  ])("are told of once, and without a yes: %j", (text, said) => {
    const turn = say(text);
    expect(turn.text.split(said)).toHaveLength(2);
    expect(turn.text).not.toMatch(/\bYes\b|\bSí\b/);
  });
  it("leave the yes to who has no more than that", () =>
    expect(say("we have 2 cats, is that ok?").text).toContain("Yes"));
  it("are left to the refusal where they bar a showing", () => {
    const turn = say("we have 4 cats, is that ok?");
    expect(turn.text).toContain("Up to 2 pets are allowed here, and you mentioned 4 cats.");
    expect(turn.text).not.toContain("you'd have");
  });
});

describe("A voucher with one's own part of the rent", () => {
  it.each([
    "do i still gotta make 4800? my voucher part is 280 and i make 1650",
    "my voucher is a 2br. my part is like 280, they pay the rest. do i still need 3x cuz i make 1650",
  ])("is judged by that part, and the owner is not asked: %j", (text) => {
    const turn = say(text);
    expect(turn.text).toContain("Yes, $1,650 a month is enough: this home asks for 3x your share of the rent, $840.");
    expect(kinds(turn)).not.toContain("escalate");
  });
});

describe("A figure that is told in a long sentence", () => {
  it("is no question for the owner", () => {
    const turn = say(
      "Between my social security and a small pension I get 3,140 a month, plus my nephew sends me 1,700 every month without fail. Does that count?",
    );
    expect(turn.heard?.facts.monthlyIncome).toBe(4840);
    expect(kinds(turn)).not.toContain("escalate");
  });
});

import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const after = (before: string, text: string) => hear(text, { introduced: true }, [{ from: "renter", text: before }]);

describe("A question that leaves out what the last one named", () => {
  it.each([
    ["how do i apply", "fee?", "application_fee"],
    ["id like to apply", "is there a fee", "application_fee"],
    ["do you take cats", "and the fee?", "pets.fees"],
    ["is there parking", "any fee?", "parking.charge"],
    ["two cats?", "cost?", "pets.fees"],
    ["is there parking", "how much", "parking.charge"],
    ["¿Cobran por aplicar?", "¿por cada persona?", "application_fee"],
  ])("%j, %j", (before, text, topic) => expect(after(before, text).topics).toEqual([topic]));
  it.each([
    ["is there a gym", "any fees?", "other_fees"],
    ["is there a gym", "how much", "rent"],
    ["how do i apply", "any other fees?", "other_fees"],
    ["how do i apply", "what is the pet fee", "pets.fees"],
  ])("%j, %j names its own", (before, text, topic) => expect(after(before, text).topics).toEqual([topic]));
  it("asks whether one fee is for two", () =>
    expect(after("what is the application fee", "is the fee for me and my gf both?").asks).toMatchObject([
      { topic: "application_fee", needsOwner: true },
    ]));

  it("counts the animals that are left", () => {
    expect(after("i have three cats", "what if I only bring 2").facts.pets).toMatchObject([{ kind: "cat", count: 2 }]);
    expect(after("i have three cats and a dog", "what if I only bring 2").facts.pets).toBeUndefined();
    expect(after("we are three", "what if we only bring 2").facts.pets).toBeUndefined();
  });
});

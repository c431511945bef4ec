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
  it.each([
    ["We have a spaniel. Is there an additional charge?", "pets.fees"],
    ["two cars here, is there an extra fee", "parking.charge"],
    ["Still for rent? Our spaniel comes with us, is there an extra charge", "pets.fees"],
    ["tenemos una gata, ¿hay un cargo adicional?", "pets.fees"],
    ["My cats are indoor cats. Is there a fee for both or isn't there?", "pets.fees"],
    ["We have a spaniel. Any other fees?", "other_fees"],
  ])("is of what the message told before it: %j", (text, topic) => expect(hear(text).topics).toContain(topic));
  it.each(["We have two spaniels. Would they be welcome?", "I own a parrot. Is he welcome?"])(
    "of whom it tells asks whether they are welcome: %j",
    (text) => expect(hear(text).topics.some((topic) => topic.startsWith("pets"))).toBe(true),
  );
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

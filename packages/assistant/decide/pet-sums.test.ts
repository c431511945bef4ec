import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { good, say, talkOf } from "./testing.ts";

const world = (count: number, answer: string) => ({
  renter: {
    name: "Robin",
    hasContact: true,
    facts: { ...good, pets: [{ kind: "cat" as const, count, description: "cats" }] },
  },
  knowledge: [{ id: "k", topic: "pets", question: "pets?", answer }],
});
const forEach = "Two cats at most, $30 pet rent a month each.";

describe("What several pets cost", () => {
  it.each([
    ["do i pay the pet rent for each of them", "Pet rent $30 x 2 = $60 a month."],
    ["so pet rent would be 60 a month?", "Yes. Pet rent $30 x 2 = $60 a month."],
    ["pet rent is 90 then?", "Not quite. Pet rent $30 x 2 = $60 a month."],
    ["is pet rent 30 or 60 for them", "Pet rent $30 x 2 = $60 a month."],
    ["la renta por mascota es por cada gato?", "Renta por mascota $30 x 2 = $60 al mes."],
  ])("%j is told for all of them where the owner charges for each", (text, answer) => {
    const turn = say(text, world(2, forEach));
    expect(turn.text).toContain(answer);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toHaveLength(0);
  });

  it.each(["so 90 on top of 1600, 1690 a month?", "1600 mas 90 son 1690 al mes?"])(
    "is part of a sum that the renter makes, and no income: %j",
    (text) => {
      const turn = say(text, world(3, forEach));
      expect(turn.text).toMatch(/\$1,600 \+ .* \$90 = \$1,690/);
      expect(turn.heard?.facts.monthlyIncome).toBeUndefined();
    },
  );

  it.each([
    [1, forEach],
    [2, "Two cats at most, $30 pet rent a month."],
  ])("%i pets: %j is one charge", (count, answer) => {
    expect(say("how much is pet rent", world(count, answer)).text).not.toContain(" x ");
  });
});

describe("What both of them cost", () => {
  it.each([
    [["i have two small dogs", "are they ok, and how much is it for both of em a month"], "Pet rent $30 a month; if"],
    [["i have 2 cats. how much is pet rent", "for both of them?"], "Pet rent $30 a month; if"],
    [["tengo dos gatos", "¿y cuánto cobran por los dos?"], "Renta por mascota $30 al mes; si"],
    [["tengo dos gatas, ¿cuánto se paga por ellas?", "¿por los dos?"], "Renta por mascota $30 al mes; si"],
    [
      ["traigo dos conejos, ¿cuánto cobran de mascotas?", "es por cada uno o por los dos"],
      "Renta por mascota $30 al mes; si",
    ],
    [["have 2 cats", "how much for them", "is that for both"], "Pet rent $30 a month; if"],
    [["we have two cats, what's pet rent", "each or for both?"], "Pet rent $30 a month; if"],
    [["we have two cats", "is the pet rent 30 each or 30 total"], "Pet rent $30 a month; if"],
  ])("%j is told both ways, and the owner is asked", (texts, answer) => {
    const turn = talkOf(texts).at(-1)!;
    expect(turn.text).toContain(answer);
    expect(turn.text).toContain("$60.");
    expect(turn.text).not.toContain("$1,600");
    expect(turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []))).toHaveLength(1);
  });
});

describe("The price of what the owner said there is", () => {
  const parking = (answer: string) => ({
    property: { ...sampleHome, parking: null },
    knowledge: [{ id: "k", topic: "parking.charge", question: "parking?", answer }],
  });
  const escalated = (answer: string) =>
    say("how much does the parking cost", parking(answer)).orders.filter(({ kind }) => kind === "escalate").length;

  it.each([["A covered spot behind the building."], ["On the street, with a sticker."]])(
    "is asked of the owner where they named none: %j",
    (answer) => expect(escalated(answer)).toBe(1),
  );
  it.each([["A covered spot, $40 a month."], ["One spot, included."], ["No parking here."]])(
    "is told by what they said: %j",
    (answer) => expect(escalated(answer)).toBe(0),
  );
});

describe("Words of the owner's that do not say what they are of", () => {
  const knowledge = [
    { id: "1", topic: "application_fee", question: "fee?", answer: "$40 per adult." },
    { id: "2", topic: "requirements.credit", question: "credit?", answer: "650 or higher." },
  ];
  it("are told with it where several things were asked", () => {
    const { text } = say("how much is the application fee? what is the minimum credit score?", { knowledge });
    expect(text).toContain("the application fee");
    expect(text).toContain("the credit requirement");
  });
  it("are told alone where one was asked", () =>
    expect(say("how much is the application fee?", { knowledge }).text).toContain("says: $40 per adult."));
});

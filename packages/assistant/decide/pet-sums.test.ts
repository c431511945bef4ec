import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { good, say } from "./testing.ts";

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

  it.each([
    [1, forEach],
    [2, "Two cats at most, $30 pet rent a month."],
  ])("%i pets: %j is one charge", (count, answer) => {
    expect(say("how much is pet rent", world(count, answer)).text).not.toContain(" x ");
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

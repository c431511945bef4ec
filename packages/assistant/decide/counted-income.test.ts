import { describe, expect, it } from "vitest";
import { householdIncome } from "../dialogue/incomes.ts";
import { good, kinds, talkOf, withRequirements } from "./testing.ts";

const property = withRequirements({ screeningSensitivity: "STRICT" });
const renter = { name: "Robin", hasContact: true, facts: { ...good, monthlyIncome: null as never, pets: null } };
const world = { property, renter };
const counted = "18.75 an hour, 30 hours a week";
const asksAgain = /household's (?:whole )?(?:monthly )?income|one total/;

describe("One of several incomes told anew", () => {
  it.each([
    [["I get 1,300 at the bakery and 1,150 from my pension", "oops, the bakery is 1,420"], 2570],
    [["I get 1,300 at the bakery and 1,150 from my pension", "correction, the pension is 1,190"], 2490],
    [
      [
        "My husband drives a truck, we get 1,450 in benefits plus his base pay of 1,900",
        "sorry, my husband's base pay is 1,980",
      ],
      3430,
    ],
    [["recibo 1.200 de pensión y gano 1.250 en la tienda", "perdón, la pensión es de 1.290"], 2540],
  ])("is put right among them, and is not the whole: %j", (texts, monthly) => {
    const turns = talkOf(texts);
    expect(householdIncome(turns.at(-1)!.talk.incomes!)).toBe(monthly);
  });
});

describe("An income that Piper counts, and of which it asked whether it is all", () => {
  it("is asked of with its figure and what counts", () => {
    const [turn] = talkOf([counted], world);
    expect(turn?.said).toContain("ask-income-whole");
    expect(turn?.text).toContain("So far I count $2,438 a month, and this home asks for $4,800");
    expect(turn?.text).toContain("benefits");
  });
  it("is in no list of what is needed after that", () => {
    const texts = [counted, "is the heat included?", "no pets", "could we come thursday at 5pm"];
    const [, ...later] = talkOf(texts, world);
    for (const { text } of later) expect(text).not.toMatch(asksAgain);
  });
  it("goes to the owner with its figure once nothing else is missing", () => {
    const turn = talkOf([counted, "no pets", "could we come thursday at 5pm"], world).at(-1)!;
    expect(turn.said).toContain("asked-without");
    expect(turn.text).toContain("So far I count $2,438 a month, and this home asks for $4,800");
    expect(turn.said).not.toContain("not-qualified");
  });
  it.each(["that's honestly all I earn", "that is all that I make", "es todo lo que gano"])(
    "is the whole by words that say so, whenever they come: %j",
    (text) => {
      const turn = talkOf([counted, "no pets", text], world).at(-1)!;
      expect(turn.said).toContain("not-qualified");
    },
  );
  it.each([
    "my uncle would co-sign for me",
    "we also have 15,000 in savings",
    "I have about 9k put aside",
    "mi tío firma como aval",
    "tengo ahorros de 15,000",
  ])("is passed on with what is offered beside it: %j", (text) => {
    const turn = talkOf([counted, "no pets", text], world).at(-1)!;
    expect(turn.said).toContain("offer-passed-on");
    expect(kinds(turn).filter((kind) => kind === "escalate")).toHaveLength(1);
  });
  it("takes in what is told to come on top", () => {
    const turn = talkOf([counted, "no pets", "plus my mom gets 2,600 a month"], world).at(-1)!;
    expect(turn.orders).toContainEqual({ kind: "record-facts", facts: { monthlyIncome: 5038 } });
  });
});

describe("What a chosen time lacks still", () => {
  it("is asked for again, and not the owner, at the first word of something else", () => {
    const open = { ...renter, facts: { ...good, pets: null, moveIn: null as never } };
    const texts = ["can I come Thursday at 5pm", "no pets at all", "thank you very much"];
    const turns = talkOf(texts, { property, renter: open });
    expect(turns.at(-1)!.said).toContain("ask-facts");
    expect(turns.flatMap(({ said }) => said)).not.toContain("asked-without");
  });
});

describe("Pay told unasked so that it cannot be counted", () => {
  const open = { name: "Robin", hasContact: true, facts: { ...good, monthlyIncome: null as never } };
  it.each(["my income is 47", "nuestro sueldo es 44"])("is asked for as one figure: %j", (text) => {
    const turn = talkOf(["is it still available?", text], { renter: open }).at(-1)!;
    expect(turn.said).toEqual(["ask-income-total"]);
    expect(kinds(turn)).not.toContain("record-facts");
  });
});

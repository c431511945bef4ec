import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("The period of a pay", () => {
  it.each([
    ["I get paid weekly. It's about 1,150 before taxes.", 4983],
    ["my pay comes weekly, 1,150", 4983],
    ["I earn 1,150, that's weekly", 4983],
    ["each week I make around 1,150", 4983],
    ["gano 1,150 semanal en la fábrica", 4983],
    ["me pagan semanal, 1,150", 4983],
    ["cobro cada quince días, 1,500", 3250],
    ["biweekly it's 1,500", 3250],
  ])("is told before, behind or beside it: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    "I'm paid weekly, it comes to 4,900 a month",
    "I work five days a week and make 4,900",
    "I see my folks every week and I make 4,900 a month",
    "me pagan semanal y son 4,900 al mes",
    "yo cobro 750 semanal y él cobra cada mes 1,650",
  ])("is the month where that is said, or of what no week pays: %j", (text) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(4900),
  );

  it.each([
    [["I make 1,150", "that's weekly"], 4983],
    [["my income is 2,400 a month", "sorry, that is every two weeks, not monthly"], 5200],
    [["I make 2,400 a week", "no, every two weeks"], 5200],
    [["I make 2,400 a week", "no, every two weeks", "oh wait, I meant per week"], 10400],
    [["gano 1,150", "perdón, eso es por semana"], 4983],
    [["gano 1,500 al mes", "no, es cada quincena"], 3250],
  ])("put right counts the pay anew: %j", (lines, monthly) => expect(earnedAfter(lines)).toBe(monthly));

  it("put right says no to no question", () =>
    expect(
      hear("no, every two weeks", {
        ...asked("credit", "pets"),
        incomes: { entries: [{ who: "self", from: null, monthly: 10400, dollars: 2400 }], total: null },
      }).facts,
    ).toEqual({ monthlyIncome: 5200 }));

  it.each(["base pay and allowance come to 5,200 a month", "his pay and mine together, 5,200 a month"])(
    "is of pay that comes in: %j",
    (text) => expect(hear(text, asked("income")).facts.monthlyIncome).toBe(5200),
  );
});

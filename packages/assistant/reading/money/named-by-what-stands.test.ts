import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("A score that only says whose it is", () => {
  it.each([
    ["his credit is bad, like 560. mine is 630", { low: 560, high: 560 }],
    ["Jess's credit is 700 something and mine is 671", { low: 671, high: 671 }],
    ["her credit is 700 and mine is 671", { low: 671, high: 671 }],
    ["el crédito de ella es 700 y el mío es 671", { low: 671, high: 671 }],
  ])("is no income beside another score: %j", (text, score) => {
    const { facts } = hear(text, asked("credit", "pets"));
    expect(facts.creditScore).toEqual(score);
    expect(facts.monthlyIncome).toBeUndefined();
  });
  it("may be pay where no score is spoken of", () =>
    expect(hear("he makes 700 a week and mine is 650 a week").facts.monthlyIncome).toBe(5850));
});

describe("Pay that only says whose it is", () => {
  it.each([
    ["I make about 2600 a month before taxes hes like 2100", 4700],
    ["I make about 2600 a month, she's around 2,100", 4700],
    ["I earn 3100 a month. He is at 1900", 5000],
  ])("is pay beside other pay: %j", (text, income) => expect(earnedAfter([text])).toBe(income));
  it("is none where it is a tax form", () =>
    expect(earnedAfter(["I make 3,150 and he makes 2,450 but he's 1099"])).toBe(5600));
});

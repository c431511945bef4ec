import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const monthly = (text: string) => hear(text, asked("income")).facts.monthlyIncome;

describe("Pay by the mile", () => {
  it.each([
    ["I get 60 cents a mile and drive about 2,500 miles a week", 6500],
    [".58 a mile, run 2,700 miles every week more or less", 6786],
    ["12,000 miles a month at 52 cpm", 6240],
    ["$1.10 per mile, 2000 miles weekly, my own truck", 9533],
    ["me pagan 55 centavos por milla y hago 2,400 millas por semana", 5720],
  ])("is what the miles bring: %j", (text, income) => expect(monthly(text)).toBe(income));
  it.each([
    ["we're 2,400 miles away and make 5,200", 5200],
    ["I drive 1,900 miles a week for them, they pay 5,400 a month", 5400],
  ])("is none where no mile has a price: %j", (text, income) => expect(monthly(text)).toBe(income));
});

describe("A number that is no money", () => {
  it.each([
    ["She's a 911 operator at 4,300 a month and I get 2,150 from the VA", 6450],
    ["I clean a 4,000 sq ft office for 3,900 a month", 3900],
  ])("is no income: %j", (text, income) => expect(monthly(text)).toBe(income));
});

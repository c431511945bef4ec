import { describe, expect, it } from "vitest";
import { factsIn } from "../people/renter-facts-in.ts";
import { clausesOf } from "../text/clauses.ts";

const today = Temporal.PlainDate.from("2026-05-09");
const told = (text: string) => factsIn(clausesOf(text), ["income", "credit"], today);

describe("Amounts in words", () => {
  it.each([
    ["I make six thousand five hundred a month", 6500],
    ["sixty-two grand a year", 5167],
    ["fifty five hundred a month", 5500],
    ["we bring home five and a half thousand monthly", 5500],
    ["I earn 6 thousand two hundred", 6200],
    ["twelve hundred every two weeks", 2600],
    ["twenty-five dollars an hour", 4333],
    ["a hundred thousand a year", 8333],
    ["gano tres mil quinientos al mes", 3500],
    ["mil quinientos por semana", 6500],
    ["gano 6 mil 500 y mi puntaje es como de 700", 6500],
    ["we make 6 thousand 500 and my score is 700", 6500],
    ["gano 4.250 al mes", 4250],
    ["I make three thousand and five hundred a month", 3500],
    ["we get between thirty one hundred and thirty four hundred a month", 3100],
    ["I bring home between two thousand nine hundred and three thousand two hundred a month", 2900],
    ["ganamos cuatro mil quinientos y dos mil cien al mes", 6600],
    ["she gets nine fifty a week", 4117],
    ["like fifty one fifty total", 5150],
    ["thirty one fifty", 3150],
    ["4 and a half a month", 4500],
    ["tres mil y medio al mes", 3500],
    ["eighty four k a year", 7000],
    ["two point two k", 2200],
    ["3 and a half k a month", 3500],
    ["I make 46 thousand and Josh makes forty one", 7250],
    ["gano 48 mil y mi esposa gana 36", 7000],
  ])("are an income: %j", (text, dollars) => expect(told(text).monthlyIncome).toBe(dollars));

  it.each([
    ["my credit score is seven ten", 710, 710],
    ["seven oh five", 705, 705],
    ["credit is six eighty-five", 685, 685],
    ["seven hundred and forty two", 742, 742],
    ["between six fifty and seven hundred", 650, 700],
    ["in the low six hundreds", 600, 633],
    ["mi puntaje es setecientos veinte", 720, 720],
    ["gano 6 mil 500 y mi puntaje es como de 700", 700, 700],
    ["gano 6 mil 700 de credito", 700, 700],
  ])("are a score: %j", (text, low, high) => expect(told(text).creditScore).toEqual({ low, high }));

  it.each(["10 hundred works", "14 hundred hours is fine", "9 hundred sharp"])("are none of an hour: %j", (text) =>
    expect(told(text)).toEqual({}),
  );
  it.each(["thanks a thousand", "mil gracias", "a hundred percent sure", "I'm an hour away", "one or two weeks"])(
    "are none in %j",
    (text) => {
      expect(told(text)).not.toHaveProperty("monthlyIncome");
      expect(told(text)).not.toHaveProperty("creditScore");
    },
  );
});

describe("A figure as it is written elsewhere", () => {
  it.each([
    ["mi sueldo es de 4.650,00 al mes", 4650],
    ["income 6'200.- monthly", 6200],
    ["the salary is 4'950.00 a month", 4950],
    ["my pay is 4 800 monthly", 4800],
    ["gano 1.200,00 a la semana", 5200],
  ])("is read whole: %j", (text, monthly) => expect(told(text).monthlyIncome).toBe(monthly));
});

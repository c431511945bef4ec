import { expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

it.each([
  "I bring in 1,700 and my housemate will text you his",
  "my pay is 1,700 a month, and my cousin sends you hers tonight",
  "I make 1,700 and my brother can tell you his",
  "gano 1,700 y mi prima le dirá lo suyo mañana",
])("Whose income is still to come is asked of: %j", (text) =>
  expect(hear(text, asked("income"))).toMatchObject({ facts: { monthlyIncome: 1700 }, namesIncomeUntold: true }),
);
it.each([
  "I bring in 1,700 and that is all",
  "I make 1,700, my cousin does not work",
  "gano 1,700 y mi prima no trabaja",
])("and of nobody else: %j", (text) => expect(hear(text, asked("income")).namesIncomeUntold).toBeUndefined());

import { expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

it.each([
  "I had an eviction in 2021, it's paid off",
  "2014, nonviolent, same job for seven years",
  "been at the plant since 2009",
  "tuve un desalojo en 2021 pero ya lo pagué",
])("A year that something is of is no income: %j", (text) => {
  expect(hear(text).facts.monthlyIncome).toBeUndefined();
  expect(hear(text, asked("income")).facts.monthlyIncome).toBeUndefined();
});

it.each([
  ["2025 before taxes", 2025],
  ["around 2010 I think", 2010],
  ["2000", 2000],
  ["I bring in 2021 a month", 2021],
  ["from 2000 to 2400 a month, depends", 2000],
])("An income may look like one: %j", (text, income) =>
  expect(hear(text, asked("income")).facts.monthlyIncome).toBe(income),
);

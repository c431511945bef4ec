import { expect, it } from "vitest";
import { moneyOfCents } from "./money-of-cents.ts";

it.each([
  [4900, "$49"],
  [2450, "$24.50"],
  [0, "$0"],
])("%i cents read as %s", (cents, words) => expect(moneyOfCents(cents)).toBe(words));

import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

/** What the household earns on record after a talk. */
const incomeAfter = (...lines: string[]): unknown =>
  talkOf(lines)
    .flatMap(({ orders }) => orders)
    .flatMap((order) => (order.kind === "record-facts" && "monthlyIncome" in order.facts ? [order.facts] : []))
    .at(-1)?.monthlyIncome;

describe("A pay that was told after taxes", () => {
  it.each([
    [["i make 4k a month", "wait no 4k is after taxes before its more like 5300"], 5300],
    [["i make 4k a month", "4000 is my take home, before it's about 5300"], 5300],
    [["gano 4000 al mes", "no, los 4000 son después de impuestos, antes son como 5300"], 5300],
    [["i make 3100 and my wife 2000", "oops, mine is 3100 after taxes, before they're about 3900"], 5900],
    [["gano 3000 y mi esposa 2000", "no, 3000 son después de impuestos, antes son como 3800"], 5800],
  ])("%j counts by what it is before", (lines, income) => expect(incomeAfter(...lines)).toBe(income));
});

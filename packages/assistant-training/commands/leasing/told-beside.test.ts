import { describe, expect, it } from "vitest";
import { toldBeside } from "./told-beside.ts";

const told = (text: string, { intents = [] as string[], occupants = null as number | null } = {}) =>
  toldBeside(text, intents, occupants);

describe("What the evaluation asks of a message beside the records of a renter", () => {
  it.each([
    ["the sink in unit 12 leaks", "12"],
    ["no heat in 3b since monday", "3B"],
    ["my toilet overflows, apt 4A", "4A"],
  ])("is the home that a tenant writes from: %j", (text, unit) =>
    expect(told(text, { intents: ["report_maintenance"] })).toEqual({ unit }),
  );
  it("is no home where nobody lives in one yet", () => expect(told("is unit 12 still open")).toEqual({}));

  it.each([
    ["my voucher is for 1500", 1500],
    ["section 8 would pay 1,350", 1350],
    ["i have a 1400 voucher", 1400],
  ])("is what a voucher pays: %j", (text, dollars) => expect(told(text)).toEqual({ voucher_amount: dollars }));

  it.each([
    ["no evictions", false],
    ["i have never had an eviction", false],
    ["i was evicted in 2019", true],
    ["tuve un desalojo", true],
  ])("is whether there was an eviction: %j", (text, eviction) => expect(told(text)).toEqual({ eviction }));

  it("is who of a household is grown", () =>
    expect(told("me and my two kids", { occupants: 3 })).toEqual({ adults: 1, children: 2 }));
  it("counts a child that has no number", () =>
    expect(told("2 adults and my daughter")).toEqual({ adults: 2, children: 1 }));

  it("is what is offered of one who bargains, and of nobody else", () => {
    expect(told("would you take 1350", { intents: ["negotiate"] })).toEqual({ offer_rent: 1350 });
    expect(told("would you take 1350")).toEqual({});
  });
  it("is what may be spent of one who wants another home", () =>
    expect(told("anything else under 1,200?", { intents: ["request_alternatives"] })).toEqual({ budget_max: 1200 }));
});

import { describe, expect, it } from "vitest";
import { kinds, talkOf } from "./testing.ts";

describe("Who asked for a lower rent", () => {
  const before = ["would the owner take 1500 a month?"];
  it.each(["ok, meet in the middle, 1550 and I mow the lawn", "1,550 then and I'll sign for two years"])(
    "offers one with a sum near it: %j",
    (text) => {
      const turn = talkOf([...before, text]).at(-1)!;
      expect(turn.said).toContain("negotiation");
      expect(JSON.stringify(turn.orders)).not.toContain("monthlyIncome");
    },
  );
  it("tells an income with words of earning", () => {
    const turn = talkOf([...before, "I make 1550 every two weeks"]).at(-1)!;
    expect(turn.said).not.toContain("negotiation");
    expect(kinds(turn)).toContain("record-facts");
  });
  it.each(["anything from the owner on the price yet", "anything from the landlord?"])(
    "hears that the owner has not answered: %j",
    (text) => expect(talkOf([...before, text]).at(-1)!.text).toMatch(/waiting to hear back/),
  );
});

it("An offer may come with the lease it is for, and goes to the owner once", () => {
  const turn = talkOf(["Hello. Could the owner accept an 18-month lease at 1,450 a month?"]).at(-1)!;
  expect(turn.said).toContain("negotiation");
  expect(kinds(turn).filter((kind) => kind === "escalate")).toHaveLength(1);
});

it("Nobody offers who asked for nothing", () => {
  const turn = talkOf(["how much is the rent?", "ok 1550 then"]).at(-1)!;
  expect(turn.said).not.toContain("negotiation");
});

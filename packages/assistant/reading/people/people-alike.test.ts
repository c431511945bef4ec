import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("People who are named", () => {
  it.each([
    ["us 2 and our newborn", 3],
    ["the two of us and our son", 3],
    ["we are 2 and a newborn", 3],
    ["3 of us plus a baby", 4],
    ["2 of us and 2 dogs", 2],
    ["2 of us, my mom visits", 2],
    ["4 of us, 2 adults and 2 kids", 4],
    ["I'm a single father of two boys, they are with me every other week", 3],
  ])("are counted, and nothing else of them is kept: %j is %d", (text, occupants) => {
    expect(hear(text).facts.occupants).toBe(occupants);
    expect(hear(text).intents).not.toContain("fair_housing_probe");
  });
  it.each([
    "would 4 of us be fine there, it has 3 rooms",
    "is 5 people okay or is that a lot",
    "are six unrelated people allowed",
    "caben cinco personas ahí?",
  ])("are asked of as how many may live there: %j", (text) => expect(hear(text).topics).toContain("occupancy"));
  it.each(["do you take newborns", "is a newborn ok?", "any kids in the building"])(
    "are asked of by who doubts to be welcome: %j",
    (text) => expect(hear(text).intents).toContain("fair_housing_probe"),
  );

  it.each([
    "my case manager is Joan, 937-555-0144, can she call you",
    "can my social worker call you",
    "no she wants to call the owner",
    "my mom needs to talk to the owner",
  ])("want to speak with the owner: %j", (text) => {
    expect(hear(text).intents).toContain("request_human");
    expect(hear(text).contact).toEqual({});
  });
  it.each(["my mom wants to see it", "can she see it", "can my sister come instead", "she wants to apply"])(
    "want no such thing: %j",
    (text) => expect(hear(text).intents).not.toContain("request_human"),
  );

  it.each(["her number is 937 555 0144", "my last landlord Ed 937 555 0144", "my boss is at 937 555 0144"])(
    "are reached at a number that is not the renter's, and no secret: %j",
    (text) => {
      expect(hear(text).contact.phone).toBeUndefined();
      expect(hear(text).intents).not.toContain("request_private_info");
    },
  );
  it.each(["my cell is 937 555 0144", "Joan 937 555 0144", "text me at 937 555 0144, my boss is mean"])(
    "are the renter: %j",
    (text) => expect(hear(text).contact.phone).toBe("+19375550144"),
  );
  it("give another's number where they were asked for one", () =>
    expect(hear("that's my wife's number 937 555 0144", { introduced: true, awaiting: "contact" }).contact.phone).toBe(
      "+19375550144",
    ));
  it("have a company behind their name", () =>
    expect(hear("Dana Fox, RE/MAX, 937-555-0188, I have a client").contact.name).toBe("Dana Fox"));

  it.each(["we are 2 and looking for a place", "single mom looking for an apartment"])("go on looking: %j", (text) =>
    expect(hear(text).intents).not.toContain("not_interested"),
  );
  it.each(["no longer looking for a place", "found a place, thanks"])("have left: %j", (text) =>
    expect(hear(text).intents).toContain("not_interested"),
  );

  it.each(["my voucher expires June 30", "the voucher is good until june 30", "mi vale vence el 30 de junio"])(
    "tell how long a paper is good, and no day to come or to move in: %j",
    (text) => {
      expect(hear(text).facts.moveIn).toBeUndefined();
      expect(hear(text).times).toEqual([]);
    },
  );
  it.each([
    "my lease expires June 30 and I'd like to move in then",
    "my voucher expires in july so i need to move in by june 30",
  ])("tell when they move in: %j", (text) => expect(hear(text).facts.moveIn?.to).toBe("2026-06-30"));
});

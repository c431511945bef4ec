import { describe, expect, it } from "vitest";
import { kinds, say, talkOf } from "./testing.ts";

describe("A phone number that lacks digits", () => {
  it.each([
    ["can somebody call me", "937-555-01"],
    ["I'd like to speak to a person", "sure, my cell is 937 555 014"],
    ["please have the owner phone me", "Bea 555-0188"],
    ["quiero que me llamen", "es el 937-555-01"],
  ])("is asked for again, and is no message to the owner: %j, then %j", (first, then) => {
    const turns = talkOf([first, then]);
    expect(turns[1]!.said).toContain("short-number");
    expect(kinds(turns[1]!)).not.toContain("escalate");
    expect(turns[1]!.talk.awaiting).toBe("contact");
  });
  it("the whole of it is taken then", () => {
    const turns = talkOf(["can somebody call me", "937-555-01", "sorry, 937-555-0144"]);
    expect(turns[2]!.orders).toContainEqual({ kind: "record-contact", phone: "+19375550144" });
  });
  it.each(["my score is 620-680", "we make 4,800 to 5,000", "june 10 at 5:30", "937-555-0144", "zip is 45402-1234"])(
    "other figures are none: %j",
    (text) => expect(talkOf(["can somebody call me", text])[1]!.said).not.toContain("short-number"),
  );
  it("it is asked for only where a number was", () => expect(say("937-555-01").said).not.toContain("short-number"));
});

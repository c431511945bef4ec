import { describe, expect, it } from "vitest";
import { good, kinds, talkOf, withRequirements } from "./testing.ts";

const strict = withRequirements({ screeningSensitivity: "STRICT" });
const renter = { name: "Robin", hasContact: true, facts: { ...good, pets: null } };
const thursday = "can I come Thursday at 5pm";
const [aside, again] = ["anyway it's for me", "ok so thursday at 5"];

describe("A fact that a renter was asked for and lets pass", () => {
  it("is asked for twice, and then the owner is asked whether to book without it where they want all known", () => {
    const turns = talkOf([thursday, aside, again, again], {
      property: strict,
      renter,
    });
    expect(turns.map(({ said }) => said.filter((one) => one === "ask-facts").length)).toEqual([1, 1, 0, 0]);
    expect(turns[2]?.said).toContain("asked-without");
    expect(turns[2]?.text).toContain("I don't know whether you have pets yet");
    expect(kinds(turns[2]!)).toContain("escalate");
    expect(turns[3]?.said).not.toContain("asked-without");
  });
  it("is asked for once more when a time is chosen that hangs on it", () => {
    const texts = ["how much is the rent?", "it's for me", "nice street by the way", "thursday at 5 then", aside];
    const turns = talkOf(texts, { property: strict, renter });
    expect(turns[3]?.said).toContain("ask-facts");
    expect(turns[4]?.said).toContain("asked-without");
  });
  it("keeps nobody from hearing that who they are was noted", () => {
    const texts = [thursday, aside, "we'd be two", `${again}. Ines Maro, 937-555-0148`];
    const turn = talkOf(texts, { property: strict, renter: { ...renter, hasContact: false } }).at(-1)!;
    expect(turn.said).toEqual(["noted", "time-open", "asked-without"]);
  });
  it("holds up no booking elsewhere", () => {
    const turns = talkOf([thursday, aside, again], { renter });
    expect(turns.flatMap(kinds)).toContain("request-showing");
  });
});

import { describe, expect, it } from "vitest";
import { sampleOpenings } from "../sample-home.ts";
import { kinds, talkOf } from "./testing.ts";

/** Thursday alone is open. */
const openings = sampleOpenings.slice(3, 5);

describe("Who looks for other days than the one that is open", () => {
  it.each([
    "is thursday the only day you have?",
    "hm, I work thursdays. any other day?",
    "can it be a different day",
    "what about the weekend",
    "¿ese es el único día?",
    "¿no hay otra fecha?",
  ])("hears that it is the only one, and that the owner can be asked: %j", (text) => {
    const turn = talkOf(["can i see it?", text], { openings }).at(-1)!;
    expect(turn.said).toEqual(["only-days"]);
    expect(turn.text).toMatch(/May 14|14 de mayo/);
    expect(turn.text).toMatch(/other days\?|otros días\?/);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("has the owner asked with a yes", () => {
    const turn = talkOf(["can i see it?", "any other day?", "yes please"], { openings }).at(-1)!;
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "escalate", topic: "other-showing-times" }));
    expect(turn.said).toEqual(["told-owner"]);
  });
  it("may take a time of that day after all", () => {
    const turn = talkOf(["can i see it?", "any other day?", "ok, thursday at 5:30 then"], { openings }).at(-1)!;
    expect(turn.talk.chosen?.startsAt).toBe("2026-05-14T21:30:00Z");
  });
  it("is offered once that the owner be asked", () => {
    const turns = talkOf(["can i see it?", "any other day?", "really no other day?"], { openings });
    expect(turns.at(-1)?.said).toEqual(["only-days"]);
    expect(turns.at(-1)?.text).not.toContain("?");
  });
  it("hears so who names the day before any was offered", () =>
    expect(talkOf(["is thursday the only day for showings?"], { openings }).at(-1)?.said).toContain("only-days"));
  it("is offered the other days where there are any", () => {
    const turn = talkOf(["could I come thursday?", "I have work then, any other day?"]).at(-1)!;
    expect(turn.said[0]).toMatch(/^offer/);
    expect(turn.talk.offered.map(({ startsAt }) => startsAt.slice(0, 10))).not.toContain("2026-05-14");
  });
});

import { describe, expect, it } from "vitest";
import { known, talkOf } from "./testing.ts";

const renter = { ...known, hasContact: false, name: null };
const chosenAfter = (...texts: string[]) => talkOf(texts, { renter }).at(-1)!.talk.chosen?.startsAt;

describe("An hour that is said beside others", () => {
  it.each([
    ["saturday at 10, church gets out at 9:30"],
    ["el sábado puedo a las 10, salgo de misa a las 9"],
    ["I can do saturday round 10"],
  ])("is the one that suits: %j", (text) => expect(chosenAfter("can i see it", text)).toBe("2026-05-16T14:00:00Z"));

  it("by itself changes the hour of who chose a time and was asked how to reach them", () => {
    expect(chosenAfter("can i see it", "saturday at 10")).toBe("2026-05-16T14:00:00Z");
    expect(chosenAfter("can i see it", "saturday at 10", "11")).toBe("2026-05-16T15:00:00Z");
  });
});

describe("Words that name an hour or a place in a list, and are of something else", () => {
  it.each([
    "my credit is 715, last time i checked",
    "it's me, my wife and 3 kids. 11, 10 and the little one is 5",
    "is the neighborhood safe for a young woman walking home at night?",
  ])("pick no time: %j", (text) => {
    const turn = talkOf(["can i see it", text], { renter }).at(-1)!;
    expect(turn.talk.chosen).toBeNull();
    expect(turn.heard?.times).toEqual([]);
  });
});

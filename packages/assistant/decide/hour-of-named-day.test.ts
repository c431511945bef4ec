import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const lastTime = (texts: readonly string[]) => {
  const turn = talkOf(texts).at(-1)!;
  return { wish: turn.heard?.times[0], text: turn.text, chosen: turn.talk.chosen };
};

describe("An hour asked for with a day", () => {
  it.each([
    [["what times on monday?", "monday at 5", "does thursday have a 6?"], "Thu, May 14 at 6:00 PM EDT isn't available"],
    [["what do you have this week?", "is there a 6 on thursday?"], "Thu, May 14 at 6:00 PM EDT isn't available"],
    [["what times on monday?", "monday at 5", "has saturday got an 11?"], "Sat, May 16 at 11:00 AM EDT is open"],
    [["¿qué hay el lunes?", "el lunes a las 5", "¿el jueves hay a las 6?"], "no está disponible"],
  ])("is of that day though another one's has it, and while facts are asked for: %j", (texts, said) => {
    const { text, chosen } = lastTime(texts);
    expect(text).toContain(said);
    expect(chosen?.startsAt ?? "").not.toContain("2026-05-11T22:00");
  });
  it("is no number of what a home has", () =>
    expect(lastTime(["does the second bedroom have a 6 foot closet? monday works"]).wish?.at).toBeNull());
});

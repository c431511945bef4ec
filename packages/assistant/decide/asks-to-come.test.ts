import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

describe("Who asks to come on a day while an answer is waited for", () => {
  it.each([
    "could we at least walk through on monday in the meantime",
    "when do they write me? could we just look at it monday",
    "¿cuándo me avisan? ¿mientras tanto puedo ir a verla el lunes?",
    "so when do I hear, and can I still tour it monday",
  ])("is told of the times of that day: %j", (text) => {
    const turn = talkOf(["hi, is it available?", text]).at(-1)!;
    expect(turn.heard?.topics).not.toContain("showing_logistics");
    expect(turn.talk.offered.map(({ startsAt }) => startsAt.slice(0, 10))).toContain("2026-05-11");
  });
  it.each(["what do I bring when I come see it monday?", "can I bring my mom when I see it monday?"])(
    "is told apart from who asks what happens then: %j",
    (text) => expect(talkOf([text])[0]!.heard?.asks.length).toBeGreaterThan(0),
  );
});

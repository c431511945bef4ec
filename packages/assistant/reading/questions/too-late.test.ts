import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("Whether a month is too late or too soon", () => {
  it.each([
    "is september too late?",
    "would oct 1 be too soon",
    "too early to move in?",
    "¿septiembre sería muy tarde?",
  ])("asks of another day to move in: %j", (text) => {
    const { topics, intents } = hear(text, { introduced: true });
    expect(topics).toEqual(["move_in_change"]);
    expect(intents).not.toContain("running_late");
  });
});

import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, { introduced: true }).facts.moveIn;

describe("The day to move in", () => {
  it.each([
    "what if my roommate leaves around December",
    "what happens if Kim moves out around March",
    "my sister might leave around January, is that a problem",
    "qué pasa si mi hermana se va por diciembre",
  ])("is none on which somebody else goes: %j", (text) => expect(movesIn(text)).toBeUndefined());

  it("is told beside it all the same", () =>
    expect(movesIn("as soon as the tenant leaves, I want to move in June 3")).toEqual({
      from: "2026-06-03",
      to: "2026-06-03",
    }));
});

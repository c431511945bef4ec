import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, { introduced: true }).facts.moveIn;

describe("The day to move in", () => {
  it.each([
    ["June like I said", "2026-06-01", "2026-06-30"],
    ["no, that's when she goes. we want August like I told you", "2026-08-01", "2026-08-31"],
    ["I said June", "2026-06-01", "2026-06-30"],
    ["queremos agosto como le dije", "2026-08-01", "2026-08-31"],
  ])("is the month that is said again, by its name alone: %j", (text, from, to) =>
    expect(movesIn(text)).toEqual({ from, to }),
  );

  it("is none where a day to come by is said again", () => expect(movesIn("I said May 14")).toBeUndefined());
});

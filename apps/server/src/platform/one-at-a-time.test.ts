import { describe, expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

describe("Work done one piece at a time", () => {
  it("never overlaps, and keeps the order in which it was given", async () => {
    const next = oneAtATime();
    const told: string[] = [];
    const piece = (name: string) => async () => {
      told.push(`${name} begins`);
      await new Promise(setImmediate);
      told.push(`${name} ends`);
    };
    await Promise.all([next(piece("a")), next(piece("b"))]);
    expect(told).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("goes on after a piece that failed, which only its giver hears of", async () => {
    const next = oneAtATime();
    const failing = next(async () => {
      throw new Error("no");
    });
    const following = next(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await following).toBe("done");
  });
});

import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

describe("Work done one piece at a time", () => {
  it("never overlaps, and keeps the order in which it was given", async () => {
    const next = limitConcurrency(1, 10);
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
    const next = limitConcurrency(1, 10);
    const failing = next(async () => {
      throw new Error("no");
    });
    const following = next(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await following).toBe("done");
  });

  it("is refused while as many wait as may, and taken again afterwards", async () => {
    const next = limitConcurrency(1, 1);
    const held = Promise.withResolvers<void>();
    const running = next(() => held.promise);
    const waiting = next(async () => "waited");
    await expect(next(async () => "refused")).rejects.toMatchObject({ code: "too-many-requests" });
    held.resolve();
    await running;
    expect(await waiting).toBe("waited");
    expect(await next(async () => "taken")).toBe("taken");
  });
});

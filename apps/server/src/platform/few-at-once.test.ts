import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

describe("Work limited to one task at a time", () => {
  it("never overlaps and keeps its order", async () => {
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

  it("continues after a task failed, and only that task's caller gets the error", async () => {
    const next = limitConcurrency(1, 10);
    const failing = next(async () => {
      throw new Error("no");
    });
    const following = next(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await following).toBe("done");
  });

  it("is rejected while the queue is full, and accepted again afterwards", async () => {
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

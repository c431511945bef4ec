import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackOff } from "./back-off.ts";
import type { Child } from "./child.ts";
import { createSupervisor, type Part } from "./supervisor.ts";

/** A part whose processes die when the test says so; `isSound` tells whether the next one gets ready. */
function aPart() {
  const lives: { die(how: string): void }[] = [];
  const state = { isSound: true };
  const part: Part = {
    name: "The sandbox",
    async start(hold) {
      const ended = Promise.withResolvers<string>();
      const stop = async () => ended.resolve("ended");
      const child: Child = { name: "The sandbox", stop, kill: stop, ended: ended.promise, hasEnded: () => false };
      lives.push({ die: ended.resolve });
      hold(child);
      if (!state.isSound) throw new Error("The sandbox ended with exit code 1 before it was ready.");
    },
  };
  return { part, lives, state };
}

let said: string[];
let pauses: number[];
const givenUp = vi.fn<(reason: string) => void>();
const supervisorFor = () => createSupervisor(givenUp, async (ms) => void pauses.push(ms));

beforeEach(() => {
  said = [];
  pauses = [];
  givenUp.mockReset();
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

describe("A process that npm start keeps running", () => {
  it("is restarted when it dies, with a message", async () => {
    const { part, lives } = aPart();
    await supervisorFor().start(part);
    lives[0]!.die("was ended by SIGKILL");
    await vi.waitUntil(() => said.length === 2);
    expect(lives).toHaveLength(2);
    expect(said).toEqual(["The sandbox was ended by SIGKILL. It is started again.", "The sandbox is back."]);
    expect(givenUp).not.toHaveBeenCalled();
  });

  it("is given up by name after dying 6 times in a row, with growing pauses", async () => {
    const { part, lives, state } = aPart();
    await supervisorFor().start(part);
    state.isSound = false;
    lives[0]!.die("ended with exit code 1");
    await vi.waitUntil(() => givenUp.mock.calls.length > 0);
    expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000]);
    expect(givenUp).toHaveBeenCalledExactlyOnceWith(
      "The sandbox ended with exit code 1 before it was ready. It ended 6 times in a row, so it is not started again.",
    );
  });

  it("is not restarted when it dies before it was ever ready: the start fails", async () => {
    const { part, lives, state } = aPart();
    state.isSound = false;
    await expect(supervisorFor().start(part)).rejects.toThrow("ended with exit code 1 before it was ready");
    expect(lives).toHaveLength(1);
  });

  it("is not restarted once everything is stopping", async () => {
    const { part, lives } = aPart();
    const keeper = supervisorFor();
    await keeper.start(part);
    await keeper.stop([part]);
    await vi.waitUntil(() => keeper.isStopping());
    expect(lives).toHaveLength(1);
    expect(said).toEqual([]);
  });
});

describe("The pause before a restart", () => {
  it("is reset to none after a process has run long enough", () => {
    const backOff = createBackOff();
    expect([5, 5, 5].map((ms) => backOff.afterLifeOf(ms))).toEqual([0, 500, 1_000]);
    expect(backOff.afterLifeOf(60_000)).toBe(0);
    expect(backOff.deaths()).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import { beyondShares } from "./beyond.ts";
import { heldOutLines, heldOutShares } from "./held-out.ts";
import { homes } from "./homes.ts";
import { playedScenarios } from "./scenarios.ts";
import { isBest, isGood, judgedTurns, shareOf } from "./turns.ts";

describe("Lines that nothing was learned from", () => {
  const { right, wrong } = heldOutShares(heldOutLines());

  it("are taken for the right one of two hundred things four times out of five", () =>
    expect(right).toBeGreaterThanOrEqual(0.8));

  it("are hardly ever taken for a wrong one that is gone by", () => expect(wrong).toBeLessThanOrEqual(0.1));
});

describe("Questions that ask more than a record says, and nothing was learned from", () => {
  const { found, right } = beyondShares().all;

  it("are found three times out of four", () => expect(found).toBeGreaterThanOrEqual(0.75));
  it("are hardly ever found where the record says it all", () => expect(right).toBeGreaterThanOrEqual(0.75));
});

describe("Written turns", () => {
  const turns = judgedTurns();

  it("are met with the best kind of answer nine times out of ten", () =>
    expect(shareOf(turns, isBest), listed(turns.filter((turn) => !isBest(turn)))).toBeGreaterThanOrEqual(0.9));

  it("are met with a good one nearly always", () =>
    expect(shareOf(turns, isGood), listed(turns.filter((turn) => !isGood(turn)))).toBeGreaterThanOrEqual(0.97));

  it.each(Object.keys(homes))("never name what nobody told Piper of %s", () =>
    expect(turns.filter(({ reply }) => /\bundefined\b|\bnull\b|\bNaN\b/.test(reply))).toEqual([]),
  );

  const listed = (missed: typeof turns) =>
    missed.map(({ text, wanted, got }) => `${text} => ${got}, not ${wanted.join(", ")}`).join("\n");
});

describe("Whole conversations", () => {
  it.each(playedScenarios().map(({ name, missed }) => [name, missed] as const))("%s", (_, missed) =>
    expect(missed).toEqual([]),
  );
});

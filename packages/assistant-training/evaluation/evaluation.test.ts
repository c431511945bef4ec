import { describe, expect, it } from "vitest";
import { homes } from "./homes.ts";
import { playedScenarios } from "./scenarios.ts";
import { isBest, isGood, judgedTurns, shareOf } from "./turns.ts";

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

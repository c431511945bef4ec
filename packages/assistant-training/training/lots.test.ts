import { describe, expect, it } from "vitest";
import { inOrderOfLots, lotOf, seedOf } from "./lots.ts";

const all = ["the sink drips", "can i see it", "hay lugar", "my dog is old", "how much is it"].map((words) => ({
  words,
  seed: seedOf(words.split(" ")),
}));
const wordsInOrder = (list: typeof all, draw: number) => inOrderOfLots(list, draw).map(({ words }) => words);

describe("The lots that examples draw", () => {
  it("are the same each time, and others with each draw", () => {
    const lots = all.map(({ seed }) => lotOf(seed, 3));
    expect(all.map(({ seed }) => lotOf(seed, 3))).toEqual(lots);
    expect(all.map(({ seed }) => lotOf(seed, 4))).not.toEqual(lots);
  });

  it.each([0, 1, 2, 3])("leave the order of all others as it was where one more comes: draw %i", (draw) => {
    const more = [...all, { words: "is it loud", seed: seedOf(["is", "it", "loud"]) }];
    expect(wordsInOrder(more, draw).filter((words) => words !== "is it loud")).toEqual(wordsInOrder(all, draw));
  });
});

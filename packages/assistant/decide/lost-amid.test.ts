import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const lastOf = (text: string) => talkOf(["when can I see it?", text]).at(-1)!;

describe("Beside times that were offered, what is not understood", () => {
  it.each([
    "the drawers squeak louder than the kettle whenever it snows over there",
    "put the green basket beside yesterday's kettle for the twins' recital",
    "las cajas verdes del tercer estante van con las etiquetas de ayer",
  ])("goes to the owner where it says much, and the time is asked for again: %j", (text) => {
    const { said, orders } = lastOf(text);
    expect(said).toEqual(expect.arrayContaining(["told-owner", "which-time"]));
    expect(orders.filter(({ kind }) => kind === "escalate")).toHaveLength(1);
  });

  it.each(["hmm let me think", "one sec", "no that's not what I said", "déjeme ver"])("stays here else: %j", (text) =>
    expect(lastOf(text).said).not.toContain("told-owner"),
  );

  it.each([
    "we drove past the building twice yesterday while the leaves were falling",
    "you people remind me of the office where my uncle spent thirty winters",
    "mi abuela guarda las fotos de toda la familia en una caja de galletas",
  ])("what is only told is thanked for, and the time asked for again: %j", (text) => {
    const { said, orders } = lastOf(text);
    expect(said).toEqual(["thanks-for-telling", "which-time"]);
    expect(orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
});

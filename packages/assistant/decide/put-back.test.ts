import { describe, expect, it } from "vitest";
import { accepted, known, say, talkOf, thursday } from "./testing.ts";

const saturday = "2026-05-16T14:00:00Z";

describe("Who puts a time back", () => {
  it.each([
    ["can i see it saturday at 10?", "monday at 5 instead", "hmm, put it back how it was"],
    ["can i see it saturday at 10?", "monday at 5 instead", "sorry, let's go back to the original time"],
    ["can i see it saturday at 10?", "actually no, 11", "switch it back please"],
    ["quiero verla el sábado a las 10", "mejor el lunes a las 6", "no, déjela como estaba"],
    ["quiero verla el sábado a las 10", "mejor el lunes a las 6", "volvamos a la hora de antes"],
  ])("means the one that stood before, while it is chosen: %j, %j, %j", (...texts) =>
    expect(talkOf(texts).at(-1)?.talk.chosen?.startsAt).toBe(saturday),
  );

  it.each(["ok change it back", "póngala como estaba"])("moves the request back: %j", (text) => {
    const world = { renter: known, request: { ...accepted, status: "PENDING" as const } };
    const moved = say("can we move it to saturday at 10?", world);
    expect(moved.orders).toContainEqual(expect.objectContaining({ kind: "move-showing", startsAt: saturday }));
    const there = { ...world.request, startsAt: Temporal.Instant.from(saturday) };
    expect(say(text, { ...world, request: there }, moved.talk).orders).toContainEqual(
      expect.objectContaining({ kind: "move-showing", startsAt: thursday }),
    );
  });

  it("names another hour all the same", () =>
    expect(
      talkOf(["can i see it saturday at 10?", "monday at 5 instead", "put it back on saturday at 11"]).at(-1)?.talk
        .chosen?.startsAt,
    ).toBe("2026-05-16T15:00:00Z"));
});

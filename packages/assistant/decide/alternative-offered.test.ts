import { describe, expect, it } from "vitest";
import { accepted, known, talkOf } from "./testing.ts";

/** A showing on Monday, May 11 at 5:00 PM. */
const request = { ...accepted, startsAt: Temporal.Instant.from("2026-05-11T21:00:00Z") };
const lastOf = (text: string) => talkOf([text], { renter: known, request }).at(-1)!;

describe("Another time offered beside a showing", () => {
  it.each([
    "in case monday is not good for the owner, thursday at 5:30 works as well",
    "I could also do saturday at 10 if monday turns out bad for her",
    "if monday does not work for them, thursday at 5 is fine for me too",
    "si el lunes no le conviene a la dueña, también puedo el jueves a las 5",
    "también podría el sábado a las 10 si el lunes se le complica",
  ])("is told to the owner and moves nothing: %j", (text) => {
    const { orders, said } = lastOf(text);
    expect(orders.map(({ kind }) => kind)).toEqual(["escalate"]);
    expect(said).toContain("stands");
  });

  it.each([
    ["can we make it thursday at 5:30 instead", "2026-05-14T21:30:00Z"],
    ["monday no longer works, can we do thursday at 5 please", "2026-05-14T21:00:00Z"],
    ["mejor el sábado a las 10, el lunes ya no puedo", "2026-05-16T14:00:00Z"],
  ])("is none where it is asked for: %j", (text, startsAt) =>
    expect(lastOf(text).orders).toContainEqual(expect.objectContaining({ kind: "move-showing", startsAt })),
  );
});

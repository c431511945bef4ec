import { describe, expect, it } from "vitest";
import { newTalk } from "../talk.ts";
import { accepted, known, say, talkOf } from "./testing.ts";

const facts = "i make 6000 a month, credit 700, no pets, moving june 1. i'm Al Bo, 937 555 0101";

describe("An hour alone that puts right the one that stands", () => {
  it.each([
    ["can we see it saturday at 10?", "actually no, 11", "2026-05-16T15:00:00Z"],
    ["can we see it monday at 5?", "wait, six", "2026-05-11T22:00:00Z"],
    ["can we see it monday at 5?", "sorry i meant 530", "2026-05-11T21:30:00Z"],
    ["quiero verla el sábado a las 10", "perdón, 11", "2026-05-16T15:00:00Z"],
    ["quiero verla el lunes a las 5", "no, mejor 6", "2026-05-11T22:00:00Z"],
  ])("is of its day, while facts are asked for: %j, %j", (wish, text, startsAt) =>
    expect(talkOf([wish, text]).at(-1)?.talk.chosen?.startsAt).toBe(startsAt),
  );

  it.each(["perdón, 11", "no, mejor 11", "espere, 11"])("leaves the language as it was: %j", (text) =>
    expect(talkOf(["quiero verla el sábado a las 10", text]).at(-1)?.text).toContain("está libre"),
  );

  it.each(["nope, eleven instead", "oh sorry, 11", "espere, 11"])("moves what was requested: %j", (text) => {
    const [before] = talkOf([`can we see it saturday at 10? ${facts}`]);
    expect(before?.orders).toContainEqual(expect.objectContaining({ kind: "request-showing" }));
    const turn = talkOf(["can we see it saturday at 10?", facts, text]).at(-1);
    expect(turn?.text).toContain("11:00");
  });

  it.each([
    "5:30 would be better actually, the traffic is awful at five",
    "5:30 would be easier, I'd run late at five",
  ])("moves what was requested, and tells of no delay: %j", (text) => {
    const request = { ...accepted, status: "PENDING" as const };
    const turn = say(text, { renter: known, request }, { ...newTalk, introduced: true });
    expect(turn.said).toEqual(["move-requested"]);
  });

  it.each(["no, 2 cats", "sorry, 650", "no pets, and 4 of us"])("is none in %j", (text) =>
    expect(talkOf(["can we see it saturday at 10?", text]).at(-1)?.talk.chosen?.startsAt).toBe("2026-05-16T14:00:00Z"),
  );
});

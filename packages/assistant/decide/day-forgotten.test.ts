import { describe, expect, it } from "vitest";
import { dayAt } from "../dialogue/home-clock.ts";
import { sampleWorld } from "../sample-home.ts";
import { accepted, known, say, talkOf } from "./testing.ts";

const zone = sampleWorld.property.timeZone;
const daysOf = ({ talk }: ReturnType<typeof say>): string[] =>
  talk.offered.map(({ startsAt }) => dayAt(startsAt, zone));

describe("A day that a renter calls off", () => {
  it.each([
    ["can we come monday at 6?", "ugh forget monday, work called", "2026-05-11"],
    ["can we come saturday at 11?", "scratch saturday, my mom needs the car", "2026-05-16"],
    ["can we come monday at 6?", "never mind monday", "2026-05-11"],
    ["queremos verla el lunes a las 6", "olvídese del lunes, me toca trabajar", "2026-05-11"],
    ["queremos verla el lunes a las 6", "olvida el lunes", "2026-05-11"],
  ])("is no day to move in on and is not offered again: %j, %j", (wish, text, day) => {
    const turn = talkOf([wish, text]).at(-1)!;
    expect(turn.orders).not.toContainEqual(expect.objectContaining({ kind: "record-facts" }));
    expect(turn.talk.chosen).toBeNull();
    expect(daysOf(turn)).not.toEqual([]);
    expect(daysOf(turn)).not.toContain(day);
  });

  it.each(["forget thursday, what other days are there?", "olvide el jueves, ¿qué otros días hay?"])(
    "gives way to others, of somebody who has a showing: %j",
    (text) => {
      const turn = say(text, { renter: known, request: accepted });
      expect(daysOf(turn)).not.toEqual([]);
      expect(daysOf(turn)).not.toContain("2026-05-14");
    },
  );

  it("is kept by who says not to forget it", () =>
    expect(
      say("don't forget thursday, i'll be there", { renter: known, request: accepted }).talk.refused ?? [],
    ).toEqual([]));
});

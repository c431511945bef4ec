import { describe, expect, it } from "vitest";
import { openingAt } from "../sample-home.ts";
import { known, talkOf } from "./testing.ts";

const evening = openingAt("2026-05-11T18:00");
const request = { ...evening, id: "r", status: "PENDING" as const };
const world = { renter: known, request };
const saturday = ["2026-05-16T10:00", "2026-05-16T10:30", "2026-05-16T11:00"].map((clock) =>
  openingAt(clock).startsAt.toString(),
);
const offeredIn = (texts: readonly string[]) =>
  talkOf(texts, world)
    .at(-1)!
    .talk.offered.map(({ startsAt }) => startsAt);

describe("The day that a showing is moved to", () => {
  it.each([
    ["i get off at 4:15", "saturday would be better than monday for us, they put my class on monday night"],
    [
      "I work until 4",
      "saturday instead of monday please, my mom's flight got changed to monday evening, any hour is ok",
    ],
    ["salgo del trabajo a las 4", "mejor el sábado en vez del lunes, me pasaron la clase al lunes en la noche"],
    ["trabajo hasta las 4", "¿puede ser sábado en vez de lunes? me cambiaron el turno al lunes por la noche"],
  ])("is open though hours that kept the renter on others were told: %j, %j", (hours, move) =>
    expect(offeredIn([hours, move])).toEqual(saturday),
  );
  it.each([["I work until 4", "what else do you have on monday or thursday?"]])(
    "leaves those hours to the other days: %j, %j",
    (hours, after) => {
      const openings = [
        openingAt("2026-05-11T15:00"),
        evening,
        openingAt("2026-05-14T17:00"),
        openingAt(clockOfSaturday),
      ];
      const turns = talkOf([hours, "saturday instead of monday, any time", after], { ...world, openings });
      expect(turns[1]?.talk.offered.map(({ startsAt }) => startsAt)).toEqual([saturday[0]]);
      expect(turns[2]?.talk.offered.map(({ startsAt }) => startsAt)).not.toContain(openings[0]?.startsAt.toString());
    },
  );
});

const clockOfSaturday = "2026-05-16T10:00";

describe("An hour of those that a message names", () => {
  it.each([
    "you listed 10 and 10:30 for saturday, the second of those please",
    "saturday had 10 and 10:30, i'd take the later of them",
    "el sábado tenía 10 y 10:30, deme la segunda de esas",
  ])("is picked by its place among them, whatever was offered: %j", (text) => {
    const turn = talkOf(["what times do you have?", text], { renter: known }).at(-1)!;
    expect(turn.orders).toContainEqual(expect.objectContaining({ kind: "request-showing", startsAt: saturday[1] }));
  });
});

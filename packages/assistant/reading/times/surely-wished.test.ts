import { describe, expect, it } from "vitest";
import { sampleHome, sampleNow } from "../../sample-home.ts";
import { newTalk } from "../../talk.ts";
import { understand } from "../understand.ts";

const timesOf = (text: string, hasShowing = false) =>
  understand(text, {
    history: [],
    now: sampleNow,
    timeZone: "America/New_York",
    talk: { ...newTalk, introduced: true },
    property: sampleHome,
    hasShowing,
  }).times.map(({ not, from, at }) => `${not ? "not " : ""}${from ?? "any day"}${at ? ` ${at}` : ""}`);

describe("A time that is surely to come at, among several,", () => {
  it.each([
    [
      "they start on me at 8, saturday at 10 would be great, if not sunday at 11",
      ["2026-05-10 11:00", "2026-05-16 10:00"],
    ],
    ["could we see it friday at 4? if not monday at 6", ["2026-05-11 18:00", "2026-05-15 16:00"]],
    ["¿la puedo ver el viernes a las 4? si no el lunes a las 6", ["2026-05-11 18:00", "2026-05-15 16:00"]],
    ["quisiera pasar a verla el martes a las 3 y mudarme el 1 de julio", ["2026-05-12 15:00"]],
  ])("is wished for: %j", (text, times) => {
    expect(timesOf(text).toSorted()).toEqual(times);
  });

  it.each([
    ["can my wednesday at 3 be friday at 3", ["2026-05-15 15:00"]],
    ["la visita del miércoles a las 3, ¿la pasamos al viernes a las 3?", ["2026-05-15 15:00"]],
  ])("is wished for alone beside the showing that one has: %j", (text, times) => {
    expect(timesOf(text, true)).toEqual(times);
  });

  it.each([
    ["my yoga is at 9, tuesday at 9 is bad, tuesday at 4 is good", ["2026-05-12 16:00"]],
    ["friday at 11 is too early for us, friday at 2 works", ["2026-05-15 14:00", "not 2026-05-15 11:00"]],
    ["tengo junta a las 9, el miércoles a las 9 es malo, el miércoles a las 4 está bien", ["2026-05-13 16:00"]],
    ["monday at 2 maybe, thursday at 4 for sure", ["2026-05-11 14:00", "2026-05-14 16:00"]],
  ])("leaves no wish for an hour that is hardly to come at: %j", (text, times) => {
    expect(timesOf(text).toSorted()).toEqual(times);
  });
});

import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

const monday = "2026-05-11";
const wished = (text: string) =>
  hear(text, { introduced: true }).times.filter(({ not, from }) => !not && from === monday);

describe("A day refused and offered again in part", () => {
  it.each([
    ["Monday is not possible, I have choir. Monday after 6:15 could do it though", "18:15"],
    ["not Monday. Actually I could do Monday after 6", "18:00"],
    ["no Monday. Wait, Monday after 6 works", "18:00"],
    ["not Monday. Monday after 6 maybe?", "18:00"],
    ["I can't do Monday. But Monday evening would be okay", "17:00"],
    ["el lunes no puedo, tengo ensayo. El lunes después de las 6:15 sí", "18:15"],
    ["el lunes no me queda. Ah no, sí puedo el lunes después de las 6", "18:00"],
  ])("is wished for in that part: %j", (text, after) => expect(wished(text)).toMatchObject([{ after }]));

  it.each([
    "Thursday instead of Monday, my choir was put on Monday evening",
    "could we do Thursday instead of Monday, they gave me the Monday evening shift",
    "mejor el jueves en vez del lunes, me cambiaron el ensayo al lunes en la noche",
  ])("is told apart from what else is told of it: %j", (text) => expect(wished(text)).toEqual([]));
});

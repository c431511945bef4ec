import { expect, it } from "vitest";
import { hear } from "../testing.ts";

it.each([
  "feel free to call, only not before ten",
  "my number is 937-555-0144, not before ten please",
  "texts are okay, just not after eight",
  "no calls before ten",
  "me puede llamar pero no antes de las diez",
  "mi celular es 937-555-0144, no antes de las diez",
])("When one may be called is no time of a showing: %j", (text) =>
  expect(hear(text, { introduced: true }).times).toEqual([]),
);

it.each([
  "we could come Saturday, not before eleven",
  "text me the address, and for the tour Saturday, not before eleven for the visit",
  "podemos ir el sábado, no antes de las once",
])("From when on one comes is one: %j", (text) =>
  expect(hear(text, { introduced: true }).times[0]).toMatchObject({ from: "2026-05-16", after: "11:00" }),
);

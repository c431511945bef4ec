import { expect, it } from "vitest";
import { ageOn } from "./age.ts";

const day = Temporal.PlainDate.from("2026-11-25");

it.each([
  ["2008-11-25", 18],
  ["2008-11-26", 17],
  ["1901-11-25", 125],
  ["2026-11-25", 0],
  ["2026-11-26", -1],
  ["2030-01-01", -4],
])("Somebody born %s is %i years old", (born, age) => expect(ageOn(Temporal.PlainDate.from(born), day)).toBe(age));

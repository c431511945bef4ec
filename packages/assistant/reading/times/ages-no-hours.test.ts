import { expect, it } from "vitest";
import { hear } from "../testing.ts";

const at = (local: string) => ({ startsAt: `2026-05-16T${local}:00-04:00`, tourType: "IN_PERSON" as const });
const offered = [at("10:00"), at("10:30"), at("11:00")];

it.each(["it's me plus my son he's 11, every other week", "three of us, our daughter's 10", "me and shes 11"])(
  "Among times that were offered an age is no hour: %j",
  (text) => expect(hear(text, { introduced: true, offered, awaiting: "time" }).times).toEqual([]),
);

it("The ages of children behind a comma are no hours", () =>
  expect(hear("sería para mí y mis hijas, de 10 y 11").times).toEqual([]));

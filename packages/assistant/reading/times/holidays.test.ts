import { describe, expect, it } from "vitest";
import { normal } from "../text/normal.ts";
import { daysIn } from "./days.ts";

const today = Temporal.PlainDate.from("2026-05-12");
const named = (text: string) => daysIn(normal(text), today).map(({ from, to }) => `${from}..${to}`);

describe("A holiday named on Tuesday, May 12, 2026, is", () => {
  it.each([
    ["the day after Thanksgiving", "2026-11-27..2026-11-27"],
    ["around Thanksgiving", "2026-11-26..2026-11-26"],
    ["on Labor Day", "2026-09-07..2026-09-07"],
    ["Labor Day weekend", "2026-09-05..2026-09-07"],
    ["Memorial Day", "2026-05-25..2026-05-25"],
    ["memorial day weekend", "2026-05-23..2026-05-25"],
    ["right after new years", "2027-01-02..2027-01-08"],
    ["New Year's Eve", "2026-12-31..2026-12-31"],
    ["the week after Memorial Day", "2026-06-01..2026-06-07"],
    ["before Christmas", "2026-12-18..2026-12-24"],
    ["mother's day", "2027-05-09..2027-05-09"],
    ["después de navidad", "2026-12-26..2027-01-01"],
    ["black friday", "2026-11-27..2026-11-27"],
  ])("%j: %s", (text, span) => expect(named(text)).toEqual([span]));
  it.each([
    "can i put up christmas lights",
    "is there a labor day sale on the rent",
    "do you do thanksgiving dinner for tenants",
    "is the new yearly rent the same",
    "my mother's place is nearby",
    "room for a christmas tree?",
  ])("none in %j", (text) => expect(named(text)).toEqual([]));
});

import { describe, expect, it } from "vitest";
import { least } from "../rank.ts";
import { hear } from "../testing.ts";
import { normal } from "../text/normal.ts";
import { likelyBeyondRecord } from "./beyond.ts";

const asksMore = (topic: string, text: string) => likelyBeyondRecord(topic, normal(text)) >= least.beyond;

describe("A question of a topic", () => {
  it.each([
    ["amenities.hasPool", "until what hour can you swim at night"],
    ["deposit", "is the deposit due the day we sign"],
    ["parking", "would a tall van clear the carport roof"],
    ["pets", "what happens if my dog barks"],
    ["laundry", "how many quarters does one wash take"],
    ["amenities.hasBalcony", "¿a qué lado da el balcón?"],
    ["rent", "does the rent go up every year"],
  ])("of %s asks more than its record says: %j", (topic, text) => expect(asksMore(topic, text)).toBe(true));

  it.each([
    ["amenities.hasPool", "any chance there's somewhere to swim"],
    ["deposit", "how big a deposit do you want"],
    ["parking", "where would we put our two cars"],
    ["pets", "would my two old cats be fine"],
    ["laundry", "where do people wash their clothes"],
    ["amenities.hasBalcony", "¿y balcón trae?"],
    ["rent", "what are you asking a month"],
  ])("of %s is answered by its record: %j", (topic, text) => expect(asksMore(topic, text)).toBe(false));

  it("of a topic without a record is not judged", () =>
    expect(asksMore("schools", "how far is the school bus stop")).toBe(false));
});

it.each(["so is it the one with the elevator?", "it is with furniture?", "¿es el que tiene elevador?"])(
  "Who names a thing alone asks no more than whether it is there: %j",
  (text) => expect(hear(text).asks.map(({ needsOwner }) => needsOwner)).toEqual([false]),
);

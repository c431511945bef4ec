import { describe, expect, it } from "vitest";
import { namesStreet, namesWord } from "./street-words.ts";

describe("The match of a text with a street", () => {
  it.each([
    ["Is 123 Main St still available?", "123 Main St"],
    ["is 123 main street available", "123 Main St"],
    ["the one at 123 Main", "123 Main Street"],
    ["123 north main st.", "123 N Main St"],
    ["123 O'Neil Ave", "123 ONeil Avenue"],
    ["14 saint james place", "14 St. James Pl"],
    ["4 ÉLAN way", "4 Élan Way"],
  ])('accepts "%s" for %s', (text, address) => expect(namesStreet(text, address)).toBe(true));

  it.each([
    ["1123 Main St", "123 Main St"],
    ["123 Mainland Dr", "123 Main St"],
    ["124 Main St", "123 Main St"],
    ["rent is 123", "123 Main St"],
    ["Main St", "123 Main St"],
  ])('rejects "%s" for %s', (text, address) => expect(namesStreet(text, address)).toBe(false));

  it("allows the city and the apartment beside it", () => {
    expect(namesWord("12 Main in new york please", "New York")).toBe(true);
    expect(namesWord("12 Main apt 4B", "4B")).toBe(true);
    expect(namesWord("12 Main apt 14", "4")).toBe(false);
  });
});

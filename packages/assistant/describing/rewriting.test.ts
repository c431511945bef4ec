import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { acceptedDescription, writingPrompt } from "./rewriting.ts";

const highlights = "New windows, corner unit\nPerfect for young couples\nCall me: 614-555-0142";
const accept = (text: string) => acceptedDescription([text], sampleHome, highlights);

describe("A description in a model's words", () => {
  it("is used where it says what facts and highlights say", () =>
    expect(
      accept("This two-bedroom Craftsman apartment in Dayton, OH offers 940 square feet with new windows & a balcony."),
    ).toEqual({
      html: "<p>This two-bedroom Craftsman apartment in Dayton, OH offers 940 square feet with new windows &amp; a balcony.</p>",
    }));

  it.each([
    ["a number", "A three-bedroom apartment."],
    ["an amenity", "It has a fireplace."],
    ["a place", "Steps from the university."],
    ["praise", "A stunning apartment."],
    ["people", "It is perfect for young couples."],
    ["a price", "Two bedrooms for $900."],
    ["a contact", "Write to owner@x.test."],
    ["markup", "<script>alert(1)</script>"],
  ])("is refused with %s of its own", (_, text) => expect(accept(text)).toHaveProperty("refused"));

  it("is asked for without price, street, contacts and what may not be said", () => {
    const { data } = writingPrompt(sampleHome, `${highlights}\nOn ${sampleHome.location.address}`);
    expect(data).toContain("New windows");
    expect(data).not.toContain(sampleHome.location.address);
    expect(data).not.toMatch(/young|614|\$/);
  });
});

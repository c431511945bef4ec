import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { withItemsApart } from "./numbered-items.ts";

describe("A numbered list", () => {
  it.each([
    ["1) is gas included 2) how old is the roof", "is gas included\nhow old is the roof"],
    [
      "Hi. 1. do you take dogs 2. is there a gym 3. how much is the deposit",
      "Hi.\ndo you take dogs\nis there a gym\nhow much is the deposit",
    ],
    ["(1) ¿incluye agua? (2) ¿aceptan gatos?", "¿incluye agua?\n¿aceptan gatos?"],
  ])("is taken apart: %j", (text, lines) => expect(withItemsApart(text).trim()).toBe(lines));

  it.each(["we need 2) bedrooms", "5. May works", "1) parking", "from 1. to 3. of June"])("is none: %j", (text) =>
    expect(withItemsApart(text)).toBe(text),
  );

  it("is answered item by item", () =>
    expect(hear("1) is water included 2) do you allow cats 3) how much is the deposit").topics).toEqual([
      "utilities.water",
      "pets.cats",
      "deposit",
    ]));
});

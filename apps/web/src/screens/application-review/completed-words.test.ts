import { expect, it } from "vitest";
import { completedWords } from "./completed-words.ts";

it.each([
  [1, "First"],
  [2, "2nd"],
  [3, "3rd"],
  [11, "11th"],
  [21, "21st"],
])("The rank %i of a completed application reads %s", (nth, read) => {
  expect(completedWords(nth)).toBe(`${read} completed application for this home`);
});

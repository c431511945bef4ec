import { describe, expect, it } from "vitest";
import { termsToldIn } from "./terms-told.ts";

describe("What an owner's answer sets for a renter", () => {
  it.each([
    ["That's fine, with no score I ask for two months' deposit", ["deposit"]],
    ["I could do the rent at 1300 if you sign for two years", ["rent"]],
    ["I'd waive the deposit for you", ["deposit"]],
    ["Con un depósito mayor sí. Puede venir el jueves", ["deposit"]],
  ])("is a rent or a deposit: %j", (answer, terms) => expect(termsToldIn(answer)).toEqual(terms));
  it.each([
    "Yes, water is included in the rent, and two spots",
    "Rent is due on the first",
    "No pet deposit for a hamster",
    "El agua va incluida en la renta",
  ])("is none: %j", (answer) => expect(termsToldIn(answer)).toEqual([]));
});

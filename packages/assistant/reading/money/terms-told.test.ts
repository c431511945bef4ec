import { describe, expect, it } from "vitest";
import { rentSetIn, termsToldIn } from "./terms-told.ts";

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

describe("The rent that an owner's answer sets", () => {
  it.each([
    ["I can do 1,450 on a 12 month lease, no prepayment needed. Electric runs about 90.", 1450],
    ["1,525 is fine for a year", 1525],
    ["We could come down to $1400 a month", 1400],
    ["Se la dejo en 1,480 si firma por un año", 1480],
    ["We could do 1500 from June 2027", 1500],
    ["Sí, puedo dejarla en 1,550 para el depto 2104", 1550],
  ])("is the one amount it would take: %j", (answer, rent) => expect(rentSetIn(answer)).toBe(rent));
  it.each([
    "No, 1600 is firm.",
    "I can't do 1450",
    "I can do a deposit of 1450",
    "I could do 1500 or 1550 depending on the lease",
    "That works, the lease can start in 2027",
    "I can do that, it's apartment 1204",
    "Puedo, es el departamento 2104",
    "Works for me, the building is from 1987",
    "You'd need 4650 a month of income, that works",
  ])("is none: %j", (answer) => expect(rentSetIn(answer)).toBeNull());
});

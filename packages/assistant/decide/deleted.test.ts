import { describe, expect, it } from "vitest";
import { good, kinds, known, say, talkOf } from "./testing.ts";

const deleted = (text: string) => say(text, { renter: known });

describe("What a renter wants to be kept no longer", () => {
  it.each([
    ["could you delete my brother's pay", "monthlyIncome", "the income"],
    ["take my roommate's score off please", "creditScore", "the credit score"],
    ["please erase my move-in date", "moveIn", "the move-in date"],
    ["quite mi sueldo por favor", "monthlyIncome", "el ingreso"],
    ["borre mi puntaje", "creditScore", "el puntaje"],
  ])("is deleted, and that is said: %j", (text, fact, words) => {
    const turn = deleted(text);
    expect(turn.orders).toContainEqual({ kind: "record-facts", facts: { [fact]: null } });
    expect(turn.text).toContain(words);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("is no part of the talk anymore either, though it was told in part", () => {
    const renter = { ...known, facts: { ...good, monthlyIncome: null } };
    const texts = ["i make 2,640, does my daughter's 1,150 from target help", "please delete my income"];
    const [first, then] = talkOf(texts, { renter });
    expect(JSON.stringify(first?.talk)).toContain("2640");
    expect(JSON.stringify(then?.talk)).not.toContain("2640");
    expect(then?.text).toContain("the income");
  });
  it("takes the word for a credit along", () => {
    const facts = { ...good, creditScore: null, creditWord: "good" };
    const turn = say("please delete my credit score", { renter: { ...known, facts } });
    expect(turn.orders).toContainEqual({ kind: "record-facts", facts: { creditWord: null } });
    expect(turn.text).toContain("the credit score");
  });
  it("is nothing that was never told", () => {
    const facts = { ...good, creditScore: null };
    expect(say("please delete my credit score", { renter: { ...known, facts } }).text).not.toContain("deleted");
  });
  it.each([
    "can you take off the pet fee",
    "would the owner drop the credit requirement",
    "could you take my dog",
    "i take my dog out at six",
    "what if i get rid of the dog",
  ])("is none of the home's terms: %j", (text) => expect(deleted(text).text).not.toContain("deleted"));
});

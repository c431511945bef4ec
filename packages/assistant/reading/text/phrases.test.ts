import { describe, expect, it } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { normal, tokensOf } from "./normal.ts";
import { partsOfPhrase, phrases } from "./phrases.ts";

const lists = { fee: "fee; deposit; pet rent", day: "monday; tuesday" };
const isFound = (phrase: string, text: string): boolean =>
  new Lexicon([["found", phrases(phrase)]], lists).has(["^", ...tokensOf(normal(text)), "$"]);

describe("a phrase of a table", () => {
  it.each([
    ["waive .. fee", "could you waive all of the fees", "waive this one very old fee"],
    ["waive . fee", "waive the fee", "waive all the fees"],
    ["fee ... waived", "the fee would be gone if you somehow had it waived", "waived the fee"],
    ["waive|drop it", "can you drop it", "can you keep it"],
    ["(knock off|waive) it", "knock off it", "knock it"],
    ["waive (the|my)? fee", "waive fee", "waive your fee"],
    ["waive {fee}", "waive pet rent", "waive rent"],
    ["on {day}? please", "on please", "on sunday please"],
    ["waiv* it", "I wish you waived it", "I wave it"],
    ["offer #", "I offer $5", "I offer five"],
    ["offer ###", "I offer 1,450", "I offer 14"],
    ["take ### !(am|{day})", "take 1200 now", "take 530 tuesday"],
    ["^ no", "no dogs", "there are no dogs"],
    ["thanks $", "ok thanks", "thanks for that"],
  ])("%j is in %j and not in %j", (phrase, text, other) => {
    expect(isFound(phrase, text)).toBe(true);
    expect(isFound(phrase, other)).toBe(false);
  });
  it("counts the words that it found, without gaps", () => {
    const [hit] = new Lexicon([["found", ["waive (the|my old)? .. fee|rent"]]]).find(tokensOf("waive my old pet fee"));
    expect(hit).toEqual({ key: "found", from: 0, to: 5, words: 4 });
  });
  it.each(["(the|my)? fee", ".. fee"])("begins with a word, and not like %j", (phrase) =>
    expect(() => partsOfPhrase(phrase)).toThrow("A phrase begins with a word"),
  );
  it("names a list that there is", () => expect(() => partsOfPhrase("waive {fees}", lists)).toThrow("named fees"));
});

import { describe, expect, it } from "vitest";
import { moveOf, type Spoken } from "./dialogue.ts";

const wednesday = Temporal.PlainDate.from("2026-05-27");
const shown = "Birch Hall on 12 Quarry Road has 2 bedrooms and 1 bath. The rent is $2,150 per month.";
const said = (...lines: string[]): Spoken[] =>
  lines.map((text, i) => ({ by: (lines.length - i) % 2 === 1 ? "other" : "renter", text }));
const acts = (text: string, ...before: string[]) => [...moveOf(text, said(...before), wednesday).acts].sort();

describe("What a sentence does", () => {
  it.each([
    ["We're on the lookout for a flat that takes dogs", [], ["seek"]],
    ["Tucson, and two bathrooms please", ["In which town, and how many baths?"], ["seek"]],
    ["Got any others on your books?", [shown], ["others"]],
    ["Is there another one that comes furnished?", [shown], ["others", "seek"]],
    ["Would my two cats be allowed?", [shown], ["ask"]],
    ["Could you put me down for a walk through?", [shown], ["visit"]],
    ["Muéstrame otra opción", [shown], ["others"]],
    ["Me gustaría agendar una visita", [shown], ["visit"]],
    ["Nope, that's everything, cheers", ["Is there anything else I can help you with?"], ["negate", "thank"]],
    ["Lovely, thanks!", ["Your visit is booked."], ["thank"]],
  ])("%j after %j: %j", (text, before, does) => expect(acts(text, ...before)).toEqual(does));
});

describe("The same words after different questions", () => {
  it.each([
    [shown, ["take"]],
    ["Would you like to visit it?", ["affirm", "visit"]],
    ["Please confirm: a visit to Birch Hall on June 3rd.", ["affirm"]],
  ])("%j makes of “sounds great” %j", (before, does) => expect(acts("sounds great", before)).toEqual(does));
  it.each([
    ["When would you like to go?", ["date"]],
    ["Would you like to visit it?", ["affirm", "date", "visit"]],
    ["Please confirm: a visit to Birch Hall on June 3rd.", ["date", "negate"]],
  ])("%j makes of “let's do Friday” %j", (before, does) =>
    expect(acts("let's do Friday", shown, "could I see it", before)).toEqual(does),
  );
});

describe("The day of a visit", () => {
  const day = (text: string) => moveOf(text, said("When would you like to visit?"), wednesday).day;
  it.each([
    ["the 3rd works", "2026-06-03", "the 3rd"],
    ["the 3rd of next month please", "2026-06-03", "the 3rd of next month"],
    ["Sunday this week", "2026-05-31", "sunday this week"],
    ["Thursdy no, I mean wednsday next week", "2026-06-03", "wednesday next week"],
    ["el 2 de junio", "2026-06-02", "el 2 de junio"],
  ])("%j is %s, said as %j", (text, date, words) =>
    expect(day(text)).toEqual({ date: Temporal.PlainDate.from(date), words }),
  );
  it.each(["That'll be all for today", "thanks for your help today", "I don't need anything right now"])(
    "is not named by a farewell: %j",
    (text) => expect(day(text)).toBeNull(),
  );
});

describe("The topics of a message", () => {
  it.each([
    ["Which number do I ring them at? And is it furnished?", ["phone", "amenities.isFurnished"]],
    ["My phone number is 555-0148", []],
    ["I'd want a place that allows pets", []],
  ])("%j asks of %j", (text, topics) => expect(moveOf(text, said(shown), wednesday).topics).toEqual(topics));
});

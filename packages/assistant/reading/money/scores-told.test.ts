import { describe, expect, it } from "vitest";
import { sampleHome } from "../../sample-home.ts";
import { asked, hear } from "../testing.ts";

describe("A credit score", () => {
  it.each([
    ["cobro 3,150 al mes y de crédito 671", 671],
    ["car insurance is 215 a month, I bring in 3,900 and my score is 693", 693],
    ["I gross 820 a week, credit 664", 664],
  ])("is not made of what is earned or paid beside it: %j", (text, score) =>
    expect(hear(text, asked("income", "credit")).facts.creditScore).toEqual({ low: score, high: score }),
  );

  it.each([
    ["you want at least 650 and I have 662", 662],
    ["piden 620 y yo tengo 635", 635],
    ["the ad says 640 minimum, mine is 655", 655],
  ])("is told beside the least that the home asks for: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );

  it.each([
    ["I'm at 688 and my girlfriend is at 634", 634],
    ["el mío 702, el de mi esposa 668", 668],
    ["640 and 695", 640],
  ])("of two people is the lower, with no word for it where it was asked for: %j", (text, low) =>
    expect(hear(text, asked("income", "credit")).facts.creditScore?.low).toBe(low),
  );

  it.each(["I make 640 a week plus tips", "recibo 720 de pensión y 1,500 del trabajo", "my car payment is 388"])(
    "is not heard of money: %j",
    (text) => expect(hear(text, asked("income", "credit")).facts.creditScore).toBeUndefined(),
  );

  it.each([
    ["no animals, three people, 688", 688],
    ["4800, no pets, 655", 655],
    ["una persona, sin perros, 702", 702],
  ])("is one of the short answers of a row that nobody asked for: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );

  it.each([
    ["it went from 560 to 671, my credit", 671],
    ["credit jumped from 590 to 645 since january", 645],
    ["my score is 668, up from 570", 668],
  ])("is not what it was before it changed: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );

  it.each(["mine is 705", "650? mine's 641"])("is no income beside: %j", (text) =>
    expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );
});

describe("A score said aloud", () => {
  it.each([
    ["I want to say six forty, no wait, it's six ninety something", 690],
    ["tengo seis sesenta, creo", 660],
    ["siete treinta y cinco", 735],
  ])("is told to the question for it, as it is put right: %j", (text, score) => {
    const { low = 0, high = 0 } = hear(text, asked("credit")).facts.creditScore ?? {};
    expect(low <= score && score <= high).toBe(true);
  });
});

describe("A score in a sentence of its own", () => {
  const offered = [{ startsAt: "2026-11-24T17:00:00Z", tourType: "IN_PERSON" as const }];
  it.each([
    ["oh and 688", 688],
    ["Saturday works. 702", 702],
    ["645", 645],
  ])("is told while times are offered: %j", (text, score) =>
    expect(hear(text, { introduced: true, awaiting: "time", asked: ["credit"], offered }).facts.creditScore).toEqual({
      low: score,
      high: score,
    }),
  );
  it("is told with a word for whose it is, to the question for one", () =>
    expect(
      hear("mine's a 655 by the way", { introduced: true, awaiting: "time", asked: ["credit"], offered }).facts,
    ).toMatchObject({ creditScore: { low: 655, high: 655 } }));
  it.each(["mi esposo 655 y yo 710", "my husband 655 and me 710"])(
    "is no income where none was asked for: %j",
    (text) =>
      expect(hear(text, asked("credit")).facts).toEqual({ creditScore: { low: 655, high: 655 }, creditUnknown: false }),
  );
  it("is told to the question for something else, with no word for it", () =>
    expect(hear("720", asked("income", "moveIn")).facts.creditScore).toEqual({ low: 720, high: 720 }));
  it("is no score where it is the hour of a time offered", () => {
    const clock = { startsAt: "2026-11-24T21:45:00Z", tourType: "IN_PERSON" as const };
    const at = Temporal.Instant.from(clock.startsAt).toZonedDateTimeISO(sampleHome.timeZone);
    const said = `${((at.hour + 11) % 12) + 1}45`;
    const talk = { introduced: true, awaiting: "time" as const, asked: ["credit"], offered: [clock] };
    expect(hear(said, talk).facts.creditScore).toBeUndefined();
  });
});

describe("A number to be called by that lacks digits", () => {
  it.each(["reach me at 555-0187", "702 555 01", "my cell is 614 555 03", "mi número es 555-0163"])(
    "is no score, asked for or not: %j",
    (text) => {
      expect(hear(text, { introduced: true, awaiting: "facts", asked: ["credit"] }).facts.creditScore).toBeUndefined();
      expect(hear(`i make 5,300. ${text}`).facts.creditScore).toBeUndefined();
    },
  );
});

describe("An income", () => {
  it.each(["i pull in 85 a day", "gano 95 por día"])("by the day is none by the hour: %j", (text) =>
    expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );

  it("is one of the short answers of a row that nobody asked for", () =>
    expect(hear("only me, 675, 5400, july").facts).toMatchObject({ monthlyIncome: 5400, creditScore: { low: 675 } }));

  it.each(["me and my wife, plus her dad who's 79", "my partner and I and her aunt, she's 83"])(
    "is no age: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );
});

describe("A score in words", () => {
  it.each([
    ["my credit is in the high sixes", 667, 699],
    ["score is low sevens", 700, 733],
    ["mi crédito anda por los seis setenta", 670, 670],
    ["de puntaje, mi score es siete quince", 715, 715],
    ["my score is six thirty", 630, 630],
  ])("is none of the times to come: %j", (text, low, high) => {
    const { facts, times } = hear(text);
    expect([facts.creditScore, times]).toEqual([{ low, high }, []]);
  });
  it("is none where an hour is told in the same words", () =>
    expect(hear("puedo ir a las seis treinta").facts.creditScore).toBeUndefined());
});

describe("The score of who writes", () => {
  it.each([
    ["my score is 700 hers is 610", 700],
    ["mine's 660ish. hers is bad, like 560, she lost a car", 660],
    ["mi crédito 655, el de él 600", 655],
  ])("is known beside another's: %j", (text, score) => expect(hear(text).ownCredit).toBe(score));
  it("is not known where another's alone is told", () => expect(hear("her score is 640").ownCredit).toBeUndefined());
});

import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../sample-home.ts";
import { type Line, newTalk } from "../../talk.ts";
import { earnedAfter } from "../testing.ts";
import { understand } from "../understand.ts";

const hear = (...lines: string[]) =>
  understand(lines.at(-1) ?? "", {
    history: lines.slice(0, -1).map((text): Line => ({ from: "renter", text })),
    now: sampleWorld.now,
    timeZone: sampleWorld.property.timeZone,
    property: sampleWorld.property,
    talk: { ...newTalk, introduced: true },
  });

describe("An income that each of several earns", () => {
  it.each([
    ["it would be 3 of us, all coworkers", "we get 2500 each", 7500],
    ["me and 3 buddies want to share it", "each of us makes 1900 a month", 7600],
    ["hello", "I make 2,350 and my sister's about the same", 4700],
    ["hola", "yo gano 2,350 y mi hermana lo mismo", 4700],
    ["hola", "gano 2,350, mi hermano saca casi lo mismo", 4700],
    ["somos cuatro compañeras de trabajo", "cada quien gana 1800 al mes", 7200],
  ])("is counted for as many as were counted before: %j, %j", (before, now, sum) =>
    expect(earnedAfter([before, now])).toBe(sum),
  );
  it.each([
    ["it would be 3 of us, all coworkers", "we both make 2500", 5000],
    ["there are 4 of us, two are kids", "we make 2500 each", 5000],
    ["is it still open?", "we make 2500 each", 5000],
  ])("is that of two otherwise: %j, %j", (before, now, sum) => expect(earnedAfter([before, now])).toBe(sum));
});

describe("An income told after another", () => {
  it.each([
    ["I make 2600 a month", "my wife makes 2300 a month", 4900],
    ["my roommate makes 2700 a month", "and I make 2600 a month", 5300],
    ["I make $1,900 every two weeks", "also get $400 child support", 4517],
    ["gano 2600 al mes", "mi esposo gana 2300 al mes", 4900],
    ["gano 2900 al mes", "también recibo 800 de pensión, eso cuenta?", 3700],
    [
      "it's 1700 from one job and 2100 from the other",
      "my dad would live with us, he's 70 and gets SSI, 900 a month",
      4700,
    ],
    ["she makes like 3900", "my brother is on disability he gets eight fifty does his count", 4750],
    ["I make 2900 at the plant", "i get 450 in child support", 3350],
    ["gano 2900 al mes", "y 520 al mes de manutención", 3420],
    ["I make three thousand a month", "my wife makes two thousand a month", 5000],
    ["I get 1500 a month from the union and she has a teacher's pension", "her pension is 2,210 a month", 3710],
    ["mi marido gana 800 por semana y yo 300", "y mi suegra vive con nosotros, recibe 870 de su pensión", 5637],
    ["my wife gets 2400 and I get 2100", "oh and our daughter Mia is 20, she makes 1300 a month", 5800],
  ])("%j, %j is added to it", (before, now, sum) => expect(earnedAfter([before, now])).toBe(sum));
  it.each([
    ["I make 2600 a month", "sorry, I make 3600 a month", 3600],
    ["I make 1500 and 2000 a month", "800 is my aunt's on top of my 3500. 1500 + 2000 + 800", 4300],
    ["I make 2600 a month", "together we make 4900 a month", 4900],
    ["I make 2600 and my wife makes 2300 a month", "my wife makes 2500 a month", 5100],
    ["I get 1900 from my pension", "sorry my pension is 2100", 2100],
    ["I make 2900 a month", "with my tips it's 3300 a month", 3300],
    ["we make 5200 a month", "my husband makes 3100 of it", 5200],
    ["is it still available", "my wife makes 2300 a month", 2300],
    ["my number is 937 555 0144", "my wife makes 2300 a month", 2300],
  ])("%j, %j is not", (before, now, sum) => expect(earnedAfter([before, now])).toBe(sum));
});

describe("What is told of somebody who only co-signs", () => {
  it.each([
    ["what if i got a cosigner", "my mom, 780, she makes 7k a month"],
    ["our parents would co-sign", "like my dad makes 9k a month"],
    ["I make 4000 a month", "my son Theo makes 5 thousand, he wouldn't be living there just signing"],
    ["gano 3000 al mes", "mi hermana gana 4000, ella no va a vivir ahí solo firma"],
    ["can my brother be a guarantor", "he makes 6000 a month and his credit is 800"],
  ])("%j, %j is nothing the renter earns", (before, now) => {
    expect(hear(before, now).facts).toEqual({});
    expect(hear(before, now).intents).toContain("tells_cosigner");
  });
  it.each([
    ["what if i got a cosigner", "i make 3000 a month", 3000],
    ["i'm writing for my son, I can co-sign", "he makes 3100 a month", 3100],
    ["do you take cosigners", "my wife makes 2300 a month", 2300],
    ["is it available", "my dad makes 2300 a month", 2300],
  ])("%j, %j is the household's", (before, now, income) => expect(hear(before, now).facts.monthlyIncome).toBe(income));
});

describe("A question that points back", () => {
  it.each([
    [
      ["Hi, I make 4900 a month. 700 credit", "is that enough?"],
      ["requirements.credit", "requirements.income"],
    ],
    [["what credit do you need", "mine's 655", "is that enough?"], ["requirements.credit"]],
    [["gano 4900 al mes", "¿me alcanza?"], ["requirements.income_enough"]],
    [["i have two cats", "is that ok?"], ["pets.cats"]],
    [["i have a cat and a rabbit", "is that ok?"], ["pets"]],
    [["I've got a hamster and a parakeet", "are those ok"], ["pets.other"]],
  ])("%j asks of what was told a message before", (lines, topics) => {
    expect(hear(...lines).topics).toEqual(topics);
    expect(hear(...lines).unknownQuestions).toEqual([]);
  });
  it("that points at nothing told is the owner's", () =>
    expect(hear("is there a gym", "is that enough?").unknownQuestions).toMatchObject([{ words: "is that enough?" }]));
});

describe("Somebody who co-signs, told in one sentence with one's own pay", () => {
  it.each([
    ["my nephew makes 7k and would cosign and i make 2450 a month", 2450],
    ["yo my sister 6500 a month is cosigning for me and i make 2450", 2450],
    ["mi tio gana 6000 y firma conmigo, yo gano 2100", 2100],
    ["my husband makes 2000 and i make 2500 and my dad will cosign", 4500],
  ])("is no income of the household: %j", (text, income) => expect(hear(text).facts.monthlyIncome).toBe(income));
});

describe("What an income comes to with the one told before", () => {
  it.each([
    ["i make 3900 at the depot", "and my wife makes 2200 there, so its like 6100", 6100],
    ["mi esposo gana 2800", "yo gano como 1500 también, serían 4300 los dos", 4300],
    ["her pension is 2700", "there's another 540 from the union, I guess 3240 total", 3240],
  ])("%j, %j is the whole, and nothing is added to it", (before, now, total) => {
    expect(hear(before, now).facts.monthlyIncome).toBe(total);
    expect(earnedAfter([before, now])).toBe(total);
  });
});

describe("An income told for all who are listed behind it", () => {
  it.each([
    [["we bring home 5300 me and my fiance", "he makes 2600"], 5300],
    [["together 6200 a month, me and my boyfriend", "he gets 3500"], 6200],
    [["ganamos 4700 yo y mi esposo", "él gana 2500"], 4700],
    [["we make 3300 me and 2200 my partner"], 5500],
    [["we make 4000, me and my wife", "plus my brother 1500"], 5500],
  ])("holds what each of them earns: %j", (lines, monthly) => expect(earnedAfter(lines)).toBe(monthly));
});

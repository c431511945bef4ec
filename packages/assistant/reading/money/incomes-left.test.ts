import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("An income that no words of the message tell, beside one that they do", () => {
  it.each([
    ["mi señora saca 1,930 y los 2,240 míos, con eso nos alcanza?", 4170],
    ["it's me and Theo. I make 2450, Theo's at 2600", 5050],
  ])("is counted: %j", (text, monthly) => expect(earnedAfter([text])).toBe(monthly));

  it.each([
    "can we use my mom's check, she draws 1,260? i clear 2,640",
    "i make 2,640, does my daughter's 1,150 from target help",
  ])("makes the whole unsure where it may be something else: %j", (text) => expect(hear(text).mayEarnMore).toBe(true));

  it.each([
    "I make 3,900 a month and my score is 702",
    "between 2,700 and 3,100 a month",
    "i get 2,380, some months 2,700",
    "I earn 4,150 and pay 1,280 in rent now",
    "we make 5,600 together, 2,900 me and 2,700 her",
  ])("is none, and nothing is unsure: %j", (text) => expect(hear(text, asked("income")).mayEarnMore).toBeUndefined());
});

describe("What pay by the hour comes to", () => {
  it("is told with it and not added", () =>
    expect(earnedAfter(["i make 23.50 an hour, 40 hours. so what like 3800 a month"])).toBe(4073));
});

describe("What each of two makes", () => {
  it("is theirs together where they ask if it is enough together", () =>
    expect(earnedAfter(["my roommate and i each make about 2k, is that enough together"])).toBe(4000));
});

describe("Pay that may be told by the week", () => {
  it.each([
    ["my weekly is $1,140", 4940],
    ["semanal saco 910", 3943],
  ])("counts as weekly where the word stands before it: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );
  it("counts as weekly where that is said before it, and by the amount for another one's", () =>
    expect(earnedAfter(["le pagan por semana como 870 a él, y a mí 380 a la semana"], ["income"])).toBe(5417));
});

describe("What is as large as a score and more like one", () => {
  it.each([
    ["soy cocinero gano 2,940 y mi hermana 2,310, yo 716, ella 745", 5250],
    ["yo 668 y gano 3,150, mi marido 652 y 2,480", 5630],
  ])("is no income beside one: %j", (text, monthly) => expect(earnedAfter([text])).toBe(monthly));
});

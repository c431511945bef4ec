import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";
import { withFiguresPutRight } from "./put-right.ts";

describe("A figure put right in the same breath", () => {
  it.each([
    ["she makes 2,900, sorry, 2,400 a month", 2400],
    ["I earn 5200 a month, no wait, 5600 a month", 5600],
    ["gano 3000, perdón, 3300 al mes", 3300],
    ["I make 3000-3200, well, 3300 a month", 3300],
    ["I make 2900 and he makes 2500, sorry, 2600", 5500],
    ["gano 2,450 quincenal, ay no perdón, mensual", 2450],
    ["I get 740 a week. Scratch that, it's every two weeks", 1603],
    ["I make 3,200 a month. Hold on, that's after taxes, 4,100 before", 4100],
  ])("is the income told: %j", (text, income) => expect(hear(text).facts.monthlyIncome).toBe(income));

  it.each([
    ["move in july 15, sorry, the 20th", "july 20th"],
    ["el 15 de julio, no, perdon, el 20", "20 de julio"],
  ])("is the day told: %j", (text, day) => expect(withFiguresPutRight(text)).toContain(day));

  it.each([
    ["credit is six something, like 668. wait no 686, i flipped it", 686],
    ["my score is 712. No sorry, 721", 721],
    ["mi puntaje es 640. Perdón, 604", 604],
    ["score 700. I mean 690. no pets", 690],
  ])("is the score told, though a sentence ends before it: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );
  it("joins no other figure to the sentence before", () =>
    expect(hear("i make 2300. Sorry, 2 cats too").facts).toMatchObject({
      monthlyIncome: 2300,
      pets: [{ kind: "cat", count: 2 }],
    }));

  it("leaves figures that stand beside one another", () =>
    expect(withFiguresPutRight("i make 2900 and he makes 2500")).toBe("i make 2900 and he makes 2500"));
});

describe("One pay named before and after taxes", () => {
  it.each([
    ["I take home about 2500 but before tax it's 3200 a month", 3200],
    ["i get 1350 after tax, 1700 before tax, every two weeks", 3683],
    ["I bring home 2500 a month", 2500],
    ["5200 gross 4100 take home, that is mine", 5200],
    ["me 4,050 gross (3,290 net), wife 2,500 gross (2,070 net)", 6550],
    ["yo 2,900 bruto 2,450 neto y mi esposo 3,100 bruto", 6000],
  ])("is the one before: %j", (text, income) => expect(hear(text).facts.monthlyIncome).toBe(income));
});

describe("What several earn, told after taxes and before them", () => {
  it.each([
    [["3800 combined after taxes, so before taxes its more like 4700"], 4700],
    [["we net 4200, gross would be around 5300"], 5300],
    [["entre los dos ganamos 3800 limpios, o sea como 4700 brutos"], 4700],
    [["I clear 2400", "we're at 4300 together after taxes so gross is like 5300"], 5300],
    [["I make 2400", "no, 4300 for both of us after tax, so the gross is about 5300"], 5300],
    [["gano 2400", "los dos 4100 netos, bruto son 5000"], 5000],
  ])("is one income: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));

  it("is the income of each of two people", () =>
    expect(earnedAfter(["I net 1900 and my wife grosses 2500"])).toBe(4400));
});

describe("Pay before and after taxes", () => {
  it.each([
    "2,750 after taxes, 3,480 before",
    "I gross 3,480 before taxes, 2,750 after",
    "2,750 después de impuestos, 3,480 antes",
  ])("is one, and the one before them counts: %j", (text) => expect(earnedAfter([text], ["income"])).toBe(3480));
  it.each([
    ["I bring home 910 a week take home, 1,080 before taxes", 4680],
    ["saco 910 libres a la semana, 1,080 antes de impuestos", 4680],
    ["1,780 every two weeks after taxes, 2,160 before", 4680],
    ["2,900 net a month and 54k a year gross", 4500],
  ])("has one period, unless each has its own: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );
  it.each([
    ["gross is 5,150 and I clear 4,250", 5150],
    ["I clear 4,250 but gross is 5,150", 5150],
    ["en mano 3650, antes de impuestos 4550", 4550],
    ["libres me quedan 2600, brutos 3250", 3250],
    ["gano 3650, ya quitando los taxes son 2950", 3650],
    ["I make 5800 but only see 4600 after insurance and 401k", 5800],
    ["I bring home 3,050 after taxes and insurance, 3,950 before any of that", 3950],
    ["in hand it's like 3050, on the contract 3,850", 3850],
    ["me depositan 3,350, el bruto es 4,150", 4150],
    ["my husband grosses 4100 and clears 3200, I gross 3000 and clear 2400", 7100],
    ["she grosses 4,600 and takes home 3,700. I gross 3,400, take home 2,800", 8000],
    ["We gross 5,250. After taxes it's 4,150.", 5250],
    ["63k. about 4,050 after taxes", 5250],
    ["66k salary, so like 4,250 hits the bank each month", 5500],
    ["54k gross, about 3,600 a month after taxes", 4500],
    ["my check is 570 a week after they take everything out, 720 before", 3120],
    ["pretax 4,650, posttax about 3,700", 4650],
    ["4150 (gross) so maybe 3350 net", 4150],
    ["de 3950 que gano me llegan 3250", 3950],
    ["after deductions I'm left with 3,050 out of 3,850", 3850],
    ["I make 23 an hour full time, take home about 3,150", 3987],
    ["hers before taxes is 3,400 and mine before taxes is 3,900, after it's 5,800 for both", 7300],
    ["the stub says 842.40 gross and 675 net every friday", 3650],
  ])("are told in many words, of each of several: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );
  it("is no score where what is left of it is as little as one", () =>
    expect(hear("720 a week gross. 585 clear.", asked("income", "credit")).facts).toEqual({ monthlyIncome: 3120 }));
  it.each([
    ["I clear 2,850 and my boyfriend clears 2,050", 4900],
    ["He brings home 2050, I gross 2650", 4700],
    ["I get 2,950 a month after taxes", 2950],
  ])("are two where two earn, and stand alone: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );
  it.each([
    [["I make 2,500 and my wife 1,300", "I gave you take home, before taxes it's more like 4,700"], 4700],
    [["yo gano 2,500 y mi esposa 1,300", "le puse lo neto, antes de impuestos son 4,700"], 4700],
    [["I make 2,500 and my wife 1,300", "mine is 3,100 before taxes"], 4400],
  ])("is put right by a later message, and not added: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));
});

describe("What is told in the place of what is taken back", () => {
  it("is an income, whatever it is called", () => {
    const before = "our income is my pension of $3,520 a month and social security of $2,750";
    const after = "I told you $2,750 from social security, but that was before the premium. What reaches us is $2,390.";
    expect(earnedAfter([before, after])).toBe(5910);
  });
});

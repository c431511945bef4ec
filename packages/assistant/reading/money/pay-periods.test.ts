import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("The period of a pay", () => {
  it.each([
    ["I get paid weekly. It's about 1,150 before taxes.", 4983],
    ["my pay comes weekly, 1,150", 4983],
    ["I earn 1,150, that's weekly", 4983],
    ["each week I make around 1,150", 4983],
    ["gano 1,150 semanal en la fábrica", 4983],
    ["me pagan semanal, 1,150", 4983],
    ["cobro cada quince días, 1,500", 3250],
    ["biweekly it's 1,500", 3250],
    ["he gets 920 every friday", 3987],
    ["my checks are 2,000 every other thursday", 4333],
    ["a ella le dan 900 cada sábado", 3900],
    ["le dan el cheque cada 15, de 2,100", 4550],
    ["our checks come on the 1st and the 15th, 1,350 mine and 1,000 his", 5092],
  ])("is told before, behind or beside it: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    ["a mi esposo le pagan por semana, 900, y yo saco como 400 a la semana", 5633],
    ["saco 750 por semana en la obra y mi señora 600", 5850],
    ["they pay him every two weeks, 1,800, and I get 2,100 a month", 6000],
  ])("is that of the amount behind it, and of another's like it: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    ["limpio casas, como 4 por semana a 100 cada una", 1733],
    ["I clean houses, 90 a house, about six a week", 2340],
    ["hago 3 turnos por semana a 130 cada uno", 1690],
    ["me pagan en efectivo 110 el día, cinco días", 2383],
    ["95 a shift, four shifts a week", 1647],
    ["four houses a week at 90 each", 1560],
    ["I work a bar door, 110 a night, 3 nights", 1430],
    ["por día me dan 170 y voy cinco días", 3683],
    ["cada turno son 185 y hago tres a la semana", 2405],
    ["4 shifts a week 165 a shift", 2860],
    ["I sub, it's $150 a day, usually 18 days a month", 2700],
  ])("is that of so many, where each is paid: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    ["Welder at the yard, days, 65 and some before taxes", 5417],
    ["self employed, last year we put 68 on the tax return", 5667],
    ["I make 6 a month as a trucker", 6000],
  ])("says what a few figures can only be thousands of: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );
  it("makes no pay of an age", () =>
    expect(hear("I'm 67, my pension is 1,750", asked("income")).facts.monthlyIncome).toBe(1750));

  it.each([
    ["I make 20 an hour, and please give me 24 hours notice", 3467],
    ["I earn 25 an hour and can answer within 48 hours", 4333],
    ["gano 20 la hora, avíseme con 24 horas de aviso", 3467],
  ])("is no matter of other hours: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    "I'm paid weekly, it comes to 4,900 a month",
    "I work five days a week and make 4,900",
    "I see my folks every week and I make 4,900 a month",
    "me pagan semanal y son 4,900 al mes",
    "yo cobro 750 semanal y él cobra cada mes 1,650",
  ])("is the month where that is said, or of what no week pays: %j", (text) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(4900),
  );

  it.each([
    [["I make 1,150", "that's weekly"], 4983],
    [["my income is 2,400 a month", "sorry, that is every two weeks, not monthly"], 5200],
    [["I make 2,400 a week", "no, every two weeks"], 5200],
    [["I make 2,400 a week", "no, every two weeks", "oh wait, I meant per week"], 10400],
    [["gano 1,150", "perdón, eso es por semana"], 4983],
    [["gano 1,500 al mes", "no, es cada quincena"], 3250],
  ])("put right counts the pay anew: %j", (lines, monthly) => expect(earnedAfter(lines)).toBe(monthly));

  it("put right says no to no question", () =>
    expect(
      hear("no, every two weeks", {
        ...asked("credit", "pets"),
        incomes: { entries: [{ who: "self", from: null, monthly: 10400, dollars: 2400 }], total: null },
      }).facts,
    ).toEqual({ monthlyIncome: 5200 }));

  it.each(["base pay and allowance come to 5,200 a month", "his pay and mine together, 5,200 a month"])(
    "is of pay that comes in: %j",
    (text) => expect(hear(text, asked("income")).facts.monthlyIncome).toBe(5200),
  );
});

describe("Pay of a year", () => {
  it.each([
    [["i make around 72 a year"], 6000],
    [["I earn about 84 a year at the plant, but some of it goes to my ex"], 7000],
    [["gano como 60 al año"], 5000],
    [["hi there", "66 is my yearly"], 5500],
    [["hola", "66 al año, más o menos"], 5500],
  ])("has its thousands though they are left out: %j", (lines, sum) =>
    expect(earnedAfter(lines, ["income"])).toBe(sum),
  );

  it.each([
    ["96k combined, credit 700", 8000],
    ["my husband and I want june 1, 2 kids. 102k together, credit 700 n 680", 8500],
    ["I make 60k and she makes 42k, so 102k total", 8500],
    ["gano 48 mil y mi esposa 42 mil, 90 mil entre los dos", 7500],
    ["we make 5400 together, credit 700", 5400],
  ])("is that of a year where no period is said of a total: %j", (text, sum) => expect(earnedAfter([text])).toBe(sum));
});

describe("Pay of which a part is told besides", () => {
  it.each([
    ["my contract is weekly 1,650 of which 640 is taxable", 7150],
    ["I gross 1,650 a week but 640 of that is per diem", 7150],
    ["pay is 1,650 weekly, 640 taxed 1,010 untaxed stipends", 7150],
    ["gano 1,200 a la semana, de eso 450 son viáticos", 5200],
    ["I make 4,400 a month, 1,300 of it from tips", 4400],
    ["I make 3,100 and 900 nontaxable disability", 4000],
    ["my base is 3,400 and housing pay on top of that is about 1,500", 4900],
    ["gano 3,400 y aparte de eso unos 1,500 de comisiones", 4900],
  ])("is the whole, before taxes: %j", (text, monthly) => {
    const { facts } = hear(text, asked("income", "moveIn"));
    expect(facts.monthlyIncome).toBe(monthly);
    expect(facts.creditScore).toBeUndefined();
  });
});

describe("A period told some words after its amount", () => {
  it.each([
    ["I clear 880 after gas every week", 3813],
    ["saco 720 cuando mucho a la semana", 3120],
  ])("is that of the amount: %j", (text, monthly) => expect(earnedAfter([text], ["income"])).toBe(monthly));
  it.each(["on salary, 1,780 twice a month", "me pagan 1,780 dos veces al mes"])("is how often it comes: %j", (text) =>
    expect(earnedAfter([text], ["income"])).toBe(3857),
  );
  it.each([
    ["I make 1,780 biweekly, plus 540 child support", 4397],
    ["I clear 790 weekly and my mom 1,080 ssi", 4503],
    ["saco 790 por semana y mi mamá 1,080 de pensión", 4503],
  ])("is none of a benefit beside it: %j", (text, monthly) => expect(earnedAfter([text], ["income"])).toBe(monthly));
  it.each(["I get 1,850 working five days a week", "gano 1,850 trabajando seis días a la semana"])(
    "is not how often somebody works: %j",
    (text) => expect(earnedAfter([text], ["income"])).toBe(1850),
  );
});

describe("Pay that is told by the check", () => {
  it.each([
    ["I get 1,340 a check", 2680],
    ["1,340 por cheque", 2680],
    ["each paycheck is 1,340", 2680],
  ])("counts twice a month, and may come more often: %j", (text, monthly) => {
    const { incomes, mayEarnMore } = hear(text, asked("income"));
    expect([earnedAfter([text], ["income"]), incomes?.total, mayEarnMore]).toEqual([monthly, null, true]);
  });
  it("counts as often as it comes where that is told", () => {
    expect(earnedAfter(["I get 1,200 a check, every two weeks"], ["income"])).toBe(2600);
    expect(earnedAfter(["I get 600 a check, paid weekly"], ["income"])).toBe(2600);
  });
});

describe("The pay of another one right behind one by the week", () => {
  it.each([
    ["I make 690 a week she 655", 5828],
    ["yo 690 semanal él 655 más o menos", 5828],
    ["saco 690 por semana y ella 655", 5828],
    ["she gets 690 a week and I make 655", 5828],
    ["I make 1,060 a week before taxes and he's at 955", 8732],
    ["she gets 690 a week and I make 2,300", 5290],
  ])("is by the week too: %j", (text, monthly) => expect(earnedAfter([text], ["income"])).toBe(monthly));
});

describe("The hours of a week", () => {
  it.each([
    ["twenty one an hour and I work about thirty six hours a week", 3276],
    ["fourteen an hour fifty hours a week", 3033],
    ["gano diecinueve la hora y trabajo treinta y dos horas a la semana", 2635],
    ["twenty three fifty an hour, forty hours", 4073],
  ])("are told in words: %j", (text, monthly) => expect(earnedAfter([text], ["income"])).toBe(monthly));

  it.each([
    ["I do two 12s a week at 26 an hour", 2704],
    ["27 an hour but it's just two 9s a week", 2106],
    ["three twelves a week, thirty one an hour", 4836],
    ["four 10 hour shifts a week at 19 an hour", 3293],
    ["trabajo ocho horas diarias, cinco días, a dieciocho la hora", 3120],
    ["19 an hour for 32", 2635],
    ["thirty two hours at nineteen, and my husband thirty hours at sixteen", 4715],
    ["hago cuatro días de ocho horas a quince la hora", 2080],
    ["she's at 18.50 x 38", 3046],
  ])("are what shifts and days come to, or stand behind the wage: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );

  it.each([
    ["I'm at $19/hr. They give me 32 hours most weeks.", 2635],
    ["My hours are about 26 a week. I'm paid 21 an hour.", 2366],
    ["I usually get 28 hours a week. Pay is $21 an hour.", 2548],
    ["19 an hour. thirty two hours a week usually", 2635],
    ["I make 21 an hour. My wife gets 460 a month. I work 30 hours a week.", 3190],
    ["I make 21 an hour. My wife works 30 hours but volunteering.", 3640],
    ["21 an hour. please give me 48 hours notice before the tour", 3640],
  ])("are told in another sentence of the same earner: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );
});

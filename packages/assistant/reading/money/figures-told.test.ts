import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../sample-home.ts";
import type { Line } from "../../talk.ts";
import { asked, earnedAfter, hear } from "../testing.ts";

const after = (...lines: string[]): Line[] => lines.map((text) => ({ from: "renter", text }) as Line);
const minimum = sampleWorld.property.renterRequirements?.minimumCreditScore;

describe("An income told with what it comes to", () => {
  it.each([
    ["that's her pension, 700 on top. so 5300 total", 5300],
    ["con lo de mi suegra son 900 mas, en total 4,600", 4600],
    ["2,350 plus 1,280 plus around 1,975. total like 5,600", 5600],
    ["6100 altogether, 950 of that is his VA", 6100],
  ])("is the total: %j", (text, monthly) => {
    expect(hear(text, asked("income"), after("I make 2600 and he makes 2000")).facts.monthlyIncome).toBe(monthly);
    expect(earnedAfter(["I make 2600 and he makes 2000", text], ["income"])).toBe(monthly);
  });

  it("is heard where it was not asked for, unless costs are added up", () => {
    expect(hear("somos tres: 1,850 mas 1,275 mas como 2,080. en total como 5,200").facts.monthlyIncome).toBe(5200);
    expect(hear("1600 plus 1600 plus 350. that's 3550 total").facts.monthlyIncome).toBeUndefined();
  });

  it.each([
    ["I clear around 5k a month, some months 5400", 5000],
    ["I earn 2,100 a month and on the side about 800 or 900 a month", 2900],
    ["gano como 3,900 al mes, hay meses que 4,300", 3900],
    ["i get paid 800 every two weeks and sometimes 860", 1733],
    ["me pagan 3,200 al mes y a veces 3,400", 3200],
  ])("is the usual one where it varies: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));

  it.each([
    ["My income is retirement and a pension, it comes to 4700", 4700],
    ["my brother makes 1900 and i make about 36 hundred", 5500],
    ["Last year we made about 84k, the year before 60k", 7000],
    ["el año pasado saqué 72 mil, el antepasado 50 mil", 6000],
  ])("is heard whole: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
});

it("asks of no number where Social Security is what somebody lives on", () =>
  expect(hear("mi mamá recibe 1,320 de su seguro social").topics).not.toContain("identification"));

describe("Incomes added by a sign", () => {
  it.each(["does the shed cost extra? our income is 4,200 + 2,150 a month", "income: $4,200 + $2,150 monthly"])(
    "are one: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBe(6350),
  );
});

describe("An income that varies", () => {
  it.each([
    ["my pay is between 3,000 and 3,400 a month", 3000],
    ["gano entre 3000 y 3400 según el mes y mi esposa gana 1500", 4500],
    ["i make 3-4k a month", 3000],
    ["gana entre 3000 y 3400 al mes", 3000],
  ])("counts by the lower end of what it is between: %j", (text, income) =>
    expect(hear(text).facts.monthlyIncome).toBe(income),
  );
});

describe("An income told after another", () => {
  it.each([
    ["she also gets around 650 a month in disability", 4650],
    ["my sister starts at the hospital on the 5th, 18 an hour, 40 hours", 7120],
    ["mi cuñada empieza a trabajar en mayo, 17 la hora", 6947],
  ])("is added where it is another's: %j", (text, sum) =>
    expect(earnedAfter(["I make 2900 and my mom gets 1100 social security", text])).toBe(sum),
  );

  it.each(["what do you mean short 1,940??", "1,940?? how", "cómo que 1,940?"])(
    "is none where Piper's own figure is asked back: %j",
    (text) => {
      const history: Line[] = [
        { from: "renter", text: "we make 2860" },
        { from: "piper", text: "This home asks for $4,800, and you mentioned $2,860 a month, $1,940 short." },
      ];
      const talk = {
        ...asked("income"),
        awaiting: "pass-on" as const,
        obstacles: [{ matter: "income" as const, asked: null, answer: null, isAllowed: false }],
      };
      expect(hear(text, talk, history).facts.monthlyIncome).toBeUndefined();
    },
  );

  it.each([
    "I'd co-sign for him, I make 7100 a month and my credit is 760",
    "we will cosign for her, my income is 8200",
  ])("is none where its writer co-signs: %j", (text) => {
    expect(hear(text).facts).toEqual({});
    expect(hear(text).intents).toContain("tells_cosigner");
  });
});

describe("A score told beside other figures", () => {
  it.each([
    `my score is 671, that's over the ${minimum} you want`,
    `your minimum is ${minimum} and my fico is 671`,
    `tengo 671 de crédito, arriba de los ${minimum} que piden`,
  ])("is not the home's own minimum: %j", (text) =>
    expect(hear(text).facts.creditScore).toEqual({ low: 671, high: 671 }),
  );

  it("is a range where it is told as one", () =>
    expect(hear(`my credit is ${minimum} to 671`).facts.creditScore).toEqual({ low: minimum, high: 671 }));

  it.each([
    "around 671. so it's fifteen hundred plus fifteen hundred plus the four hundred for the cat right",
    "671, and is it 1500 plus 500 for the garage",
    "671. is that 400 for the dog paid once or every month",
  ])("is not what is paid: %j", (text) =>
    expect(hear(text, asked("credit")).facts.creditScore?.high).toBeLessThanOrEqual(691),
  );

  it.each(["wait no, 671 is my score. 400 was the pet deposit", "671 es mi puntaje, 400 era el depósito del gato"])(
    "is what is called one: %j",
    (text) => expect(hear(text).facts.creditScore).toEqual({ low: 671, high: 671 }),
  );

  it.each([
    ["Nov 3. i'm at 672 and Dora is more like 630. this is Pete", 630],
    ["yo ando en 690, Beto anda como en 655", 655],
  ])("is the lowest of those it is told of: %j", (text, lowest) =>
    expect(hear(text).facts.creditScore).toEqual({ low: lowest, high: lowest }),
  );

  it.each(["i am 700 feet away and the pool is 800", "i am 68 and the rent is 800, deposit is 750"])(
    "is none where figures count something else: %j",
    (text) => expect(hear(text).facts.creditScore).toBeUndefined(),
  );

  it.each(["i'm at 672 and Dora is around 630", "mine is like 708, his more like 645"])("is no hour: %j", (text) => {
    const heard = hear(text, asked("moveIn", "credit"));
    expect(heard.times).toEqual([]);
    expect(heard.facts.creditScore?.high).toBeLessThan(672);
    expect(hear(text).times).toEqual([]);
  });
});

describe("Thousands in the words of the street", () => {
  it.each([
    ["I make 5 bands a month", 5000],
    ["we bring in 7 racks a month", 7000],
    ["my income is about 4.5 bands", 4500],
    ["I make 4 grand", 4000],
  ])("are heard: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
});

describe("A span of years", () => {
  it.each([
    "my last rental was from 2018 to 2021, no late payments",
    "owned a condo 2006-2013",
    "estuve en esa calle de 2016 a 2019",
  ])("is no income, asked for one or not: %j", (text) => {
    expect(hear(text).facts.monthlyIncome).toBeUndefined();
    expect(hear(text, asked("income")).facts.monthlyIncome).toBeUndefined();
  });

  it.each([
    ["I make 2014 to 2035 a month", 2014],
    ["1950 to 2050", 1950],
    ["entre 1980 y 2020 al mes", 1980],
  ])("is not what pay is between: %j", (text, income) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(income),
  );
});

describe("An amount beside a credit score", () => {
  it.each([
    ["credit 645, 3700/mo", 3700],
    ["score's 710 n 5150 monthly, just me and a cat. dana", 5150],
  ])("is an income though nobody asked for one: %j", (text, income) =>
    expect(hear(text).facts.monthlyIncome).toBe(income),
  );

  it.each(["my score is 700. is it 1600/mo?", "credit is 700 and my rent now is 1500/mo"])(
    "is none where it is a rent: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );
});

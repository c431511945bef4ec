import { describe, expect, it } from "vitest";
import { good, say } from "../../decide/testing.ts";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("Several incomes in one message", () => {
  it.each([
    ["mi pensión son 2,320 al mes y cuido a una señora, ella me da 1,700 el primero de cada mes", 4020],
    [
      "I draw 2,350 from my retirement each month and I fix mowers in the shed, that brings maybe 12 to 15 hundred",
      3550,
    ],
    ["my VA is 3,900 a month, plus I bookkeep for my cousin's bakery and she hands me 1,400 on the 5th", 5300],
    ["we both get paid weekly, I'm at 700 and she's at 500, credit 660", 5200],
  ])("are all counted, whatever each comes from: %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    ["I get like 600 a week from the bakery and maybe 300 on deliveries", 3900],
    ["she gets SSI for our son, 900, and I make 2000 a month", 2900],
    ["gano 2400 en el taller mas 700 de pensión y a veces limpio casas, como 300", 3400],
    ["my wife makes 3100 and my uncle gets 850 from his disability, I clean for 150 a week", 4600],
    ["mi esposo gana 2900, mi mamá recibe 750 de su pensión y yo gano 1000", 4650],
    ["I don't make 4800, I make 2600 and my sister makes 2100", 4700],
    ["I make 1400 every two weeks so like 3033 a month", 3033],
    ["gano 900 por semana, o sea 3900 al mes", 3900],
    ["yo gano como 800 x semana mi cuñado como 700", 6500],
    ["mi marido 1000 la semana y yo 500 de limpiar oficinas", 6500],
    ["my sister gets 600 a week and I 700", 5633],
    ["I make 700 a week and my wife makes 3500", 6533],
    ["she gets 900 a week and I get 800 SSI", 4700],
    ["I get twenty six an hour plus overtime, so maybe five thousand", 5000],
    ["not six thousand, it's forty one hundred mine plus eight fifty hers so like forty nine fifty total", 4950],
    ["800 is my aunt's on top of my 3500. 1500 + 2000 + 800", 4300],
    ["juntamos 4900 entre los dos. yo 2600 y mi hermano 2300. mi crédito 690", 4900],
    ["we get 620 and 480 a week, plus 850 a month from my grandma", 5617],
    ["somos dos y ganamos 700 y 450 por semana", 4983],
    ["mi hermana cobra 1000 x quincena y yo 600", 3467],
    ["I cut hair and it runs me 800 a week let's say 3200 a month and my roommate makes 17 an hour", 6413],
    ["i make 20 an hour full time which is like 3500 a month and my aunt gets 1300 social security", 4800],
    ["lavo carros, me sale como 1200 por semana, digamos que al mes unos 5000, y mi cuñado gana 15 la hora", 7800],
  ])("%j is summed once", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));

  it.each([
    ["me and 2 friends, each of us gets about 1900 a month, do you add incomes together", 5700],
    ["there are 4 of us and we make 1800 each", 7200],
    ["somos tres, cada uno gana 1700 al mes", 5100],
    ["me + 2 roommates want it. our stipends are 1,900 each, so what do you need", 5700],
    ["somos 4 compañeros, cada quien gana como 1500 al mes", 6000],
    ["me n three buddies, we each make about 1500 a month", 6000],
    ["me and 2 other girls and each of us makes 1650 a month", 4950],
    ["my wife and 2 kids and me, we each make 2100 a month", 4200],
  ])("%j is as often what each earns as there are earners", (text, monthly) =>
    expect(hear(text).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    ["i make 2900 and my husband 2400, oh wait mine went up to 3200", 5600],
    ["we make 2700 me n 2100 my cousin, oops mine is 2950 now", 5050],
    ["gano 2800 y mi esposa 2100, perdón, ella ahora gana 2400", 5200],
    ["ganamos 2500 yo y 1900 mi hermano", 4400],
    ["my wife makes 2000 and i make 2500. sorry, i also get 300 in tips", 4800],
  ])("%j counts what one of them put right in its place", (text, monthly) =>
    expect(hear(text).facts.monthlyIncome).toBe(monthly),
  );

  it("is none where the home's costs are added up, or a figure is denied", () => {
    expect(hear("so 1700 + 1800 + 2 applications is 3600?", asked("income")).facts.monthlyIncome).toBeUndefined();
    expect(hear("i never said we make 8,210, we make 5,900 together").facts.monthlyIncome).toBe(5900);
    expect(hear("isn't 3900 short of 4800?", asked("income")).facts.monthlyIncome).not.toBe(4800);
    expect(hear("he isn't going to make $5,200 a month but he has savings").facts.monthlyIncome).toBeUndefined();
    expect(hear("ella no va a tener 5200 al mes").facts.monthlyIncome).toBeUndefined();
    expect(hear("1,450 sounds good. could I move in July 6").facts.monthlyIncome).toBeUndefined();
    expect(hear("1,450 al mes me parece bien").facts.monthlyIncome).toBeUndefined();
    expect(hear("nunca dije que gano 8,210, ganamos 5,900 entre los dos").facts.monthlyIncome).toBe(5900);
  });

  it("is told again as a sum, with what it comes to", () => {
    const before = "I make 500 a week and 300 on weekends, plus 900 SSI";
    expect(earnedAfter([before, "so 500 + 300 a week and 900 a month. that's like 4350"], ["income"])).toBe(4367);
    expect(earnedAfter(["I make 2600 a month", "2600 me and 2100 him = 4700"])).toBe(4700);
  });

  it.each([
    ["gano 950 al mes", "950 x semana, no al mes", 4117],
    ["I make 850", "850 a wk not a month", 3683],
  ])("%j, %j is told again with the time that it is for", (before, now, monthly) => {
    expect(earnedAfter([before, now])).toBe(monthly);
  });

  it("is put right where one of them was wrong", () => {
    const renter = (monthlyIncome: number) => ({
      renter: { name: "Robin", hasContact: true, facts: { ...good, monthlyIncome } },
    });
    const recorded = (text: string, before: number) =>
      say(text, renter(before)).orders.find((order) => order.kind === "record-facts")?.facts.monthlyIncome;
    expect(recorded("sorry, she makes 1800 not 2100", 5100)).toBe(4800);
    expect(recorded("my income is 5600 not 3100", 3100)).toBe(5600);
  });
});

describe("Figures that are no income and no score", () => {
  it.each([
    "do we each need to make 4800",
    "is it the 1600 I have to make 3 times of?",
    "so 1600 + 45, that's 1645?",
    "1600 + what with parking",
  ])("%j quotes the home", (text) => expect(hear(text, asked("income", "credit")).facts).toEqual({}));

  it("keeps an income that is what the home asks for", () =>
    expect(hear("we make 4800 a month").facts.monthlyIncome).toBe(4800));

  it("takes no share of the rent for a score beside one", () =>
    expect(hear("credit is 640. is it the 1600 or the 520 that counts?", asked("credit")).facts.creditScore).toEqual({
      low: 640,
      high: 640,
    }));

  it.each(["how is the 2.5 thing figured", "so 4 loads a week is what, 12 bucks?"])("%j names no time", (text) =>
    expect(hear(text, asked("moveIn")).times).toEqual([]),
  );
});

describe("A range", () => {
  it.each([
    ["4 to 5k in season plus her 2100", 6100],
    ["i get 4-5k and my wife makes 2100", 6100],
    ["between 4 and 5k a month", 4000],
  ])("is one income and counts by its lower end: %j", (text, income) =>
    expect(hear(text, { introduced: true }).facts.monthlyIncome).toBe(income),
  );
  it.each([
    ["our incomes are 2250 2700 a month", 4950],
    ["my sister and I both work, 2300 2500 a month", 4800],
    ["nuestros ingresos son 2250 2700 al mes", 4950],
    ["ganamos 2300 2500 al mes, trabajamos los dos", 4800],
  ])("is none where figures with nothing between them are of several: %j", (text, income) =>
    expect(hear(text, { introduced: true }).facts.monthlyIncome).toBe(income),
  );
  it.each(["my income is 4300 4500 a month", "mis ingresos son 4300 4500 al mes"])("may have bare ends: %j", (text) =>
    expect(hear(text, { introduced: true }).facts.monthlyIncome).toBe(4300),
  );
});

it.each([
  "they pay me 21.50 for hour, 40 hours in week. It is 3,726 in month, before the tax",
  "gano 20 la hora, 40 horas. Es como 3,467 al mes",
])("What pay by the hour comes to is counted once: %j", (text) =>
  expect(hear(text, asked("income")).facts.monthlyIncome).toBeLessThan(3800),
);

import { describe, expect, it } from "vitest";
import { talkOf } from "../decide/testing.ts";
import { earnedAfter, hear } from "../reading/testing.ts";
import { householdIncome, incomesAfter, incomesBefore } from "./incomes.ts";

describe("What a household earns", () => {
  it.each([
    [["I earn 3100 at the mill", "sorry, it's 3300 at the mill"], 3300],
    [["I earn 3100 at the mill", "my fiance makes 2000", "no he makes 2200"], 5300],
    [["mi esposa gana 2100 y yo 2400", "ella gana 2250, no 2100"], 4650],
    [["I earn 3100 and my wife earns 2050", "I said 3100 but that was with nights, I make 2800 now"], 4850],
  ])("has a figure for the same earner in place of the one before: %j", (lines, sum) =>
    expect(earnedAfter(lines)).toBe(sum),
  );

  it.each([
    [
      ["I make 1,100 a week and my wife makes 1,300 a month", "sorry I meant 980 a week, the 1,100 is with overtime"],
      5547,
    ],
    [["gano 1,100 por semana", "perdón quise decir 980 por semana, los 1,100 es cuando hay extra"], 4247],
  ])("has what it really is in place of what was named with it: %j", (lines, sum) =>
    expect(earnedAfter(lines)).toBe(sum),
  );

  it("also where it was asked for what a renter earns", () => {
    const lines = ["hola", "gano 1,100 por semana", "perdón quise decir 980 por semana, los 1,100 es cuando hay extra"];
    expect(householdIncome(talkOf(lines).at(-1)!.talk.incomes!)).toBe(4247);
  });

  it("has the one of several that was put right changed, whoever gets it", () => {
    const turn = talkOf([
      "our income is a pension of $3,200 a month and disability of about $1,850 between us",
      "I told you $1,850, but that was last year. What actually reaches our account is $1,700.",
    ]).at(-1)!;
    expect(householdIncome(turn.talk.incomes!)).toBe(4900);
  });

  it.each([
    [["I earn 3100 at the mill", "I also drive nights for 650 a month"], 3750],
    [["I earn 3100 at the mill", "and I get 500 in child support"], 3600],
    [["gano 2600 en la fabrica", "mi cuñado gana 1900", "y mi mamá recibe 780 de su pensión"], 5280],
    [["I make 1350 at the deli and 600 babysitting and he makes 2000 at the yard"], 3950],
  ])("has another source or another earner added: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));

  it.each([
    [["me and my two buddies each earn 1800"], 5400],
    [["we're 3 coworkers who make 2050 each"], 6150],
    [["we make 2000 each", "no, we make 2000 EACH, 6000 in all"], 6000],
    [["4300 before taxes 3400 after"], 4300],
  ])("is as often as there are who earn it, before taxes: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));

  it.each([
    [["I earn 3100", "my wife earns 1800 so its like 4900"], 4900],
    [["I earn 3100 and she earns 1800", "no not 9,800, its 4900 total with my wife"], 4900],
    [["él gana 2700", "yo gano como 1500 también, serían 4200 los dos", "no 8400, son 4200 entre los dos"], 4200],
    [["I'm at 3100 and my roommate Kim makes 2400", "3100 me + 2400 kim = 5500"], 5500],
    [["I earn 2900", "mine 2900 plus his 2150 comes to 5050"], 5050],
    [["I earn 2700 and she earns 1950", "2700 from me and 1950 from her makes 4650"], 4650],
    [["yo gano 2700", "2700 míos + 1300 de mi tía = 4000"], 4000],
    [["together we make 5600", "my husband makes 3100 of it"], 5600],
  ])("is the total once it is told, and nothing is added to that: %j", (lines, sum) =>
    expect(earnedAfter(lines)).toBe(sum),
  );

  it.each([
    [["I get 4300 euros a month", "4300 eur is what, 4600 dollars or so"], 4600],
    [["in season it is 4 to 5k and her 1900", "4 to 5k plus her 1900, winter is less"], 5900],
    [["I earn 3100", "my sister and I earn 5000 together", "it could end up just my 3100"], 3100],
    [
      ["I get 1,940 a month from Social Security and a pension of 870", "but you skipped the money dear, 1940 and 870"],
      2810,
    ],
  ])("is told again without being doubled: %j", (lines, sum) => expect(earnedAfter(lines, ["income"])).toBe(sum));

  it.each([
    [["I make 2250 at the depot, my uncle said he would cosign", "he makes like 6k"], 2250],
    [["she gets 2300 social security", "2300 plus 540 from her pension, and I could cosign, I make 6100"], 2840],
    [["my mom gets 2700 SS", "I make 5,900 a month and would be her cosigner"], 2700],
    [
      ["hello, writing for my aunt not me. she gets 2600 in social security", "I make 5900 and would be the guarantor"],
      2600,
    ],
    [["my son makes 2400", "I earn 5800 a month and could act as the guarantor for him"], 2400],
    [["she gets 2300 ssi", "I bring in 6100 and can be the guarantor"], 2300],
    [["mi hijo gana 2200", "yo gano 6100 y puedo ser su aval"], 2200],
  ])("has nothing in it of somebody who co-signs: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));

  it.each([
    [
      ["my sister earns 3100 and I earn 2900", "my buddy joins us, he makes 400 a week", "forget my buddy, he bailed"],
      6000,
    ],
    [["I make 2700 and my roommate makes 2100", "the roommate part fell apart. it's just me, 2700"], 2700],
    [["I make 2700 and Nadia makes 2100", "she dropped out, so it's only my income"], 2700],
    [["me and my sis: she earns 2900, I earn 2500, my dad gets 1200", "no my dad is out. just me and my sister"], 5400],
    [["yo gano 2700 y mi primo 2100", "mi primo se rajó, ahora solo yo"], 2700],
    [["gano 2700, mi hermana gana 2200 y mi tío 1500", "ya sin mi tío, solo mi hermana y yo"], 4900],
    [["I make 2700 and my uncle makes 6100", "my uncle is just the cosigner, don't count his"], 2700],
    [["I earn 2700 and my aunt earns 3000", "my aunt won't live there, she'd only cosign"], 2700],
    [["gano 2700 y mi tío 4000", "mi tío solo firma, no va a vivir ahí"], 2700],
    [["I make 2600 and my cousin 1900", "I said 2600, not 4500"], 2600],
  ])("leaves out whoever earns along no more: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));

  it.each([
    ["i get 2900 and i get 3300", "not 6200, its one or the other"],
    ["I make 3100 and my brother 1900", "not 5000"],
    ["gano 3200 y gano 3600", "no ganamos 6800, es uno o el otro"],
  ])("is not known any more where its sum is denied: %j, %j", (before, now) =>
    expect(earnedAfter([before, now])).toBeNull(),
  );

  it.each([
    [["I make 2700 and my wife makes 2100", "it'll be just me at the showing, she works"], 4800],
    [["I make 2700 and my wife makes 2100", "only my wife has a car"], 4800],
    [["I make 2700 and my wife makes 2100", "her score is 700, only mine is lower"], 4800],
    [["yo gano 2700 y mi esposa 2100", "solo yo puedo ir el jueves a verla"], 4800],
  ])("leaves nobody out who is only not named for something else: %j", (lines, sum) =>
    expect(earnedAfter(lines)).toBe(sum),
  );

  it("goes on from an income that was known without its parts", () => {
    const before = incomesBefore(undefined, 5100);
    expect(householdIncome(incomesAfter(before, hear("sorry, she makes 1800 not 2100")))).toBe(4800);
    expect(householdIncome(incomesAfter(before, hear("my income is 5600")))).toBe(5600);
  });

  it("is begun anew where it was changed elsewhere since", () => {
    const told = { entries: [{ who: "self", from: null, monthly: 3000, dollars: 3000 }], total: null };
    expect(householdIncome(incomesBefore(told, 3000))).toBe(3000);
    expect(householdIncome(incomesBefore(told, 4000))).toBe(4000);
    expect(householdIncome(incomesBefore(told, null))).toBeNull();
  });
});

describe("Somebody who works and whose pay was not told", () => {
  it.each([
    "I earn 2300 at the mill and 300 on weekends. my boyfriend works too",
    "yo trabajo en una cocina, él gana 2300 al mes",
  ])("is asked for before anybody is told to fall short: %j", (text) =>
    expect(talkOf([text])[0]?.said).toContain("ask-income-untold"),
  );
});

describe("What answers that an income falls short", () => {
  const short = "I'd move in June 1, no pets, credit 720, I make 1,700 and want to see it monday at 5";
  const corto = "me mudaría el 1 de junio, sin mascotas, crédito 720, gano 1,700 y quiero verla el lunes a las 5";
  it.each([
    [short, "weekly", 7367],
    [short, "biweekly, sorry", 3683],
    [short, "no, per check, they come twice a month", 3683],
    [short, "I get paid every two weeks", 3683],
    [short, "by the week haha", 7367],
    [short, "you left out my sister's 1,350", 3050],
    [short, "you skipped his 1,350", 3050],
    [short, "plus my sister's 1,850", 3550],
    [short, "with my husband it's 5,300", 5300],
    [short, "there's also child support 620 and I do nails for about 480", 2800],
    [corto, "es semanal", 7367],
    [corto, "no, eso es por cheque, son dos al mes", 3683],
    [corto, "más los 1,850 de mi hermana", 3550],
    [corto, "con lo de mi esposo son 5,300", 5300],
  ])("is heard: %j, %j", (first, then, sum) => {
    const [refused, next] = talkOf([first, then]);
    expect(refused?.said).toContain("not-qualified");
    expect(householdIncome(next!.talk.incomes!)).toBe(sum);
  });
  it("is one of several ways on, and a bare yes asks the owner", () => {
    const [refused, next] = talkOf([short, "yes"]);
    expect(refused?.text).toContain("so far I count $1,700 a month. If another income is missing");
    expect(next?.said).toContain("passed-on");
  });
  it.each([
    [short, "yes, my husband works too, he makes 3,400", 5100],
    [short, "yeah my mom gets 1,150 from her pension", 2850],
    [corto, "sí, mi esposo también gana 3,400", 5100],
  ])("is no consent to ask the owner where it tells an income: %j, %j", (first, then, sum) => {
    const next = talkOf([first, then])[1]!;
    expect(householdIncome(next.talk.incomes!)).toBe(sum);
    expect(next.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
    expect(next.said).not.toContain("asked-owner-already");
  });
});

describe("A part of what was told", () => {
  it.each([
    [["I make 1,300 a week", "the taxable part is 500 of that a week"], 5633],
    [["gano 2,900 al mes", "de eso 2,100 es fijo"], 2900],
  ])("takes nothing away and adds nothing: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));
});

describe("Who earns the same as somebody told before", () => {
  it.each([
    [["yo gano 2,500 al mes", "va a vivir conmigo mi novia. ella gana lo mismo"], 5000],
    [["I make 2,600 a month", "my brother will be on the lease too, earns the same as me"], 5200],
    [["gano 2,500", "mi marido cobra igual que yo"], 5000],
    [["I make 2,600 and my wife 1,900", "she still makes the same"], 4500],
  ])("is counted along, once: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));
});

describe("Who goes elsewhere to live", () => {
  it.each([
    [["I make 2,900, my girlfriend makes 2,100", "she's moving in with her sister instead, only me now"], 2900],
    [["yo gano 2,700 y mi hermana 2,200", "mi hermana se queda con su novio, nada más voy a ser yo"], 2700],
  ])("takes their income along: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));
});

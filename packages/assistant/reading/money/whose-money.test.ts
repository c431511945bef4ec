import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("An amount that is no income of the household", () => {
  it.each([
    ["my truck is 430 a month and i bring home 3700", 3700],
    ["350 goes out to my ex, 5150 is before that", 5150],
    ["we have 18,000 in savings and i earn 4,650 a month", 4650],
    ["my uncle is signing too, he makes 7200. i make 3050", 3050],
    ["my aunt helps with 450 each month and i make 3150", 3150],
    ["gano 3,650 al mes y le paso 450 a la mamá de mi hijo", 3650],
    ["mi cuñado firma, gana 6,900. yo gano 3,150", 3150],
    ["my daughter applies, she makes 3,100. I won't live there but I make 8,000 and could guarantee the rent", 3100],
  ])("is left out of %j", (text, monthly) => expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly));

  it.each([
    ["i make 3,150 and he makes 2,450 but he's 1099", 5600],
    ["it's all on my 1040, 61,200 a year", 5100],
    ["ella gana 2,150 y yo 2,900, ah no perdón, 2,700 yo", 4850],
  ])("is neither the number of a tax form nor what was put right, in %j", (text, monthly) =>
    expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly),
  );

  it.each(["would you take 1425 for it", "el depósito de 1,150 y la renta de 1,150 son 2,300, ¿verdad?"])(
    "makes none of %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );

  it("is taken back where it was told as one", () =>
    expect(hear("the 7700 is my uncle's, he just co-signs").notIncome).toEqual([7700]));
});

describe("What is told of somebody by name", () => {
  it("is another income of the household", () =>
    expect(earnedAfter(["i make 3300", "oh that's mine alone, Odessa makes about 2700 so together we pass"])).toBe(
      6000,
    ));
  it.each([
    [["our monthly pay: Hugo 1,250, Wendy 1,600, Omar 1,350 and me 1,900"], 6100],
    [["me and two friends. nathan 1750, felicia 1600 and I get 1500 a month"], 4850],
    [["gano 1,900, Rocío 1,550 y Fabián 1,400 al mes"], 4850],
    [["Hugo is at 2,250 and I'm at 1,950 a month", "Hugo actually makes 2,400"], 4350],
    [["Wendy makes 1,500, Zoey 1,450 and I make 1,600 a month"], 4550],
  ])("is theirs, whoever else is named beside them: %j", (lines, sum) => expect(earnedAfter(lines)).toBe(sum));
  it.each([
    [["My name is Hugo, income 3300", "sorry, I make 3500"], 3500],
    [["thanks Wendy, 3300 a month", "I meant I make 3500 a month"], 3500],
  ])("is one's own where it is the name of who writes, or is written to: %j", (lines, sum) =>
    expect(earnedAfter(lines)).toBe(sum),
  );
  it.each(["i make 3300, it makes sense for us", "that makes 3300 a month"])("is none in %j", (text) =>
    expect(earnedAfter(["i make 3000", text])).toBe(3300),
  );
  it("is the lower score of the household", () =>
    expect(hear("my score is 710, Odessa's is more like 605", asked("credit")).facts.creditScore).toEqual({
      low: 605,
      high: 605,
    }));
});

describe("An income of the household", () => {
  it.each([
    ["mi marido gana 5.150 y yo cuido a la niña", 5150],
    ["my sister will live with me, she gets 2250 and i get 2450", 4700],
    ["about 3k, maybe 3.3k", 3000],
  ])("is heard in %j", (text, monthly) => expect(hear(text, asked("income")).facts.monthlyIncome).toBe(monthly));

  it("of another who will live there is added to one's own", () =>
    expect(earnedAfter(["i make 3050 a month", "my boyfriend who lives with me makes 2650"])).toBe(5700));
});

describe("An income in doubt", () => {
  it("is less than the rent with no word that says what it is", () =>
    expect(hear("740 a month", asked("income")).isIncomeUnsure).toBe(true));
  it.each(["i make 740 a month", "5200 a month"])("is not %j", (text) =>
    expect(hear(text, asked("income")).isIncomeUnsure).toBeUndefined(),
  );
});

describe("Credit scores", () => {
  it.each([
    ["mine is 645 and hers is 715", 645, 645],
    ["Nico has a 580 credit score, mine's like 700 and Ana doesn't know hers", 580, 580],
    ["el puntaje de mi esposo es 690 y el mío 605", 605, 605],
    ["experian says 640 and transunion 661", 640, 661],
    ["my score is 610-650, well 625. my wife's is 705", 625, 625],
    ["it was 530 last year, now 655", 655, 655],
    ["my cosigner has 790 and i have 605", 605, 605],
    ["is 630 the minimum? i'm at 644", 644, 644],
  ])("of the household are heard in %j, the lowest of several people's", (text, low, high) =>
    expect(hear(text, asked("credit")).facts.creditScore).toEqual({ low, high }),
  );
  it.each([
    ["mine's 695, hers 655", 655],
    ["we're at 720 / 645", 645],
    ["I'm 715 and he's 660, we earn 5100 together", 660],
    ["el mío es 695 y el de ella 655", 655],
    ["credit rough, like 575, would they still take me", 575],
  ])("need no word for a score where it is said whose they are: %j", (text, low) =>
    expect(hear(text).facts.creditScore).toEqual({ low, high: low }),
  );
  it("of which only the ten is told are a range", () =>
    expect(hear("my credit is somewhere in the 690s").facts.creditScore).toEqual({ low: 690, high: 699 }));
  it("of another are told to stand beside one's own", () =>
    expect(hear("my wife's score is 705").isMoreCredit).toBe(true));
});

describe("What the one who co-signs earns and scores", () => {
  it.each([
    "Which papers do you want from me as the co-signer? My pension is 5,300 a month and my score is 805.",
    "I would be her co-signer. My pension is 5,300 a month, my score is 805.",
    "i'd gladly be her guarantor. I get 8k a month and my credit is 770",
    "yo sería su aval, gano 6,100 y mi puntaje es 740",
    "yo sería su codeudor, tengo setecientos treinta de puntaje y gano cinco mil al mes",
    "my aunt says she's paid every two weeks, $1,900 before taxes. Is that enough for a co-signer?",
  ])("is not the renter's: %j", (text) => {
    const { facts, intents } = hear(text);
    expect(facts.monthlyIncome).toBeUndefined();
    expect(facts.creditScore).toBeUndefined();
    expect(intents).toContain("tells_cosigner");
  });
  it.each([
    ["I can be a guarantor for my daughter. She makes 2,900 a month and her score is 650, mine is 790", 2900, 650],
    ["i have a cosigner, my credit is 590 and i make 5000", 5000, 590],
    ["I can get a co-signer. I make 3,100 a month and my score is 605", 3100, 605],
    ["I would need a guarantor, I make 3,100 and my credit is 605", 3100, 605],
    ["tengo un aval, yo gano 3 mil y tengo 600 de credito", 3000, 600],
  ])("leaves the renter's own: %j", (text, monthlyIncome, low) =>
    expect(hear(text).facts).toMatchObject({ monthlyIncome, creditScore: { low } }),
  );
  it("leaves a household told after it, and one's own score", () => {
    expect(hear("my dad is the guarantor, 7,000. Me 2,400. My wife 2,800, 650.").facts.monthlyIncome).toBe(5200);
    expect(hear("mi primo sería el aval, gana 6 mil y su crédito es 750. el mío es 585").facts.creditScore?.low).toBe(
      585,
    );
  });
  it("is all of it where it is listed", () =>
    expect(hear("i'd be her co-signer, i make 6,900 a month, score 775").facts.creditScore).toBeUndefined());
  it("leaves what the renter still makes", () =>
    expect(
      earnedAfter(["my sister would co-sign", "No, the 2,100 is hers. Mine is 1,390 a month, same as before"]),
    ).toBe(1390));
});

describe("Somebody called by name beside one who co-signs", () => {
  it.each([
    ["i clear 1,450 a month, wendy's mom would cosign for her, and Hugo works at the port making 54k a year", 5950],
    ["gano 1,900, la mamá de Wendy sería su aval, y Hugo gana 2,300 al mes", 4200],
  ])("earns for the household: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
  it.each([
    "my uncle Hugo would cosign, Hugo makes 54k a year. I make 1,450",
    "I make 1,450, Hugo makes 54k and would cosign",
  ])("earns nothing for it where it is that one: %j", (text) => expect(hear(text).facts.monthlyIncome).toBe(1450));
});

describe("A score beside another one's", () => {
  it.each([
    ["mine is like 700 his is 620 tho is that bad", 620],
    ["about 710, his is 655. is that a problem", 655],
    ["como 700 y la de ella es 645, ¿importa?", 645],
  ])("is told in a question too, and is no hour: %j", (text, low) => {
    const { facts, times } = hear(text, asked("credit", "pets"));
    expect(facts.creditScore?.low).toBe(low);
    expect(times).toEqual([]);
  });
  it("leaves an hour that is written as one", () =>
    expect(hear("640, could i come at 6:40", asked("credit", "pets")).times[0]?.at).toBe("18:40"));
  it.each(["530. n sorry i'm a mess lol its been a week", "6:00. Thanks. You're great"])(
    "is none where nothing else is told: %j",
    (text) => expect(hear(text).facts.creditScore).toBeUndefined(),
  );
});

describe("What somebody tells who will co-sign for the renter", () => {
  it.each([
    "How would I go about co-signing for my niece? My pension is 3,800",
    "what papers do I have to bring to co-sign? I am retired on 4,200 a month",
    "sería el aval de ella, gano 5,100",
    "hola, soy el fiador de mi sobrina y gano 4,600",
  ])("is no income of the household: %j", (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined());

  it.each([
    ["do I need a co-signer? I make 3900", 3900],
    ["I could have my uncle co-sign, I make 3700", 3700],
    ["ella sería mi aval, yo gano 3100", 3100],
    ["I'd gladly co-sign for them and make 7,000, and she makes 2,100", 2100],
  ])("leaves what the household tells: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
});

it.each(["I asked him to co-sign, I make 3700", "I asked Carlos to co-sign and I make 3700"])(
  "Who asks another to sign tells of their own income: %j",
  (text) => expect(hear(text).facts.monthlyIncome).toBe(3700),
);

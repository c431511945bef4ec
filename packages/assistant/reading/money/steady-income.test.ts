import { describe, expect, it } from "vitest";
import { asked, earnedAfter, hear } from "../testing.ts";

describe("Pay that is unlike from month to month", () => {
  it.each([
    ["I mow lawns, on a great month i clear 6500, slow months more like 3000", 3000],
    ["my commission checks are 5100 in a strong month, 2900 when it's slow", 2900],
    ["I drive for a delivery app, good weeks 1400, bad weeks 700", 3033],
    ["in a good month he pulls in fifteen hundred sometimes its only nine hundred", 900],
    ["uber. 500 one week 900 the next", 2167],
    ["some weeks I make 1,250, other weeks 700", 3033],
    ["hay semanas de 700 y semanas de 900", 3033],
    ["I make 20/hr usually 45 hrs but in the slow season more like 30", 3900],
    ["she's paid every two weeks like 1,100 but with overtime it goes to 1,500", 2383],
    ["en un buen mes saco 5 mil y en uno malo 3 mil", 3000],
    ["en verano gano 4,800 y en invierno como 2,900", 2900],
  ])("counts by the least of it: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));

  it.each([
    ["i make like 3500 3900 a month it depends", 3500],
    ["tips and all i get 3600 4k a month", 3600],
    ["gano 3200 3600 al mes, según", 3200],
    ["im making around 5200, some months 4300", 4300],
    ["gano 4800 al mes, algunos meses 4100", 4100],
    ["I make 2900 and he makes 2700, some months 2500", 5400],
    ["I make 2900, some months I make 2500", 2500],
    ["mi papá gana 2900 y yo como 2300, a veces más con las propinas", 5200],
    ["my dad makes 2900 and I do 2300, sometimes more in tips", 5200],
  ])("counts by the lower of two that vary, and adds up neither: %j", (text, monthly) =>
    expect(hear(text).facts.monthlyIncome).toBe(monthly),
  );

  it.each([
    [["I live off tips", "some months 3600 some months 4100, it varies"], 3600],
    [["gano 3200 3600 al mes", "unos meses 3200 otros meses 3600"], 3200],
    [["i get 3600 4k a month", "some months 3600, other months 4000"], 3600],
  ])("is told again by its months: %j", (lines, sum) => expect(earnedAfter(lines, ["income"])).toBe(sum));

  it.each([
    ["my best month was 8k but usually its 4500", 4500],
    ["Between tips it's 3900 most months, 5200 in the summer", 3900],
    ["trabajo en ventas y mi mejor mes fue de 7 mil, pero normalmente gano 4 mil", 4000],
  ])("counts by what is usual: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));

  it.each(["my best month was 7k", "I made 6800 on my best month", "mi mejor mes gané 6 mil"])(
    "is not told by the best of it alone: %j",
    (text) => expect(hear(text, asked("income")).facts.monthlyIncome).toBeUndefined(),
  );

  it.each([
    ["my commissions are anywhere between 3600 and 5000, average around 4200 a month", 4200],
    ["en el taller saco entre 3000 y 4400 al mes, un promedio de 3700", 3700],
    ["In May I made 3900, June 5100, July 4300, so on average 4400 a month", 4400],
    ["some months 3500 and others 5500, it averages 4500", 4500],
    ["It was 3700 in March and 4900 in April. Average 4200 a month", 4200],
    ["In May I did 5100, June 6000, July 4900. The average is about 5300.", 5300],
    ["a veces 2800, a veces 3900, en promedio 3300 al mes", 3300],
  ])("counts by the average that is told with it: %j", (text, monthly) => expect(earnedAfter([text])).toBe(monthly));

  it.each([
    ["gano 3600 al mes, en mayo fueron 4.100 por las horas extra", 3600],
    ["I make 3900 a month, in August it was 4500 with overtime", 3900],
    ["me entran 4.100 al mes pero varía, en junio fueron 3.300", 4100],
  ])("is no sum of the usual month and one that was unlike: %j", (text, monthly) =>
    expect(earnedAfter([text])).toBe(monthly),
  );

  it("adds what another earns to an average, and what comes from elsewhere", () => {
    expect(earnedAfter(["she makes 2800 to 3600, average 3200, and I get 1900 from my pension"])).toBe(5100);
    expect(earnedAfter(["I make 3900 at the plant and average 2100 with my food truck"])).toBe(6000);
    expect(earnedAfter(["I make 3900 at the plant. My tips average 2100 a month"])).toBe(6000);
  });

  it("is put right by its average", () => {
    expect(earnedAfter(["on a great month I clear 6500, slow months 3000", "average is about 4900"])).toBe(4900);
    expect(earnedAfter(["buenos meses 6 mil, malos meses 3 mil", "el promedio es de 4,200"], ["income"])).toBe(4200);
  });

  it("is each one's own where two earn", () => {
    expect(hear("on a good month I make 3000 and on a good month she makes 2000").facts.monthlyIncome).toBe(5000);
    expect(hear("I usually make 2100 and my wife usually makes 1900").facts.monthlyIncome).toBe(4000);
  });

  it.each([
    "I normally get off at 615, sometimes 745",
    "usually I leave work 530, sometimes 630",
    "normalmente salgo 515, a veces 645",
  ])("is not when somebody is off: %j", (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined());

  it("is not what bills come to", () =>
    expect(hear("my electric is 300 some months and 250 other months").facts.monthlyIncome).toBeUndefined());
});

describe("Pay that is told otherwise under a condition", () => {
  it.each([
    ["it's around 6k when the fair is in town and 4k when it isn't", 4000],
    ["i paint houses so in summer 4,300, winter 2,600", 2600],
    ["it depends, 4700 during tax season, 3150 the rest of the year", 3150],
    ["in the rainy months maybe 2700, otherwise 3800", 2700],
    ["if I get overtime it's 4,600, without it 3,500", 3500],
    ["3,500 without overtime, 4,600 with", 3500],
    ["5300 if the mill runs nights, if not 3700", 3700],
    ["gano 4100 cuando hay obra y 2700 cuando no hay", 2700],
    ["en temporada alta 3600, en baja 2050", 2050],
    ["como 2400, si hay buenas propinas 3200", 2400],
    ["650 por semana cuando llueve, 1200 cuando hace buen tiempo", 2817],
    ["could be 3,700 could be 5,400, I shoot weddings", 3700],
    ["4k minimum, 6k if I hustle", 4000],
    ["unas veces 3100, otras 4600", 3100],
    ["my pay swings, 3600 on the low side and 5300 on the high side", 3600],
    ["620 on weeks without overtime, 880 with it, weekly pay", 2687],
    ["My wife makes 2,450 year round; I make 2,250 in winter and 3,300 in summer.", 4700],
    ["I average 4,250 but it's been as low as 3,000 and as high as 6,000", 4250],
    ["my slowest month was 4,900 and my strongest was 8,200", 4900],
    ["When we're busy it's 4,700. When it's dead, 3,300.", 3300],
    ["In winter I make about 2,900. In summer it's closer to 4,100.", 2900],
    ["If I get overtime it's 4,450. Without it, 3,350.", 3350],
    ["I make 3150. In a good month it can be 4400.", 3150],
  ])("counts by the least of it: %j", (text, monthly) => expect(earnedAfter([text], ["income"])).toBe(monthly));

  it.each([
    ["I make 3000 with overtime and my wife makes 2000 without", 5000],
    ["I make 3000 when the plant runs and on top of that 900 when I plow snow", 3900],
    ["When my wife works she makes 2,200. I make 3,000.", 5200],
    ["I make 2,800. My brother makes 2,100 when he works.", 4900],
  ])("is added where another earns it, or it comes on top: %j", (text, monthly) =>
    expect(earnedAfter([text], ["income"])).toBe(monthly),
  );

  it.each(["would 625 be okay if I have a cosigner with 780", "gano 3400 crédito 645 sin mascotas"])(
    "is no score: %j",
    (text) => expect([undefined, 3400]).toContain(hear(text).facts.monthlyIncome),
  );

  it.each(["when we're busy it's 4,600", "cuando no hay trabajo saco 1,900"])("asks nothing: %j", (text) =>
    expect(hear(text, asked("income")).unknownQuestions).toEqual([]),
  );
});

describe("The week that pay is told by", () => {
  it.each([
    ["crazy busy week here, I make 3400", 3400],
    ["sorry, bad week. we bring home 4100 a month", 4100],
    ["it was a slow week and my income is 3600", 3600],
    ["semana floja, gano 3100", 3100],
    ["on a slow week I make 700", 3033],
    ["I clear 900 in a good week", 3900],
    ["en una buena semana gano 800", 3467],
  ])("is that of its figure: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
});

describe("Pay by the hour with the hours of a week", () => {
  it.each([
    ["they pay me 21 dollar one hour, 35 hour in the week", 3185],
    ["I get 24 an hour, 40 hour week", 4160],
    ["gano 18 dolares una hora, 30 horas en la semana", 2340],
    ["I work 40 hours a week and make 3800", 3800],
    ["I get 19 an hour at 40 hrs and my girlfriend 16 at just 25 hours", 5027],
    ["i work 40 hours at 20 an hour and my bf works 30 hours at 15 an hour", 5417],
    ["yo gano 20 la hora 40 horas y mi novia 16 la hora, 30 horas nomás", 5547],
    ["my boyfriend works 25 hours a week at 18", 1950],
  ])("counts no hours as money, and each one's own: %j", (text, monthly) =>
    expect(hear(text).facts.monthlyIncome).toBe(monthly),
  );
  it.each([
    ["my wife works 24 hours a week at 17 and I work full time at 23", 5755],
    ["mi novia trabaja 20 horas a la semana a 17 la hora y yo tiempo completo a 22 la hora", 5287],
    ["my cousin is at 18.50 an hour 30 hrs and I'm 20.40 at 36 hrs", 5587],
    ["we both work 32 hours a week, I make 17 an hour and he makes 19 an hour", 4992],
    ["trabajamos 32 horas a la semana, yo gano 17 la hora y él gana 19 la hora", 4992],
  ])("counts the hours of one for nobody else: %j", (text, monthly) =>
    expect(hear(text).facts.monthlyIncome).toBe(monthly),
  );
  it.each([
    "my wife does 24 hours a week at 17 an hour and I make 23 an hour",
    "mi novio trabaja 24 horas a la semana a 17 la hora y yo gano 23 la hora",
  ])("is no income where one's hours are not told: %j", (text) =>
    expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );
});

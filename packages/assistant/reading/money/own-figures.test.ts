import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../sample-home.ts";
import { newTalk } from "../../talk.ts";
import { understand } from "../understand.ts";

const { property, now } = sampleWorld;
const rent = property.leaseConditions?.rent as number;
const hear = (text: string, talk = newTalk) =>
  understand(text, { talk, history: [], now, timeZone: property.timeZone, property, ownerName: "Sam" });
const topicsOf = (text: string) => hear(text).asks.map(({ topic }) => topic);

describe("figures of one's own", () => {
  it("are told with what they come to, and that is the income", () => {
    for (const text of ["we make 6100 together, she's at 3500 and i make 2600", "ganamos 6100, yo 3500 y ella 2600"])
      expect(hear(text).facts.monthlyIncome).toBe(6100);
  });
  it("are added up where none is what the others come to", () =>
    expect(hear("i make 3500 and she makes 2600").facts.monthlyIncome).toBe(6100));
  it.each(["we both earn 2800, so 5600 together", "my roommate and i each make 2800"])(
    "are counted for each of two, and once: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBe(5600),
  );
  it.each([
    "my wife starts at the clinic on June 22",
    "she begins her new job the 22nd of June, June 22 I mean",
    "mi esposo empieza a trabajar el 22 de junio",
  ])("are not the days of a month: %j", (text) =>
    expect(hear(text, { ...newTalk, awaiting: "facts", asked: ["income"] }).facts.monthlyIncome).toBeUndefined(),
  );
  it("are not the rent that a sum is asked of", () =>
    expect(hear(`ok so ${rent} plus the dog, what's that a month`).facts.monthlyIncome).toBeUndefined());
  it("are the rent where somebody makes as much", () =>
    expect(hear(`i make ${rent} a month`).facts.monthlyIncome).toBe(rent));

  it.each(["is 5900 enough though", "would 4,800 be enough", "5900 alcanza?"])(
    "%j asks whether an income will do",
    (text) => expect(topicsOf(text)).toEqual(["requirements.income_enough"]),
  );
  it.each(["so is 585 ok or not", "is 585 a deal breaker", "alcanza con 585?", "my cousin has 595, is that a problem"])(
    "%j asks whether a score will do",
    (text) => expect(topicsOf(text)).toEqual(["requirements.credit"]),
  );
  it.each(["does 530 work", "is 500 enough for the deposit"])("%j asks neither", (text) => {
    expect(topicsOf(text)).not.toContain("requirements.income_enough");
    expect(topicsOf(text)).not.toContain("requirements.credit");
  });

  it.each(["we make 6100. is that enough? we have 1 dog", "my score is 640. is that enough? we have two cats"])(
    "%j asks of them, and not of the pets",
    (text) => expect(topicsOf(text).filter((topic) => topic.startsWith("pets"))).toEqual([]),
  );

  it("outweigh a word for a score", () =>
    expect(hear("my credit used to be great, now it's around 600").facts.creditScore).toMatchObject({ low: 580 }));
});

describe("harm", () => {
  it.each([
    "i don't want to drive over there for nothing. i make 64k and my score is 690",
    "no quiero manejar hasta allá para nada. gano 5400 al mes y mi crédito es 690",
  ])("is not heard in %j", (text) => {
    expect(hear(text).intents).not.toContain("in_distress");
    expect(hear(text).intents).not.toContain("emergency");
  });
  it.each([
    "my dad just fell in the kitchen and he is not getting up",
    "hold on grandma went down on the stairs shes not moving",
    "mi mamá se cayó y no se levanta",
    "QUIERO MATARME. My name is Robin Vale, robin@example.com",
    "MI ESPOSO ME GOLPEA, My name is Robin Vale, robin@example.com",
    "my husband hits me. i make 3000 and my score is 700, need somewhere safe",
    "i don't want to live anymore. i make 3000, score 700",
  ])("is heard in %j", (text) =>
    expect(hear(text).intents.filter((intent) => /^(?:emergency|in_distress)$/.test(intent))).not.toEqual([]),
  );
});

describe("hours in which somebody is not to be called", () => {
  it.each(["please don't text me at night", "prefiero que no me llamen de noche", "do not call me before 9"])(
    "%j stops no messages",
    (text) => expect(hear(text).intents).not.toContain("opt_out"),
  );
  it.each(["don't text me", "do not call me again", "no me llamen", "no me escriban mas"])("%j stops them", (text) =>
    expect(hear(text).intents).toContain("opt_out"),
  );
});

describe("what is asked of privacy", () => {
  it.each(["who else can see my messages", "quién más ve mis datos", "is this chat private"])("%j", (text) =>
    expect(hear(text).intents).toContain("ask_privacy"),
  );
});

it.each(["my credit was 520 after the divorce. today it is 655", "mi crédito era 520 y ahora es 655"])(
  "a score of before is none where another is told of today: %j",
  (text) => expect(hear(text).facts.creditScore?.low ?? 655).toBe(655),
);

it.each([
  "my score used to be 575, now I don't know. we make 5100",
  "my credit was 585 last year, I don't know what it is today",
  "my score was 610 three years ago. it's higher now. we make 5100",
  "my score was 585 but it's better now. Income is 5,100",
  "mi puntaje era 585 antes, ahora no lo sé. gano 5100",
  "mi puntaje era 585 antes, ya subió. gano 5100",
])("a score of before is none where it is not known or not so any more: %j", (text) =>
  expect(hear(text).facts.creditScore).toBeUndefined(),
);

describe("A score told in passing", () => {
  it.each([
    ["my score was 705 when i last looked but no idea now", 705],
    ["move in is the 20th, credit was 705 last i looked but who knows after the divorce", 705],
    ["el crédito era 680 la última vez que vi pero quién sabe ya", 680],
    ["my credit was 720 before, now it's 640", 640],
    ["credit was 715 last time i checked", 715],
    ["mi puntaje era 715 la última vez que lo revisé", 715],
    ["I used to make 4000 and now it's 5100, credit is 690", 690],
  ])("is the score unless another stands beside it: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );
});

import { describe, expect, it } from "vitest";
import { asked, hear } from "./testing.ts";

describe("What is told after a question of coming", () => {
  it("is kept, whatever it is", () =>
    expect(hear("can we see it thursday at 5, i make 6900, credit 702, moving june 1, no pets").facts).toMatchObject({
      monthlyIncome: 6900,
      creditScore: { low: 702, high: 702 },
      moveIn: { from: "2026-06-01", to: "2026-06-01" },
      pets: [],
    }));
  it("is a day of moving in that no later now takes back", () =>
    expect(
      hear("june 1, about 7400 with my pension. now is the furnace old", asked("moveIn", "income")).facts.moveIn,
    ).toEqual({
      from: "2026-06-01",
      to: "2026-06-01",
    }));
});

describe("Who has no credit score", () => {
  it.each([
    "credit i dont have, i am new",
    "nunca he tenido credito",
    "nunca hemos tenido tarjetas",
    "never had a credit card",
    "no tengo puntaje",
  ])("says so unasked: %j", (text) => expect(hear(text).facts.creditUnknown).toBe(true));
  it.each([
    "i said i have nothing",
    "i am new here",
    "i dont have one",
    "ya le dije no se, nunca nos han dado numero",
    "todavia no tengo, acabo de llegar al pais",
    "nothing, i always paid cash",
  ])("says so when asked: %j", (text) => expect(hear(text, asked("credit")).facts.creditUnknown).toBe(true));
  it.each(["no credit problems, 720", "i never missed a payment, 700", "680 and my husband has none"])(
    "is not who tells a score: %j",
    (text) => expect(hear(text, asked("credit")).facts.creditUnknown).toBe(false),
  );
  it.each(["I pay with debit, I do not have a credit card", "no tengo tarjeta de crédito, puro efectivo"])(
    "is not told by who has no card: %j",
    (text) => expect(hear(text).facts.creditUnknown).toBeUndefined(),
  );
  it.each(["do you take people with no credit", "i am new here", "i dont have one", "no credit check?"])(
    "is not told by: %j",
    (text) => expect(hear(text).facts.creditUnknown).toBeUndefined(),
  );
});

describe("The day to move in", () => {
  const days = (text: string, talk = asked("moveIn")) => {
    const { moveIn } = hear(text, talk).facts;
    return moveIn && (moveIn.from === moveIn.to ? moveIn.from : `${moveIn.from}/${moveIn.to}`);
  };
  it.each([
    ["asap, the 20th is fine", "2026-05-20"],
    ["lo antes posible, el 20 está bien", "2026-05-20"],
    ["in june, the 5th", "2026-06-05"],
    ["para enero, el 2", "2027-01-02"],
    ["june 25ish", "2026-06-25"],
    ["june 25, not the 12th", "2026-06-25"],
    ["dec 1, sorry nov 20", "2026-11-20"],
    ["el 5 de julio, perdón, 20 de junio", "2026-06-20"],
    ["in december", "2026-12-01/2026-12-31"],
    ["asap", "2026-05-09/2026-05-23"],
  ])("%j is %s", (text, day) => expect(days(text)).toBe(day));

  it.each([
    "Just confirm Saturday at 10 in person, move-in June 20",
    "move-in June 20 and can I come Saturday at 10",
    "saturday at 10 works, we'd move june 20",
  ])("stands beside a day to come: %j", (text) => {
    expect(days(text, {})).toBe("2026-06-20");
    expect(hear(text).times).toMatchObject([{ from: "2026-05-16", to: "2026-05-16", at: "10:00" }]);
  });
  it("is put right without a day to come struck out", () => {
    const heard = hear("june 25, not the 12th. credit 705. and the showing monday at 5:30");
    expect(heard.facts.moveIn?.from).toBe("2026-06-25");
    expect(heard.times).toMatchObject([{ from: "2026-05-11", at: "17:30", not: false }]);
  });
  it.each([
    ["we'd move in June 25, not June 12. can I come Monday at 3", "2026-06-25", "15:00"],
    ["me mudo el 8 de julio, no el 18, y quiero verla el lunes a las 4", "2026-07-08", "16:00"],
    ["moving August 3 not the 13th, tour Monday at 6 pm please", "2026-08-03", "18:00"],
  ])("is not what it is told instead of, nor is that a day to come: %j", (text, from, at) => {
    const heard = hear(text);
    expect(heard.facts.moveIn?.from).toBe(from);
    expect(heard.times).toMatchObject([{ from: "2026-05-11", at, not: false }]);
  });
  it("is not the day of a tour", () =>
    expect(hear("i wanted the last in person one monday", asked("moveIn")).facts.moveIn).toBeUndefined());
  it.each([
    ["we'd take six months then, but from june 10", "2026-06-10"],
    ["okay starting june 5", "2026-06-05"],
  ])("is from a date on in %j, though nobody asked", (text, day) => expect(hear(text).facts.moveIn?.from).toBe(day));
  it("is no span of days in which one is away", () =>
    expect(hear("so from june 1 to june 5 i'm away").facts.moveIn).toBeUndefined());
});

describe("How many would live there", () => {
  it.each([
    ["Hi, it'd be me and my cat, by june", 1],
    ["sorry thats 2 ppl plus the baby in june", 3],
    ["we're three now, my sister moved out", 3],
    ["no somos 4 le dije", 4],
    ["me and my wife", 2],
  ])("%j is %i", (text, occupants) => expect(hear(text).facts.occupants).toBe(occupants));
  it.each([
    "do both of us get a key",
    "is it just me looking at it or like an open house",
    "put it under my wifes name, she might go without me",
    "mi esposo gana 850 a la semana y yo 1400 al mes",
    "i asked twice for a person",
  ])("is not told by: %j", (text) => expect(hear(text).facts.occupants).toBeUndefined());
});

describe("A name", () => {
  const contact = { introduced: true, awaiting: "contact" } as const;
  it.each([
    ["i gave it, joaquin", "Joaquin"],
    ["i told you already, Nora Quist", "Nora Quist"],
    ["ya se lo di, rogelio", "Rogelio"],
  ])("is said again: %j", (text, name) => expect(hear(text, contact).contact.name).toBe(name));
  it("stands before a number", () =>
    expect(hear("friday 6:30. its Nora Quist, 614 555 0142").contact.name).toBe("Nora Quist"));
  it.each(["i gave it already", "it's fine", "i said no pets", "i gave you my number, friday"])("is not: %j", (text) =>
    expect(hear(text, contact).contact.name).toBeUndefined(),
  );
});

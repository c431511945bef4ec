import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "./testing.ts";

describe("Words that mean one thing and sound like another, among facts,", () => {
  it.each(["640 i think?", "like a 640? maybe 650", "around 700?"])("answer with a doubt: %j", (text) => {
    const heard = hear(text, asked("credit"));
    expect(heard.facts.creditScore).toBeDefined();
    expect(heard.unknownQuestions).toEqual([]);
  });

  it.each(["moving for work in october", "we are moving because of a new job in october"])(
    "tell when one moves in: %j",
    (text) => expect(hear(text).facts.moveIn).toEqual({ from: "2026-10-01", to: "2026-10-31" }),
  );

  it.each([
    ["me my gf and our 3 yr old", 3],
    ["Two adults and twins", 4],
    ["my sister, me and our triplets", 5],
    ["my mom, me and twin 4 year olds", 4],
    ["my partner and i, three 10 yr olds", 5],
    ["just me and my twin", 2],
    ["somos mi esposa y yo con las trillizas", 5],
    ["mi hermana, yo y sus mellizos", 4],
    ["me plus roommate", 2],
    ["me, my husband and a 2 and 5 year old", 4],
  ])("count who would live there: %j", (text, occupants) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(occupants),
  );
  it.each([
    ["me and my 30 year old son", 2],
    ["me and our 3 year old lab", 1],
    ["just me, the house is my first", 1],
    ["my 12 year old cat and me", 1],
    ["two adults, twin beds", 2],
    ["mi esposo 1000 la semana y yo 500 la semana", 1],
  ])("count no more than that: %j", (text, occupants) =>
    expect(hear(text, asked("occupants")).facts.occupants ?? 1).toBe(occupants),
  );

  it.each(["any time after the 10th of june", "any day in june works"])("say when one moves in: %j", (text) =>
    expect(hear(text, asked("moveIn")).facts.moveIn).toBeDefined(),
  );

  it.each(["ill give 1400 a month if i can move in this week", "we can pay 1350 a month", "i could do 1300 a month"])(
    "offer a rent and tell no income: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );
  it.each([
    ["they pay me 4200 a month", 4200],
    ["i get paid 1000 a week", 4333],
    ["my job gives me 3900 a month gross", 3900],
    ["i make 5000 a month", 5000],
    ["retired, social security 2100 plus pension 1900", 4000],
  ])("tell an income: %j", (text, income) => {
    const heard = hear(text, asked("income"));
    expect(heard.facts.monthlyIncome).toBe(income);
    expect(heard.unknownQuestions).toEqual([]);
  });

  it("wish for a call and give no name", () => expect(hear("call me about your other homes").contact).toEqual({}));

  it.each([
    ["last year i cleared 71k", 5917],
    ["offer letter says 84k a year", 7000],
    ["My pension is $2,450 a month and Social Security adds $1,980.", 4430],
  ])("tell an income and ask nothing: %j", (text, income) => {
    const heard = hear(text);
    expect(heard.facts.monthlyIncome).toBe(income);
    expect(heard.unknownQuestions).toEqual([]);
  });
  it.each(["does the offer letter count", "do you need my social security number", "the sky cleared up at 5"])(
    "tell none: %j",
    (text) => expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );

  it.each([
    "i have an emotional support dog, a lab",
    "my service dog, he is a german shepherd",
    "i have a service dog, a 60 lb lab",
  ])("tell of no pet: %j", (text) => expect(hear(text).facts).toEqual({ hasAssistanceAnimal: true }));

  it.each(["i have an emotional support dog and a cat", "a service dog, and i have a lab too", "i have a lab"])(
    "tell of one: %j",
    (text) => expect(hear(text).facts.pets).toHaveLength(1),
  );
  it.each(["Pets: none", "i had a cat but she passed"])("tell that there are none: %j", (text) =>
    expect(hear(text).facts.pets).toEqual([]),
  );

  it.each([
    ["just me and my plants", 1],
    ["only myself", 1],
    ["just me and my wife", 2],
    ["just me and my two kids", 3],
  ])("count people and no plants: %j", (text, occupants) => expect(hear(text).facts.occupants).toBe(occupants));

  it.each(["put it under her name, Elena Fisk", "book it under the name Elena Fisk"])("give a name: %j", (text) =>
    expect(hear(text).contact.name).toBe("Elena Fisk"),
  );

  it.each([
    ["why does it matter", ["requirements.credit", "pets"]],
    ["why do you need my credit score", ["requirements.credit"]],
    ["what do you need it for", ["requirements.credit", "pets"]],
  ])("ask why Piper asked: %j", (text, topics) => {
    const heard = hear(text, asked("credit", "pets"));
    expect(heard.topics).toEqual(topics);
    expect(heard.unknownQuestions).toEqual([]);
  });
  it.each(["why is the rent so low", "what is the basement used for"])("ask why of the home: %j", (text) =>
    expect(hear(text, asked("credit", "pets")).topics).not.toContain("requirements.credit"),
  );
  it("take along the words that say what they ask of", () => {
    const ofDeposit = hear("And the deposit, is it returned at the end?").asks;
    expect(ofDeposit?.find(({ topic }) => topic === "deposit_terms")?.whole).toBe(
      "And the deposit, is it returned at the end?",
    );
    expect(hear("I have a housing voucher, do you accept it?").asks?.[0]?.whole).toBe(
      "I have a housing voucher, do you accept it?",
    );
    expect(unknownIn("Is it far? Can I see it Saturday at 10? Is there a gym?")).not.toContain("Is it far");
  });
  it.each(["Will Tate 937-555-0127", "May Lin 937-555-0128"])("are names and no questions: %j", (text) => {
    const heard = hear(text, { introduced: true, awaiting: "contact" });
    expect(heard.contact.name).toMatch(/^(?:Will Tate|May Lin)$/);
    expect(heard.unknownQuestions).toEqual([]);
  });
  it.each(["will the owner call 937-555-0127", "may i have a key at 937-555-0127"])("are questions: %j", (text) =>
    expect(hear(text).contact.name).toBeUndefined(),
  );

  it.each(["fine, i could do june 10", "ok june 10 then", "6/10 would work"])(
    "move in on another day, once refused: %j",
    (text) =>
      expect(hear(text, { introduced: true, awaiting: "pass-on", asked: [] }).facts.moveIn?.from).toBe("2026-06-10"),
  );
  it.each(["can i come june 10", "june 10 at 3pm", "could i see it on june 10"])("wish to come then: %j", (text) =>
    expect(hear(text, { introduced: true, awaiting: "pass-on", asked: [] }).facts.moveIn).toBeUndefined(),
  );
  it.each(["we'd need to be in by may 31", "i need to be in by the 31st of may"])("say when one moves in: %j", (text) =>
    expect(hear(text).facts.moveIn?.from).toBe("2026-05-31"),
  );

  it.each(["4900, 6/1, 720, none", "6/1 4900 720 none", "720 / no pets / june 1 / 4900"])(
    "are all of it in a row: %j",
    (text) =>
      expect(hear(text, asked("moveIn", "income")).facts).toMatchObject({
        moveIn: { from: "2026-06-01" },
        monthlyIncome: 4900,
        creditScore: { low: 720 },
        pets: [],
      }),
  );
  it.each(["sat 5/16 at 10 or none", "10 11 12", "937 555 0127", "2 / 2"])("are no pets and no income: %j", (text) =>
    expect(hear(text).facts).toEqual({}),
  );

  it.each([
    ["i get 2200 from work and 600 in food stamps and 900 child support", 3700],
    ["I'm a contractor so it varies, about 6k a month average", 6000],
    ["ella recibe 1,200 del seguro social y yo gano 900 a la semana", 5100],
    ["i make 3000 and my credit is 700", 3000],
    ["i make 3000 and pay 900 child support", 3000],
  ])("add up what comes in: %j", (text, income) => {
    const heard = hear(text);
    expect(heard.facts.monthlyIncome).toBe(income);
    expect(heard.unknownQuestions).toEqual([]);
    expect(heard.topics).toEqual([]);
  });

  it.each([
    ["gano como 5 mil al mes", 5000],
    ["gano 5 mil quinientos al mes", 5500],
    ["gano mil quinientos a la semana", 6500],
    ["i make 6 thousand a month", 6000],
  ])("tell thousands: %j", (text, income) => expect(hear(text).facts.monthlyIncome).toBe(income));

  it.each(["¿Aceptan gatos? tengo uno", "do you allow cats? i have one"])("tell of one cat: %j", (text) =>
    expect(hear(text).facts.pets).toMatchObject([{ kind: "cat", count: 1 }]),
  );
});

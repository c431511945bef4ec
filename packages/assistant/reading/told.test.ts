import { describe, expect, it } from "vitest";
import { contactIn } from "./contact/contact.ts";
import { factsIn } from "./people/renter-facts-in.ts";
import { hear } from "./testing.ts";
import { clausesOf } from "./text/clauses.ts";
import { languageOf } from "./text/language.ts";

const today = Temporal.PlainDate.from("2026-05-09");
const told = (text: string, ...asked: string[]) => factsIn(clausesOf(text), asked, today);

describe("What a renter tells of income, in dollars a month", () => {
  it.each([
    ["I make 85k a year", 7083],
    ["we earn $5,200/mo", 5200],
    ["$22 an hour full time is my income", 3813],
    ["I get paid $1,000 a week", 4333],
    ["I make 3000 a month and my wife makes 2,500 a month", 5500],
    ["my income is 62,000", 5167],
    ["gano 3500 al mes", 3500],
    ["our salary is 60 thousand a year", 5000],
  ])("%j is %i", (text, dollars) => expect(told(text).monthlyIncome).toBe(dollars));
  it("takes a bare amount where income was asked for", () => expect(told("4500", "income").monthlyIncome).toBe(4500));
  it.each(["my budget is 1500", "is the deposit 1450?", "how much do I need to make?", "my credit is 700"])(
    "hears none in %j",
    (text) => expect(told(text)).not.toHaveProperty("monthlyIncome"),
  );
});

describe("What a renter tells of credit", () => {
  it.each([
    ["credit score is 710", 710, 710],
    ["my credit is around 650", 630, 670],
    ["credit 650-700", 650, 700],
    ["fico above 700", 700, 850],
    ["mi crédito es 690", 690, 690],
  ])("%j", (text, low, high) => expect(told(text).creditScore).toEqual({ low, high }));
  it("takes a bare score where it was asked for", () =>
    expect(told("680", "credit").creditScore).toEqual({ low: 680, high: 680 }));
  it.each(["I don't have a credit score", "no credit yet", "I don't know my credit"])(
    "hears that there is none to tell: %j",
    (text) => expect(told(text)).toMatchObject({ creditUnknown: true }),
  );
  it.each([
    ["I have excellent credit", "excellent"],
    ["my credit is pretty bad", "bad"],
    ["tengo buen crédito", "bueno"],
    ["my score isn't all that great to be honest", "not all that great"],
    ["mi historial no es tan bueno", "no es tan bueno"],
  ])("keeps a word for it as given, which is no score: %j", (text, creditWord) => {
    expect(told(text)).toMatchObject({ creditWord });
    expect(told(text)).not.toHaveProperty("creditScore");
  });
  it.each([
    ["thurs 530 works, credit is 690", 690],
    ["i can do monday 530, make 68k, score 740", 740],
    ["el lunes 530, mi crédito es 700", 700],
    ["530 is the time not my credit. credits 740", 740],
  ])("is no hour beside it: %j", (text, score) =>
    expect(hear(text).facts.creditScore).toEqual({ low: score, high: score }),
  );
  it.each(["Rosa Paz, 503-555-01", "my number is 614-555-013"])("is no part of a phone number: %j", (text) =>
    expect(told(text, "credit")).not.toHaveProperty("creditScore"),
  );
  it("is not known to who does not really know it", () =>
    expect(told("we don't really know our score")).toMatchObject({ creditUnknown: true }));
  it("keeps no other words about it", () =>
    expect(told("my credit is a bit rough since the divorce")).not.toHaveProperty("creditWord"));
  it("hears none in a question of the home's", () =>
    expect(told("do you require a 650 credit score?")).not.toHaveProperty("creditScore"));
});

describe("What a renter tells of moving in", () => {
  it.each([
    ["I want to move in June 1", "2026-06-01", "2026-06-01"],
    ["looking to move at the end of June", "2026-06-21", "2026-06-30"],
    ["moving in early july", "2026-07-01", "2026-07-10"],
    ["I need to move in asap", "2026-05-09", "2026-05-23"],
    ["quiero mudarme el 1 de junio", "2026-06-01", "2026-06-01"],
    ["we'd move July 1 or June 15", "2026-06-15", "2026-07-01"],
    ["we want to move in July 1, but June 15 works too", "2026-06-15", "2026-07-01"],
  ])("%j", (text, from, to) => expect(told(text).moveIn).toEqual({ from, to }));
  it("takes a bare month where it was asked for", () =>
    expect(told("June", "moveIn").moveIn).toEqual({ from: "2026-06-01", to: "2026-06-30" }));
  it("does not take a showing's day for it", () =>
    expect(told("can I see it June 1?", "moveIn")).not.toHaveProperty("moveIn"));
});

describe("What a renter tells of animals", () => {
  it.each([
    ["I have 2 cats", [["cat", 2]]],
    ["my german shepherd comes along", [["large dog", 1]]],
    [
      "we have a chihuahua and a parrot",
      [
        ["small dog", 1],
        ["other", 1],
      ],
    ],
    ["I have a 60 lb dog", [["large dog", 1]]],
    ["I have a 15 pound dog", [["small dog", 1]]],
    ["tengo un perro", [["dog", 1]]],
    ["We have one small dog, a terrier", [["small dog", 1]]],
    [
      "I have a small dog and a cat",
      [
        ["small dog", 1],
        ["cat", 1],
      ],
    ],
    ["no pets", []],
    ["I don't have any pets", []],
    ["no tengo mascotas", []],
  ])("%j", (text, pets) => expect(told(text).pets?.map((pet) => [pet.kind, pet.count])).toEqual(pets));
  it("takes a bare none where pets were asked about", () => expect(told("none", "pets").pets).toEqual([]));
  it.each([
    "I have a service dog",
    "my emotional support cat lives with me",
    "tengo un perro de asistencia",
    "my therapist says i need my dog, hes 60 lbs",
    "I have a dog for my anxiety",
    "mi psiquiatra dice que necesito a mi perro",
  ])("never lists an assistance animal as a pet: %j", (text) =>
    expect(told(text)).toEqual({ hasAssistanceAnimal: true }),
  );
  it("hears none in a question of the home's", () => expect(told("do you allow dogs?")).toEqual({}));
});

describe("What a renter tells of the household", () => {
  it.each([
    ["it's just me", { occupants: 1 }],
    ["2 adults and 1 kid", { occupants: 3 }],
    ["there are 4 of us", { occupants: 4 }],
    ["me and my wife", { occupants: 2 }],
    ["I have a section 8 voucher", { hasHousingVoucher: true }],
    ["my voucher covers most, my share is $400", { hasHousingVoucher: true, ownRentShare: 400 }],
    ["my aunt gets section 8, she pays 350", { hasHousingVoucher: true, ownRentShare: 350 }],
    ["mi suegra recibe seccion 8 y ella paga como 280", { hasHousingVoucher: true, ownRentShare: 280 }],
    ["el vale cubre lo demas", { hasHousingVoucher: true }],
    ["I don't smoke", { isSmoker: false }],
    ["Can I smoke on the balcony?", {}],
    ["I want a 6 month lease", { leaseTermMonths: 6 }],
    ["I work as a nurse", { occupation: "nurse" }],
  ])("%j", (text, facts) => expect(told(text)).toEqual(facts));
  it.each(["I'm pregnant and Catholic", "I'm 63 and disabled", "we are from Honduras, my husband is a veteran"])(
    "keeps nothing protected: %j",
    (text) => expect(told(text)).toEqual({}),
  );
});

describe("How a renter can be reached", () => {
  it.each([
    ["My name is dana ruiz, 614-555-0134", { name: "Dana Ruiz", phone: "+16145550134" }],
    ["write to Robin@Example.com", { email: "robin@example.com" }],
    ["(937) 555 0148", { phone: "+19375550148" }],
    ["I'm Robin and I'd like a tour", { name: "Robin" }],
    ["me llamo Lucía Ramos", { name: "Lucía Ramos" }],
    ["I'm interested", {}],
    ["I'm looking for a place for $1,450", {}],
    ["call me please", {}],
    ["Call me please, I am tired of looking", {}],
    [
      "Can somebody call me please? My name is Omar Haddad and my number is 614 555 0188",
      { name: "Omar Haddad", phone: "+16145550188" },
    ],
  ])("%j", (text, contact) => expect(contactIn(text, false)).toEqual(contact));
  it("takes a bare name only where one was asked for", () => {
    expect(contactIn("Robin Vale", true)).toEqual({ name: "Robin Vale" });
    expect(contactIn("Robin Vale", false)).toEqual({});
    expect(contactIn("Email: robin@example.test", false)).toEqual({ email: "robin@example.test" });
    expect(contactIn("503-555-0142, Robin Vale", true)).toEqual({ phone: "+15035550142", name: "Robin Vale" });
    expect(contactIn("What time?", true)).toEqual({});
  });
  it.each([
    "Robin Vale, robin@example.test",
    "I'd like to see it Monday at 5. Robin Vale, robin@example.test",
    "See you then!\nRobin Vale\nrobin@example.test",
  ])("takes the name signed before an address unasked: %j", (text) =>
    expect(contactIn(text, false)).toEqual({ name: "Robin Vale", email: "robin@example.test" }),
  );
});

describe("The language of a message", () => {
  it.each([
    ["Is it still available?", null, "en"],
    ["¿Sigue disponible?", null, "es"],
    ["quiero ver la casa", null, "es"],
    ["Robin Vale", "en", "en"],
    ["700", "es", "es"],
    ["hola, todavía está disponible el apartamento?", "en", "es"],
    ["info del estudio porfa", null, "es"],
    ["llegué y no hay nadie", "en", "es"],
    ["estudio apartment", "en", "en"],
  ] as const)("%j after %s is %s", (text, spoken, language) => expect(languageOf(text, spoken)).toBe(language));
});

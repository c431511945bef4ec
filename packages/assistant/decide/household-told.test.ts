import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

/** What the renter's last message left on record, and what the owner was asked by it. */
function after(...lines: string[]) {
  const turns = talkOf(lines);
  const facts = Object.assign(
    {},
    ...turns.flatMap(({ orders }) => orders.flatMap((order) => (order.kind === "record-facts" ? [order.facts] : []))),
  );
  const asked = turns.at(-1)!.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
  return { facts, asked };
}

describe("The scores of a household", () => {
  it.each([
    ["credit is rough, like 590, but my sisters is 725", 590],
    ["tengo como 580 de crédito pero mi hermana 720", 580],
    ["my score is 730 and my roommates is 610", 610],
    ["mi puntaje es 600 y el de mi esposo 710", 600],
  ])("%j is judged by the lowest, and is no range", (text, low) =>
    expect(after(text).facts.creditScore).toEqual({ low, high: low }),
  );

  it.each([
    [["my credit is 700, i make 5000", "my sisters is 610"], 610],
    [["my credit is 700, i make 5000", "hers is 610"], 610],
    [["my credit is 620, i make 5000", "and my brothers is 740"], 620],
    [["mi crédito es 700 y gano 5000", "el de ella anda en 610"], 610],
  ])("%j is put beside the one told before", (lines, low) =>
    expect(after(...lines).facts.creditScore).toMatchObject({ low }),
  );

  it.each([
    [["i make 5000", "mines at 690 not sure about hers"], 690],
    [["i make 5000", "my score is 690, idk my husbands"], 690],
    [["i make 5000", "690 me, idk what my roommate has"], 690],
    [["gano 5000", "el mío es 690, no sé el de ella"], 690],
    [["gano 5000", "690, no sabemos el de mi esposo"], 690],
  ])("%j notes what is known, and asks nobody for the other", (lines, low) => {
    const { facts, asked } = after(...lines);
    expect(facts.creditScore).toMatchObject({ low });
    expect(asked).toEqual([]);
  });
});

describe("Who is told to live there with what they earn", () => {
  it.each([
    "i make 3900 and there's a cousin with me who pays half, she's at about 2k",
    "gano 3900 y hay una prima conmigo que paga la mitad, gana como 2000",
    "i make 3900, theres my brother too, he makes 2000",
  ])("%j asks the owner nothing", (text) => expect(after(text).asked).toEqual([]));

  it.each([
    ["me and 3 roommates want it, all 4 of us make about 2k each", 4],
    ["so it's three of us, we each make around 1900", 3],
    ["somos 3 y cada quien gana como 1900", 3],
  ])("%j counts them", (text, occupants) => expect(after(text).facts.occupants).toBe(occupants));

  it.each([
    [["i make 3000", "my cousin averages maybe 400 a week some weeks 500"], 4733],
    [["i make 3000 and my friend 400 a week, other weeks 550"], 4733],
    [["gano 3000", "mi primo saca 400 a la semana unas semanas 500"], 4733],
    [["i make 850 a week and my wife 300 a week", "some weeks it's only 200 for her"], 4983],
    [["gano 850 a la semana y mi esposa 300", "pero hay semanas que nomas le salen 200"], 4983],
  ])("%j counts what is usual, and asks the owner nothing", (lines, income) => {
    const { facts, asked } = after(...lines);
    expect(facts.monthlyIncome).toBe(income);
    expect(asked).toEqual([]);
  });

  it.each([
    ["i make 5000", "who pays for the water? mine is 690"],
    ["i make 5000", "is there a fee if i don't know her score?"],
  ])("%j then %j asks all the same", (first, then) =>
    expect(talkOf([first, then]).at(-1)!.heard?.intents).toContain("ask_property_question"),
  );
});

describe("Somebody of the household who will not live there after all", () => {
  it.each([
    [
      ["there are 3 of us. Hugo makes 2,300, Wendy 2,100 and I make 1,800", "Hugo bailed on us, so only 2 of us"],
      3900,
      2,
    ],
    [["somos tres: Hugo gana 2,300, mi prima 2,100 y yo 1,800", "Hugo se echó para atrás"], 3900, 2],
    [
      ["me and my roommate, she makes 2,900 and I make 2,700", "forget my roommate, she got a place of her own"],
      2700,
      1,
    ],
    [["somos dos, Hugo gana 2,300 y yo 2,600", "Hugo ya no se va a mudar conmigo"], 2600, 1],
  ])("%j takes their pay along", (lines, monthlyIncome, occupants) =>
    expect(after(...lines).facts).toMatchObject({ monthlyIncome, occupants }),
  );

  it.each([
    [["me and my roommate, we make 5,400 together", "she flaked, it will only be me"], 1],
    [["mi prima y yo, ganamos 5,400 entre las dos", "mi prima se rajó, entonces solo yo"], 1],
    [["me and my brother, 5,400 a month between us", "my brother decided not to move in"], 1],
    [["there are four of us and our household income is 6,300", "Wendy pulled out, make it 3 of us"], 3],
  ])("%j leaves no income, which Piper asks for anew", (lines, occupants) => {
    expect(after(...lines).facts).toMatchObject({ monthlyIncome: null, occupants });
    const { text } = talkOf(lines).at(-1)!;
    expect(text).toMatch(/no longer|ya no/);
    expect(text).toMatch(/monthly income|ingreso mensual/);
  });

  it("turns down who falls short without it, at once", () =>
    expect(
      talkOf(["my brother makes 2,400 and I make 2,500", "my brother isn't moving in after all"]).at(-1)!.said,
    ).toContain("not-qualified"));

  it.each([
    [["just me, I make 4,900 a month", "my mom would only cosign"], 4900],
    [["me and my wife make 5,400 together", "it's just the two of us"], 5400],
  ])("%j is none of them", (lines, monthlyIncome) => expect(after(...lines).facts).toMatchObject({ monthlyIncome }));
});

describe("Somebody who moves in with who was alone", () => {
  it.each([
    [["just me, I make 2,900", "so my brother is gonna be living with me too, he makes 2,300"], 5200],
    [["solo yo, gano 2,900", "mi novia se va a mudar conmigo, ella gana 2,300"], 5200],
  ])("%j makes two, with what both earn", (lines, monthlyIncome) =>
    expect(after(...lines).facts).toMatchObject({ monthlyIncome, occupants: 2 }),
  );
  it("counts nobody twice", () =>
    expect(after("me and my girlfriend", "my girlfriend is moving in with me too").facts.occupants).toBe(2));
});

describe("A household that was told", () => {
  it.each([
    ["there are five of us", "I have a small bakery, just me, no staff, and my score is 710"],
    ["there are five of us", "it'd be only me on the lease because my husband is between jobs"],
    ["somos cinco", "tengo un puesto de jugos, nomás yo, saco 1,200 por semana"],
  ])("stands beside words of work and papers: %j, %j", (first, then) =>
    expect(after(first, then).facts.occupants).toBe(5),
  );
  it.each([
    ["there are three of us", "plans changed, it would be just me"],
    ["it's for two people", "just me"],
  ])("gives way to whom alone it is for: %j, %j", (first, then) => expect(after(first, then).facts.occupants).toBe(1));
});

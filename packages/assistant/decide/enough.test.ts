import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import { good, say, talkOf } from "./testing.ts";

const renter = (facts: object) => ({ renter: { name: "Robin", hasContact: true, facts: { ...good, ...facts } } });

describe("Whether an income is enough", () => {
  it.each([
    [
      "we make 2900 and 2200 a month, is that enough?",
      "Yes, $5,100 a month is enough: this home asks for 3x the rent, $4,800.",
    ],
    ["ganamos 2900 y 2200 al mes, nos alcanza?", "Sí, $5,100 al mes alcanza"],
    ["hey i make 61k a year, is that enuf?", "Yes, $5,083 a month is enough"],
    ["i bring in 5k a month, that enuff or nah", "Yes, $5,000 a month is enough"],
    [
      "I make 4700 a month, is that enough income?",
      "$4,700 a month is $100 short of 3x the rent ($4,800), but you can still book a showing.",
    ],
    ["I make 2000 a month, is that enough income?", "and so far I count $2,000 a month. If another income is missing"],
    ["I make 2600 and he makes 2300, do you add them together?", "Incomes in the household are added together."],
  ])("%j is told by the verdict", (text, answer) => expect(say(text).text).toContain(answer));

  it("is told by it where the owner wrote what is asked for, too", () => {
    const knowledge = [{ id: "k", topic: "requirements.income", question: "", answer: "Three times the rent" }];
    expect(say("we take in 5300 a month, is that good?", { knowledge }).text).toContain("$5,300 a month is enough");
  });

  it.each([
    "can my boyfriend come too or is it only me",
    "should my sister come with me or just me?",
    "¿puede ir mi hermana o solo yo?",
  ])("%j is of a visit, though an income was told", (text) =>
    expect(talkOf(["i make 3,100 a month, credit 700, moving may 25, no pets", text])[1]!.text).not.toContain("3,100"),
  );

  it("compares what is only supposed, and keeps nothing of it", () => {
    const turn = say("if one of us leaves, do we make enough with 2000 and 1900?", renter({ monthlyIncome: 6000 }));
    expect(turn.text).not.toContain("is enough");
    expect(turn.heard?.facts.monthlyIncome).toBeUndefined();
  });

  it("compares what is named though nothing was told yet", () =>
    expect(say("nos alcanza con 2900 y 2200 al mes?", renter({ monthlyIncome: null })).text).toContain(
      "$5,100 al mes alcanza",
    ));

  it("compares and keeps what is asked about right after the income was asked for", () => {
    const talk: Talk = { ...newTalk, awaiting: "facts", asked: ["moveIn", "income"] };
    const turn = say("nos alcanza con 2900 y 2200?", renter({ monthlyIncome: null }), talk);
    expect(turn.text).toMatch(/\$5,100 (?:al mes alcanza|a month is enough)/);
    expect(turn.heard?.facts.monthlyIncome).toBe(5100);
  });

  it("is not compared with an income that nobody told", () =>
    expect(say("do we make enough", renter({ monthlyIncome: null })).text).toContain("The minimum household income"));
});

describe("Whether the household's income is enough, asked without a name for it", () => {
  const toldBefore: Line[] = [
    { from: "renter", text: "I get 3100 and my sister 2000" },
    { from: "piper", text: "Got it: $5,100 a month. When would you like to move in?" },
  ] as Line[];
  const after = (text: string, monthlyIncome: number | null = 5100, history = toldBefore) =>
    step(
      { ...newTalk, introduced: true },
      { kind: "message", text, history },
      { ...sampleWorld, ...renter({ monthlyIncome }) },
    );

  it.each([
    "so are we over it now?",
    "is it enough then",
    "ok so with hers we're good right?",
    "is that above the 4800?",
    "5100 is more than 4800, so am I fine on that?",
    "do we meet the minimum with both?",
    "hmm not certain that is sufficient",
    "I have no idea whether that suffices",
    "hopefully that's adequate",
    "so are we still okay on income?",
  ])("%j is told by the verdict", (text) => {
    expect(after(text).text).toContain("Yes, $5,100 a month is enough");
    expect(after(text).orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each([
    "entonces ya completamos?",
    "¿con lo de ella ya alcanza?",
    "¿pero ya estamos bien con eso?",
    "no sabemos si eso nos alcance",
    "ojalá que con eso baste",
  ])("%j is told by the verdict", (text) =>
    expect(after(text).text).toMatch(/\$5,100 (?:al mes alcanza|a month is enough)/),
  );

  it("compares the figure that the question names with what is asked for", () => {
    expect(after("does 4900 cut it?", 3100).text).toContain("Yes, $4,900 a month is enough");
    expect(after("and would 4000 be enough?").text).toContain("$4,000 a month");
  });

  it.each(["are we good for Saturday at ten?", "is the parking enough for two trucks?", "is the deposit over 2000?"])(
    "%j is of something else",
    (text) => expect(after(text).text).not.toContain("a month is enough"),
  );

  it("is not told where nothing was said of an income", () => {
    const history = [{ from: "piper", text: "There is one parking space." }] as Line[];
    expect(after("is that enough?", 5100, history).text).not.toContain("a month is enough");
  });
});

describe("What an income told by the hour comes to", () => {
  it.each([
    ["im at 31 an hour for 38 hours. so like 5,100 something a month?", "Yes, $5,105 a month is enough"],
    ["i get 29.50 an hr, 40 hrs. so what like 5000 a month", "Yes, $5,113 a month is enough"],
    ["gano 30 la hora, 40 horas. ¿o sea como 5,200 al mes?", "Sí, $5,200 al mes alcanza"],
  ])("is told once, and asks of no rent: %j", (text, answer) => {
    const turn = say(text, renter({ monthlyIncome: null }));
    expect(turn.text).toContain(answer);
    expect(turn.text).not.toContain("$1,600");
  });
});

describe("A share of the rent beside a housing voucher", () => {
  it.each([
    ["I have a section 8 voucher", "my portion comes to 410 and that's what it's based on, correct?"],
    ["tengo un vale de vivienda", "mi mitad sería 410, se calcula con eso, ¿verdad?"],
    ["I have a housing voucher", "our half would be about 410 so i guess you use that"],
  ])("is what the income is held against, which is said where it is told: %j, %j", (has, tells) => {
    const turn = talkOf([has, tells]).at(-1)!;
    expect(turn.heard?.facts).toMatchObject({ ownRentShare: 410 });
    expect(turn.heard?.facts.monthlyIncome).toBeUndefined();
    expect(turn.text).toMatch(/share of the rent|parte de la renta/);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
  it("is none where several split what they earn", () =>
    expect(say("we make 4,900 together, my part of it is 2,600 and hers 2,300").heard?.facts.monthlyIncome).toBe(4900));
});

describe("The income requirement with a housing voucher", () => {
  const asks = [
    "what's the income requirement",
    "how much do I need to make",
    "what are the requirements",
    "cuál es el ingreso mínimo",
  ];
  it.each(asks)("%j is told of the own share, never of the whole rent", (text) => {
    const unknown = say(text, renter({ hasHousingVoucher: true, monthlyIncome: null })).text;
    expect(unknown).toMatch(/share of the rent|parte de la renta/);
    expect(unknown).not.toContain("$4,800");
    const known = say(text, renter({ hasHousingVoucher: true, ownRentShare: 500, monthlyIncome: null })).text;
    expect(known).toContain("$1,500");
    expect(known).not.toContain("$4,800");
  });

  it.each([
    ["I have a section 8 voucher that covers 1100 of the rent and I make 1700, is that enough income?", "$1,500"],
    ["tengo un vale de vivienda que cubre 1100, gano 1700 al mes, me alcanza?", "$1,500"],
  ])("%j leaves the rest of the rent as the share", (text, needed) => {
    const turn = say(text);
    expect(turn.heard?.facts).toMatchObject({ hasHousingVoucher: true, ownRentShare: 500, monthlyIncome: 1700 });
    expect(turn.text).toContain(needed);
    expect(turn.text).not.toContain("$4,800");
  });
});

describe("Whether an income that is only supposed would be enough", () => {
  it.each([
    [["I make 2700 a month", "what if I found a roommate who makes 2200, would that do it?"], "Yes, $4,900 a month"],
    [
      ["I make 2700 a month", "say I get a raise to 3100, how short would I be?"],
      "$3,100 a month you'd be $1,700 short",
    ],
    [["I earn 2700. would I qualify if my cousin moved in at 1800 a month?"], "$4,500 a month you'd be $300 short"],
    [["my wife makes 3200 and I make 2400", "what if we only used her 3200?"], "$3,200 a month you'd be $1,600 short"],
    [["my wife makes 3200 and I make 2400", "and without mine?"], "$3,200 a month you'd be $1,600 short"],
    [["my boyfriend makes 3200 and I make 2400", "would it be enough without him?"], "$2,400 a month you'd be"],
    [["gano 2700 al mes", "y si consigo un compañero que gane 2200, alcanza?"], "Sí, $4,900 al mes alcanza"],
    [["gano 2700 al mes", "y si me suben a 3100, cuánto me faltaría?"], "Con $3,100 al mes le faltarían $1,700"],
    [["mi esposa gana 3200 y yo 2400", "¿y si solo contamos lo de ella?"], "Con $3,200 al mes le faltarían $1,600"],
  ])("%j is compared and not kept", (lines, answer) => {
    const turns = talkOf(lines);
    expect(turns.at(-1)?.text).toContain(answer);
    const before = turns.length > 1 ? turns.at(-2)?.talk.incomes : { entries: [{ monthly: 2700 }] };
    expect(turns.at(-1)?.talk.incomes).toMatchObject(before as object);
    expect(turns.at(-1)?.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each([
    ["I make 2700 a month", "what if my dad co-signs, he makes 7000 a month?"],
    ["gano 2700 al mes", "¿y si mi papá firma como aval, gana 7000?"],
  ])("%j has nothing in it of somebody who would only sign", (...lines) => {
    const turn = talkOf(lines).at(-1);
    expect(turn?.text).not.toMatch(/7,000|9,700/);
    expect(turn?.text).toMatch(/co-signers are accepted|aceptan avales/i);
  });

  it("leaves what is told beside it as told", () =>
    expect(
      talkOf(["suppose I got a roommate at 1700 a month and I make 2600, would we qualify?"])[0]?.orders,
    ).toContainEqual({
      kind: "record-facts",
      facts: { monthlyIncome: 2600 },
    }));
});

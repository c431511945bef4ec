import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import { good, say } from "./testing.ts";

const renter = (facts: object) => ({ renter: { name: "Robin", hasContact: true, facts: { ...good, ...facts } } });

describe("Whether an income is enough", () => {
  it.each([
    [
      "we make 2900 and 2200 a month, is that enough?",
      "Yes, $5,100 a month is enough: this home asks for 3x the rent, $4,800.",
    ],
    ["ganamos 2900 y 2200 al mes, nos alcanza?", "Sí, $5,100 al mes alcanza"],
    [
      "I make 4700 a month, is that enough income?",
      "$4,700 a month is $100 short of 3x the rent ($4,800), but you can still book a showing.",
    ],
    ["I make 2000 a month, is that enough income?", "and you mentioned $2,000 a month, $2,800 short."],
    ["I make 2600 and he makes 2300, do you add them together?", "Incomes in the household are added together."],
  ])("%j is told by the verdict", (text, answer) => expect(say(text).text).toContain(answer));

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
  ])("%j is told by the verdict", (text) => {
    expect(after(text).text).toContain("Yes, $5,100 a month is enough");
    expect(after(text).orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });

  it.each(["entonces ya completamos?", "¿con lo de ella ya alcanza?", "¿pero ya estamos bien con eso?"])(
    "%j is told by the verdict",
    (text) => expect(after(text).text).toMatch(/\$5,100 (?:al mes alcanza|a month is enough)/),
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

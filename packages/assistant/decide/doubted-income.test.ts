import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk } from "../talk.ts";
import { good, say } from "./testing.ts";

const asked = { ...newTalk, introduced: true, awaiting: "facts" as const, asked: ["income"] };
const renter = (facts: Partial<typeof good>) => ({
  renter: { name: "Robin", hasContact: true, facts: { ...good, ...facts } },
});
const recorded = (turn: ReturnType<typeof say>) =>
  turn.orders.flatMap((order) => (order.kind === "record-facts" ? [order.facts.monthlyIncome] : []));

describe("An amount that may be no income, and by which a renter would fall short", () => {
  const without = renter({ monthlyIncome: null as never });
  const first = say("740 a month", without, asked);

  it("turns nobody down, and Piper asks what it is", () => {
    expect(first.said).toEqual(["ask-income-meant"]);
    expect(first.text).toContain("is $740 a month your household's income before taxes");
    expect(recorded(first)).toEqual([]);
    expect(first.orders.filter(({ kind }) => kind === "qualification")).toEqual([]);
  });
  it("is the income on a yes", () => {
    const then = say("yes", without, first.talk);
    expect(recorded(then)).toEqual([740]);
    expect(then.said).toContain("not-qualified");
  });
  it("is not asked of twice", () => expect(say("730 a month", without, first.talk).said).toContain("not-qualified"));
  it("gives way to the income told instead", () =>
    expect(recorded(say("no that's my rent, i make 5300", without, first.talk))).toEqual([5300]));
});

describe("An income beside which there may be more", () => {
  const without = renter({ monthlyIncome: null as never });
  const told = "i make 2,640, does my daughter's 1,150 from target help";
  const first = say(told, without);

  it("turns nobody down, and Piper says what it counts and asks for the rest", () => {
    expect(first.said).toContain("ask-income-whole");
    expect(first.said).not.toContain("not-qualified");
    expect(first.text).toContain("So far I count $2,640 a month before taxes");
    expect(recorded(first)).toEqual([]);
  });
  it("is the whole on a yes", () => {
    const then = say("yes that's all", without, first.talk);
    expect(recorded(then)).toEqual([2640]);
    expect(then.said).toContain("not-qualified");
  });
  it("is added to what is told next", () => {
    const input = {
      kind: "message",
      text: "my daughter makes 2,900",
      history: [{ from: "renter", text: told }],
    } as const;
    const then = step(first.talk, input, { ...sampleWorld, ...without });
    expect(then.orders).toContainEqual({ kind: "record-facts", facts: { monthlyIncome: 5540 } });
  });
  it("stands where it is enough as it is", () =>
    expect(recorded(say("i make 6,640, does my daughter's 1,150 from target help", without))).toEqual([6640]));
});

describe("What was told as an income", () => {
  it("is taken back where it is somebody else's, and asked for again", () => {
    const turn = say("the 7700 is my uncle's, he just co-signs", renter({ monthlyIncome: 7700 }), asked);
    expect(recorded(turn)).toEqual([null]);
  });
  it("is said back as it was put right", () =>
    expect(say("no, 350 goes out, 5150 is before that", renter({ monthlyIncome: 5500 }), asked).text).toContain(
      "$5,150 a month",
    ));
  it("is kept though it was told in distress", () =>
    expect(recorded(say("my husband hits me, i need a place. i make 5100 a month", renter({})))).toEqual([5100]));
});

describe("A score of another of the household", () => {
  it.each([
    [705, 645],
    [612, 612],
  ])("of %d stands beside the renter's own of 645: %d counts", (score, lowest) => {
    const turn = say(`my wife's score is ${score}`, renter({ creditScore: { low: 645, high: 645 } }));
    expect(turn.orders).toContainEqual({
      kind: "record-facts",
      facts: { creditScore: { low: lowest, high: lowest }, creditUnknown: false },
    });
  });

  it("that is about so much is told back so", () => {
    expect(say("my credit is around 575", renter({})).text).toContain("you mentioned about 575");
    expect(say("mi puntaje es alrededor de 565", renter({})).text).toContain("usted mencionó alrededor de 565");
  });
});

describe("An income named without its amount", () => {
  it.each([
    ["I make 2700 a month and my brother also works", "About how much does the other income come to a month"],
    ["I get 1500 a month from my job and my mom draws her pension", "About how much does the other income"],
    ["gano 2600 al mes y mi esposa también trabaja", "¿A cuánto llega al mes el otro ingreso"],
    ["me and my brother, we both work. I make 2600 a month", "About how much does the other income"],
  ])("%j is asked for, and nobody is told to fall short", (text, asks) => {
    const turn = say(text, renter({ monthlyIncome: null as never }));
    expect(turn.text).toContain(asks);
    expect(turn.said).not.toContain("not-qualified");
  });
  it("is added to the other when it is told", () => {
    const first = say("I make 2700 a month and my brother also works", renter({ monthlyIncome: null as never }));
    const history = [{ from: "renter", text: "I make 2700 a month and my brother also works" }] as Line[];
    const input = { kind: "message", text: "like 2300", history } as const;
    const then = step(first.talk, input, { ...sampleWorld, ...renter({ monthlyIncome: 2700 }) });
    expect(then.orders).toContainEqual({ kind: "record-facts", facts: { monthlyIncome: 5000 } });
  });
  it.each([
    "I make 2700 a month, my husband doesn't work",
    "my wife makes 1500 at the school and I make 1200",
    "I make 2700 a month and I'm alone",
  ])("is not asked for in %j", (text) =>
    expect(say(text, renter({ monthlyIncome: null as never })).said).toContain("not-qualified"),
  );
});

describe("An income of another than who writes, and none of their own", () => {
  const without = renter({ monthlyIncome: null as never });
  it.each(["my husband makes 2,700 a month", "mi prima gana 2,700 al mes"])(
    "turns nobody down before they are asked for the rest: %j",
    (text) => {
      const first = say(text, without);
      expect(first.said).toContain("ask-income-whole");
      expect(first.said).not.toContain("not-qualified");
      expect(say("yes that's all", without, first.talk).said).toContain("not-qualified");
    },
  );
});

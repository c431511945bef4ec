import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk } from "../talk.ts";
import { good, say, talkOf } from "./testing.ts";

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
    expect(first.text).toContain("So far I count $2,640 a month, and this home asks for $4,800");
    expect(recorded(first)).toEqual([2640]);
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
  it.each(["I make 2700 a month, my husband doesn't work", "I make 2700 a month and I'm alone"])(
    "is not asked for in %j",
    (text) => expect(say(text, renter({ monthlyIncome: null as never })).said).toContain("not-qualified"),
  );
  it("is not asked for where both are told", () =>
    expect(say("my wife makes 1500 at the school and I make 1200").said).not.toContain("ask-income-untold"));
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

describe("An account of several parts that falls short", () => {
  const rest = ["I'd move in May 25, no pets, credit 710"];
  const question = /in one figure|as one total|en una sola cifra/;
  const refuses = (turn: ReturnType<typeof say> | undefined): boolean =>
    turn?.orders.some((order) => order.kind === "qualification" && !order.passes) ?? false;

  it.each([
    "I get 940 every two weeks and my uncle draws 1,210 a month",
    "19.50 an hour, 28 hours a week",
    "I'm on a salary of 39k a year",
    "1,150 per check and 420 a month from sewing",
    "gano 480 por semana y mi abuela recibe 870 al mes",
    "me pagan 1,020 por quincena",
  ])("is not refused: Piper asks for the whole in one figure, %j", (text) => {
    const [turn] = talkOf([text]);
    expect(turn?.text).toMatch(question);
    expect(turn?.text).toContain("$4,800");
    expect(refuses(turn)).toBe(false);
  });
  it.each([
    ["I make 2,150 a month", "plus 640 from tutoring"],
    ["gano 2,150 al mes", "y otros 640 de las clases"],
  ])("is asked of where its parts come one by one: %j, %j", (first, then) => {
    const [refused, asked] = talkOf([first, then]);
    expect(refuses(refused)).toBe(true);
    expect(asked?.text).toMatch(question);
    expect(refuses(asked)).toBe(false);
  });
  it.each(["I make 2,150 a month", "between us we make 2,900 a month", "gano 2,150 al mes"])(
    "is none where one figure is told by the month: %j",
    (text) => expect(refuses(talkOf([text])[0])).toBe(true),
  );

  const short = "I get 940 every two weeks and my uncle draws 1,210 a month";
  it.each([
    [short, "about 5k", 5000],
    [short, "5200 total", 5200],
    [short, "like 4,950 a month together", 4950],
    [short, "60,000 a year", 5000],
    [short, "1,250 a week", 5417],
    [short, "me 2,900, my uncle 2,100", 5000],
    ["gano 480 por semana y mi abuela recibe 870 al mes", "unos 4,900 entre los dos", 4900],
    ["gano 480 por semana y mi abuela recibe 870 al mes", "como 5 mil", 5000],
  ])("gives way to the whole that is told then: %j, %j", (first, then, sum) => {
    const turn = talkOf([...rest, first, then]).at(-1);
    expect(turn?.orders).toContainEqual({ kind: "record-facts", facts: { monthlyIncome: sum } });
    expect(turn?.said).not.toContain("not-qualified");
  });
  it.each(["yes", "yes that's right", "that's all", "just me"])("is confirmed by %j, and refused then", (text) => {
    const turn = talkOf(["19.50 an hour, 28 hours a week", text]).at(-1);
    expect(turn?.said).toContain("not-qualified");
    expect(refuses(turn)).toBe(true);
  });
  it("is asked of once", () => {
    const [, still, again] = talkOf([short, "3,300 in all", "and 150 a week from a gig"]);
    expect(still?.said).toContain("not-qualified");
    expect(again?.said).not.toContain("ask-income-whole");
  });
  it("is added to by what is told to come on top", () =>
    expect(talkOf(["19.50 an hour, 28 hours a week", "plus my mom gets 1,100"]).at(-1)?.orders).toContainEqual({
      kind: "record-facts",
      facts: { monthlyIncome: 3466 },
    }));
  it("keeps the time chosen with it, which is requested once the whole is enough", () => {
    const without = renter({ monthlyIncome: null as never });
    const [asked, then] = talkOf([`${short}. Can I come Thursday at 5pm?`, "5,300"], without);
    expect(asked?.text).toMatch(/5:00 PM.* is (?:open|available)/);
    expect(then?.orders.map(({ kind }) => kind)).toContain("request-showing");
  });
  it("is not asked for again where the renter tells something else", () => {
    const turn = talkOf([short, ...rest]).at(-1);
    expect(turn?.text).not.toContain("income");
    expect(turn?.said).toContain("offer");
  });
  it("is not compared beside the question", () =>
    expect(talkOf(["is 2,700 plus 800 from my sister enough?"])[0]?.text).not.toContain("short"));
});

describe("Pay that no figure tells, where an income was asked for", () => {
  const without = renter({ monthlyIncome: null as never });
  it.each([
    "we do flea markets, what we bring in depends on the weather",
    "trabajo en la pisca, nos pagan por caja y hay semanas buenas",
    "my income changes with the season",
  ])("is asked for as one figure, and the owner is not asked: %j", (text) => {
    const turn = say(text, without, asked);
    expect(turn.said.at(-1)).toBe("ask-income-total");
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
});

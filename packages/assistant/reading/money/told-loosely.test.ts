import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { earnedAfter } from "../testing.ts";

/** What the household earns on record after a talk. */
const onRecordAfter = (...lines: string[]): unknown =>
  talkOf(lines)
    .flatMap(({ orders }) => orders)
    .flatMap((order) => (order.kind === "record-facts" && "monthlyIncome" in order.facts ? [order.facts] : []))
    .at(-1)?.monthlyIncome;

describe("Incomes of several people told loosely", () => {
  it.each([
    ["I net about 2700 and she does around 2400 but thats after taxes", 5100],
    ["i bring in like 2700 n my cousin is at 2300, that is take home", 5000],
    ["yo saco 2300 y ella hace como 1800 pero eso ya limpio", 4100],
    ["my buddy does 2200 a month and i bring in 2500 after taxes", 4700],
  ])("%j is what each of them earns", (text, sum) => expect(earnedAfter([text])).toBe(sum));

  it.each([
    [
      "what's it cost to get in, all in? me and my cousin split it",
      "i net 2700",
      "no its 2700 PLUS 2400 we split the rent",
    ],
    ["what do we pay to get in, a friend and I share it", "I earn 2500", "its 2500 + 2600, we split everything"],
    ["cuanto es todo para entrar? lo partimos mi prima y yo", "yo saco 2300", "no, son 2300 MAS 2800, lo partimos"],
  ])("%j, %j, %j adds up incomes, and no costs", (...lines) => expect(onRecordAfter(...lines)).toBe(5100));

  it.each([
    ["I net 2700 and she does 2400", "its 2700 PLUS 2400 we split it", 5100],
    ["I make 2700 and my wife makes 2100", "2700 plus 2100 from both of us", 4800],
    ["yo saco 2300 y ella hace 1800", "son 2300 más 1800, lo partimos entre los dos", 4100],
  ])("%j, %j adds nothing to what was told", (before, now, sum) => expect(earnedAfter([before, now])).toBe(sum));

  it.each([
    ["I make 2500, my aunt would cosign", "could my sister move in with me too? she makes 2100", 4600],
    ["gano 2500, mi tío sería mi aval", "¿y se puede con una roomie? cada quien su cuarto, ella gana 1900", 4400],
    [
      "I make 2500, my uncle will be my guarantor",
      "is a roommate ok? we'd each have a room, she earns 1900 a month",
      4400,
    ],
    ["I make 2500, my uncle would cosign", "could I move in sooner? he makes 6100", 2500],
    ["I make 2500", "my roommate's dad would cosign, he makes 7000", 2500],
  ])("%j, %j has whoever would live there, and nobody who signs along", (before, now, sum) =>
    expect(earnedAfter([before, now])).toBe(sum),
  );
});

describe("Figures beside an income that are none", () => {
  it.each([
    ["my girlfriend does nails and makes around 2,300, hers is 702", 2300],
    ["my 26 year old lives with me, i make 4,370 alone, score 733", 4370],
    ["4 of us roommates: 2,100, 2,400, 1,800, 2,600", 8900],
    ["Gross of 7,300, net of 5,480, both of us.", 7300],
  ])("%j adds none of them", (text, sum) => expect(earnedAfter([text])).toBe(sum));

  it("are two scores and what they come to", () =>
    expect(earnedAfter(["yo tengo 640 y ella 715, el promedio pasa de 670"])).toBeNull());
});

import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { talkOf, thursday } from "./testing.ts";

const factsOf = (messages: string[]) =>
  Object.assign(
    {},
    ...talkOf(messages).flatMap(({ orders }) =>
      orders.flatMap((order) => (order.kind === "record-facts" ? [order.facts] : [])),
    ),
  );

describe("What was told stands beside words that only sound like more of it", () => {
  it.each([
    ["I make 4300 a month", "I get paid every two weeks"],
    ["gano 4300 al mes", "me pagan cada quincena"],
    ["I make 4,300. The checks come twice a month."],
    ["I am paid biweekly. I make about 4300"],
  ])("a month's income, how often it is paid: %j", (...messages) => expect(factsOf(messages).monthlyIncome).toBe(4300));

  it("while the pay of a week or two is counted by the month", () => {
    expect(factsOf(["I make 1,200 every two weeks"]).monthlyIncome).toBe(2600);
    expect(factsOf(["I get 1,200. Paid every two weeks."]).monthlyIncome).toBe(2600);
  });

  it.each(["will the owner let me in or is it a lockbox", "is somebody there for it or do I go in on my own"])(
    "a chosen time, whether one comes alone: %j",
    (text) => {
      const property = { ...sampleHome, allowsSelfGuidedTours: false };
      const [, turn] = talkOf(["can I see it thursday at 5?", text], { property });
      expect(turn?.talk.chosen?.startsAt).toBe(thursday);
      expect(turn?.said).not.toContain("offer");
    },
  );

  it.each([
    ["jun 5", "2026-06-05"],
    ["the 5th of june", "2026-06-05"],
    ["el 5 de junio", "2026-06-05"],
  ])("a date beyond the times that were offered, when one moves in: %j", (text, from) => {
    expect(factsOf(["can i see it", text]).moveIn).toEqual({ from, to: from });
  });
  it("and the number of a date near by is no hour", () => {
    const turn = talkOf(["can i see it", "may 16"]).at(-1)!;
    expect(turn.heard?.times).toMatchObject([{ from: "2026-05-16", at: null }]);
  });

  it.each([
    ["I have a 65 lb dog", "plus my son has a chihuahua"],
    ["tengo un perro de 65 libras", "y mi hija tiene un chihuahua"],
  ])("a dog's weight, another dog: %j, %j", (...messages) =>
    expect(factsOf(messages).pets.map(({ kind }: { kind: string }) => kind)).toEqual(["large dog", "small dog"]),
  );

  it.each(["no sir", "no ma'am", "no not at all", "no sorry", "no señor", "no it's just me"])(
    "no pets, told politely: %j",
    (text) =>
      expect(factsOf(["can i see it saturday at 10", "june 1, 6000 a month, credit 700", text]).pets).toEqual([]),
  );

  it.each([
    ["let the manager know my boyfriend has a pit bull"],
    ["tell the owner my wife has a beagle"],
    ["does the landlord care that my daughter has a cat"],
  ])("a pet of one's own, who is to know of it: %j", (text) => expect(factsOf([text]).pets).toHaveLength(1));

  it.each([
    ["we are 4", "no, 3 people", 3],
    ["4 people", "oops 3 people", 3],
    ["somos 4", "no, tres personas", 3],
  ])("a count, but for one that puts it right: %j, %j", (first, then, people) =>
    expect(factsOf([first, then]).occupants).toBe(people),
  );

  it.each(["I do believe it's 650", "its 650 when can i tour", "650 can I come see it"])(
    "a score that was asked for, though a clock may show it: %j",
    (text) =>
      expect(factsOf(["can i see it saturday at 10", "june 1, 6000 a month", text]).creditScore).toMatchObject({
        low: 650,
      }),
  );

  it("a day after an event, asked when one moves in", () =>
    expect(factsOf(["can i see it thursday at 5", "after my graduation on June 6"]).moveIn).toMatchObject({
      from: "2026-06-06",
    }));
});

import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";

const lastOf = (...texts: string[]) => talkOf(texts).at(-1)!;
const asked = (turn: ReturnType<typeof lastOf>) =>
  turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

describe("A word or two after an answer", () => {
  it.each([
    ["which utilities are included?", "and which ones aren't", /Electricity/],
    ["¿qué servicios incluye la renta?", "y cuáles no incluye", /electricidad/],
    ["how much to apply", "each?", /\$35 per adult/],
    ["what's the parking fee", "per car or total", /\$45 a month per space/],
    ["¿cuánto cuesta el estacionamiento?", "¿por carro?", /\$45/],
  ])("is of what was asked before, and answered: %j, %j", (before, text, said) => {
    const turn = lastOf(before, text);
    expect(turn.text).toMatch(said);
    expect(asked(turn)).toEqual([]);
  });
  it.each([
    ["is there a laundry room", "where", "is there a laundry room where"],
    ["¿tiene alberca?", "¿dónde está?", "tiene alberca? dónde está?"],
  ])("asks the owner where the thing is: %j, %j", (before, text, question) =>
    expect(asked(lastOf(before, text))).toEqual([question]),
  );
  it("asks for the address after what is no thing", () =>
    expect(lastOf("what's the rent", "where is it").text).toMatch(/27 Alder Court/));
});

describe("Were without its mark", () => {
  it.each(["were both teachers", "were not smokers btw", "were looking for june 20"])("tells of us: %j", (text) =>
    expect(lastOf("is there a dishwasher?", text).heard?.unknownQuestions).toEqual([]),
  );
  it("asks otherwise", () => expect(lastOf("were the floors redone").heard?.unknownQuestions).toHaveLength(1));
});

it.each(["ok tour?", "so viewing?", "then a showing please"])("A tour that is named alone is asked for: %j", (text) =>
  expect(lastOf("what's the rent", text).said).toEqual(["offer"]),
);

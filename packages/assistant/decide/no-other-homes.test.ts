import { describe, expect, it } from "vitest";
import { say, talkOf } from "./testing.ts";

const kinds = (text: string) => say(text).orders.map(({ kind }) => kind);

describe("What else is paid", () => {
  it.each([
    "what else would i pay each month?",
    "what other expenses are there each month",
    "so thats 1630 + what else",
    "1600 plus what else",
    "qué otros pagos tengo que hacer cada mes",
    "qué más hay que pagar",
  ])("is of this home: %j", (text) => {
    const turn = say(text);
    expect(turn.orders).toEqual([]);
    expect(turn.text).toContain("$60");
  });
  it.each([
    ["how much is the rent", "what else"],
    ["cuánto es la renta", "y qué más"],
  ])("is asked for after a price in hardly a word: %j, %j", (...lines) => {
    expect(talkOf(lines).at(-1)?.text).toContain("$60");
  });
});

describe("Other homes", () => {
  it.each([
    "we are choosing between yours and one other place",
    "I'm torn between this and another unit downtown",
    "we're comparing this with another apartment",
    "estamos entre este y otro departamento",
    "one of the twins lives here, the other stays with her dad",
    "what if only one moves in, the other can live with his aunt",
    "el otro se queda con su papá",
  ])("are not asked for by who weighs them, or speaks of another one: %j", (text) =>
    expect(say(text).heard?.intents).not.toContain("request_alternatives"),
  );
  it.each(["do you have another place to compare it with?", "any other places?", "¿qué otras casas tiene?"])(
    "are asked for: %j",
    (text) => expect(say(text).heard?.intents).toContain("request_alternatives"),
  );
  it.each([
    "i didnt ask about other homes, only yours",
    "no no, not other places, i mean what else do i pay, power and so on",
    "no other homes. only this one",
    "no pregunté por otras casas",
  ])("that were not asked of are no wish, and the talk goes on: %j", (text) => {
    const turn = say(text);
    expect(turn.orders.filter((order) => order.kind === "opt-out" || order.kind === "lose-interest")).toEqual([]);
    expect(turn.heard?.intents).not.toContain("request_alternatives");
  });
  it.each(["what else do you have that costs less", "are there no other homes?", "do you rent any other place"])(
    "are asked of: %j",
    (text) => expect(say(text).heard?.intents).toContain("request_alternatives"),
  );
  it("are none of a wrong number", () =>
    expect(kinds("i never asked about any apartment, you have the wrong person")).toContain("opt-out"));
});

import { describe, expect, it } from "vitest";
import type { Talk } from "../../talk.ts";
import { hear } from "../testing.ts";

const asked: Partial<Talk> = { introduced: true, awaiting: "facts", asked: ["moveIn", "income"] };

describe("A date that is of something else", () => {
  it.each([
    "our lease ends the 30th, could we see it thursday",
    "we have to be out by the 31st. can we come thursday?",
    "I get paid the 1st, is thursday ok",
    "se me acaba el contrato el 30, ¿puedo verla el jueves?",
  ])("is no day to move in on, nor to come by: %j", (text) => {
    const { facts, times } = hear(text);
    expect(facts.moveIn).toBeUndefined();
    expect(times.map(({ from }) => from)).toEqual(["2026-05-14"]);
  });
  it("tells when one moves where that was asked", () =>
    expect(hear("our lease is up may 31", asked).facts.moveIn?.to).toBe("2026-05-31"));
  it("is none even then where it is payday", () =>
    expect(hear("I get paid the 1st", asked).facts.moveIn).toBeUndefined());
});

describe("An hour that is of something else", () => {
  it.each([
    ["do you need 3 times the rent", []],
    ["I've asked 3 times, is thursday ok", [null]],
    ["it's 30 minutes from us, so I'd leave at 10 on saturday", [null]],
    ["my kids are 9 and 10, thursday?", [null]],
  ])("is no time to come by: %j", (text, hours) => expect(hear(text).times.map(({ at }) => at)).toEqual(hours));
});

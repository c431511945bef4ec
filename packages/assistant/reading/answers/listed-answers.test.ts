import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const all = asked("moveIn", "income", "credit", "occupants", "pets");

describe("Bare answers in a row", () => {
  it.each([
    ["7k, 710, 2, 0, july 1", 7000, 710, 2, "2026-07-01"],
    ["4,900 / 720 / 3 / no / june 15", 4900, 720, 3, "2026-06-15"],
    ["5200, 690, 1 person, nope, june10", 5200, 690, 1, "2026-06-10"],
  ])("tell everything that was asked for: %j", (text, income, credit, occupants, from) =>
    expect(hear(text, all).facts).toMatchObject({
      monthlyIncome: income,
      creditScore: { low: credit },
      occupants,
      pets: [],
      moveIn: { from },
    }),
  );

  it.each(["10, 11, 12", "5k, 700, 2, none, july 1"])("tell nobody where it was not asked who: %j", (text) =>
    expect(hear(text, asked("income")).facts.occupants).toBeUndefined(),
  );
});

describe("A day to move in on", () => {
  it.each([
    ["el primero del mes que entra", "2026-06-01"],
    ["el 1º de julio nos queda bien", "2026-07-01"],
    ["june20", "2026-06-20"],
  ])("is heard in %j", (text, from) => expect(hear(text, asked("moveIn")).facts.moveIn).toEqual({ from, to: from }));

  it.each(["ocupo mudarme lo antes posible", "necesito mudarme lo más pronto posible"])("is soon: %j", (text) =>
    expect(hear(text).facts.moveIn?.from).toBe("2026-05-09"),
  );
});

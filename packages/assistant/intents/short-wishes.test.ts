import { describe, expect, it } from "vitest";
import { say } from "../decide/testing.ts";

describe("A bare question for times", () => {
  it.each([
    "any slots left?",
    "hi, do you have any openings",
    "got any appointments available?",
    "hay turnos libres?",
    "buenas, tienen horarios disponibles",
  ])("is a wish to see the home and nothing else: %j", (text) => {
    const { said } = say(text);
    expect(said).toEqual(["offer"]);
  });
});

describe("Who asks for a number to call", () => {
  it.each(["what's your phone number?", "is there a number", "what number should I call", "¿cuál es su teléfono?"])(
    "is called: %j",
    (text) => expect(say(text).said[0]).toBe("will-call"),
  );
  it.each(["what's the unit number?", "what is the house number", "my number is (937) 555-0143"])(
    "and who speaks of another one is not: %j",
    (text) => expect(say(text).said).not.toContain("will-call"),
  );
});

it.each([
  "do you prorate the first month",
  "is the rent prorated if we come on the 12th",
  "¿prorratean la renta si entro el día 12?",
  "¿cobran el mes incompleto completo?",
])("Rent for part of a month goes to the owner: %j", (text) =>
  expect(say(text).orders).toContainEqual(
    expect.objectContaining({ kind: "escalate", topic: "payment.partial_month" }),
  ),
);

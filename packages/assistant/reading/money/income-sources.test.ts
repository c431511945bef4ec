import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "../testing.ts";

describe("What comes in without a wage", () => {
  it.each([
    "do food stamps count",
    "does SNAP count?",
    "and child support?",
    "i get ssi and ebt does that count as income",
    "do you count tips",
    "is disability income ok",
    "what about my pension",
    "¿cuentan las propinas?",
  ])("is asked of, and the owner is not: %j", (text) => {
    const heard = hear(text);
    expect(heard.asks).toMatchObject([{ topic: "requirements.income_sources", needsOwner: false }]);
    expect(heard.unknownQuestions).toEqual([]);
  });
  it.each([
    "does a baby count",
    "does my dog count",
    "do you need pay stubs",
    "is there disability parking",
    "and disability access?",
    "how many people count as occupants",
  ])("is not asked of here: %j", (text) => expect(hear(text).topics).not.toContain("requirements.income_sources"));

  it.each([
    "do our savings count",
    "can you count what we have in the bank",
    "my aunt has 120k in the bank. does that count for it?",
    "¿cuentan los ahorros?",
    "vendimos la casa en 200 mil. eso cuenta como ingreso?",
    "the house sale leaves us around 410,000 after the payoff. does that count for anything?",
    "mi papá tiene 90 mil en el banco. eso cuenta?",
  ])("is no money that only lies there, which the owner is to weigh: %j", (text) => {
    expect(hear(text).topics).not.toContain("requirements.income_sources");
    expect(unknownIn(text)).toHaveLength(1);
  });
  it("goes to the owner with the sum it is of", () =>
    expect(unknownIn("my aunt has 120k in the bank. does that count for it?").join()).toContain("120k"));

  it.each([
    "i dont have income yet, starting a job in june",
    "no job yet",
    "im between jobs right now",
    "todavía no tengo trabajo",
  ])("is missing still, which the owner is to weigh: %j", (text) =>
    expect(hear(text, asked("income")).asks).toMatchObject([{ topic: "requirements.income", needsOwner: true }]),
  );
  it.each(["i have a job", "no pets and i work full time", "i dont work weekends", "no work trucks parked there"])(
    "is not missing: %j",
    (text) => expect(hear(text).topics).not.toContain("requirements.income"),
  );
});

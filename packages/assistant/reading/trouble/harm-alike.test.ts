import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

describe("Figures and names that are taken for no other", () => {
  it("reads an hour that is made, and no income", () => {
    expect(hear("nvm make it 1130").facts.monthlyIncome).toBeUndefined();
    expect(hear("i make 1130 every week").facts.monthlyIncome).toBe(4897);
  });
  it.each(["tues but after 530", "friday at 630", "any time before 700"])("reads an hour, and no score: %j", (text) =>
    expect(hear(text, asked("credit")).facts.creditScore).toBeUndefined(),
  );
  it.each(["about 630", "630 maybe", "it was 630"])("reads a score: %j", (text) =>
    expect(hear(text, asked("credit")).facts.creditScore).toBeDefined(),
  );
  it("calls two by both names", () =>
    expect(hear("Luis y Carmen Soto, 937-555-0160").contact.name).toBe("Luis y Carmen Soto"));
  it("calls nobody by a month", () => {
    const talk = { introduced: true, awaiting: "contact" } as const;
    expect(hear("June 1st", talk).contact.name).toBeUndefined();
    expect(hear("June Carter", talk).contact.name).toBe("June Carter");
  });

  it.each(["tiene un perrito de apoyo emocional", "mi mamá tiene una gatita de apoyo emocional"])(
    "knows an assistance animal in Spanish: %j",
    (text) => expect(hear(text).facts).toEqual({ hasAssistanceAnimal: true }),
  );
  it("knows a pet there, and a question of the home", () => {
    expect(hear("mi mamá tiene un perrito").facts.pets).toMatchObject([{ kind: "small dog" }]);
    expect(hear("¿tiene un balcón?").topics).toEqual(["amenities.hasBalcony"]);
  });

  it.each([
    "I have a live-in aide",
    "a home health aide stays overnight",
    "Is there a roll in shower or could one be put in?",
    "can grab bars be installed",
  ])("asks for an accommodation: %j", (text) => expect(hear(text).intents).toContain("accommodation_request"));
  it.each(["is there a walk in shower", "can i install a ceiling fan", "i work as a home nurse"])(
    "asks for none: %j",
    (text) => expect(hear(text).intents).not.toContain("accommodation_request"),
  );
  it.each(["ese dia no puedo, trabajo", "a esa hora no puedo"])("turns a time down: %j", (text) =>
    expect(hear(text).intents).toContain("negate"),
  );

  it("takes a day said to the day a home is free for when one moves in", () => {
    const history = [{ from: "renter", text: "what's the earliest move in" }] as const;
    expect(hear("i could do the 20th exactly", {}, history).facts.moveIn?.from).toBe("2026-05-20");
    expect(hear("can i see it the 16th", {}, history).facts.moveIn).toBeUndefined();
    expect(hear("wednesday the 20th?", {}, history).facts.moveIn).toBeUndefined();
    expect(hear("the 20th", {}, [{ from: "renter", text: "when can i see it" }]).facts.moveIn).toBeUndefined();
  });
});

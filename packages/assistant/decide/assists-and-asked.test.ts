import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { say, talkOf } from "./testing.ts";

const { property } = sampleWorld;
const withoutPets = { ...property, petPolicy: { ...property.petPolicy!, allowsPets: false } };

describe("A dog that is said to assist a message later", () => {
  it("is refused no more", () => {
    const turns = talkOf(
      [
        "we have a lab, he's 11 and sleeps all day",
        "he's registered as an emotional support, my doctor wrote a letter",
      ],
      { property: withoutPets },
    );
    expect(turns[0]?.text).toContain("Pets aren't allowed here");
    expect(turns[1]?.text).not.toContain("Pets aren't allowed here");
  });
});

describe("Whether a dog that assists is a problem", () => {
  it.each([
    "I have a guide dog. Golden, 65 lbs, 5 yrs old, trained to lead me. Is he going to be a problem?",
    "tengo un perro de servicio, un labrador de 5 años. ¿va a ser un problema?",
  ])("is answered once, and its age is that of no child: %j", (text) => {
    const turn = say(text);
    expect(turn.said).not.toContain("children-welcome");
    expect(turn.text).toMatch(/Assistance animals are welcome|Los animales de asistencia/);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toHaveLength(1);
  });
});

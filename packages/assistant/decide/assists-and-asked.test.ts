import { describe, expect, it } from "vitest";
import { say } from "./testing.ts";

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

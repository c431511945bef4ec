import { describe, expect, it } from "vitest";
import { kinds, say } from "./testing.ts";

describe("A showing that is called off where none is known", () => {
  it.each([
    "i need to cancel my tour for saturday",
    "cant make it thursday sorry, my kid is sick",
    "no voy a poder ir a la cita del jueves",
  ])("is not found, and no times are offered: %j", (text) => {
    const turn = say(text);
    expect(turn.text).toMatch(/can't find a showing|No encuentro ninguna visita/);
    expect(kinds(turn)).not.toContain("find-time");
  });

  it.each(["i can't come saturday, what about monday", "el sábado no puedo, ¿y el lunes?"])(
    "is none where another day is asked for: %j",
    (text) => expect(say(text).text).not.toMatch(/can't find a showing|No encuentro ninguna visita/),
  );
});

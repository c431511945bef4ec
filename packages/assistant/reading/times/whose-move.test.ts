import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const movesIn = (text: string) => hear(text, { introduced: true }).facts.moveIn;

describe("The day to move in", () => {
  it.each([
    "mi marido trabaja hasta las 5 entre semana",
    "yo trabajo de lunes a viernes",
    "my wife works monday to friday until 6",
    "my husband works til 5 on weekdays",
  ])("is none on which somebody works, though it was asked for: %j", (text) =>
    expect(hear(text, asked("moveIn", "income")).facts.moveIn).toBeUndefined(),
  );
  it.each([
    "queremos cambiarnos a finales de junio, saco 1,500 de limpieza y todo en efectivo",
    "me quiero cambiar a fines de junio",
    "nos vamos a cambiar a finales de junio y nos pagan con cheque",
  ])("is told by a wish to change homes, however one is paid: %j", (text) =>
    expect(movesIn(text)).toEqual({ from: "2026-06-21", to: "2026-06-30" }),
  );
  it.each([
    "what if my roommate leaves around December",
    "what happens if Kim moves out around March",
    "my sister might leave around January, is that a problem",
    "qué pasa si mi hermana se va por diciembre",
  ])("is none on which somebody else goes: %j", (text) => expect(movesIn(text)).toBeUndefined());

  it("is told beside it all the same", () =>
    expect(movesIn("as soon as the tenant leaves, I want to move in June 3")).toEqual({
      from: "2026-06-03",
      to: "2026-06-03",
    }));
});

import { describe, expect, it } from "vitest";
import { withDayFigures } from "./spelled-days.ts";

describe("Days of the month in words", () => {
  it.each([
    ["nos cambiamos el quince de junio", "nos cambiamos el 15 de junio"],
    ["el treinta y uno de mayo", "el 31 de mayo"],
    ["para el veinte, gano cinco mil", "para el 20, gano cinco mil"],
    ["el dos de julio", "el 2 de julio"],
    ["june fifteen or so", "june 15 or so"],
    ["june fifteen works", "june 15 works"],
    ["may twenty five if we can", "may 25 if we can"],
    ["move in august the twenty second", "move in august the 22nd"],
    ["may thirtieth, no, may thirty first", "may 30th, no, may 31st"],
    ["june eleventh", "june 11th"],
  ])("%j reads as %j", (text, figures) => expect(withDayFigures(text)).toBe(figures));

  it.each([
    "gano el diez por ciento",
    "june twenty five hundred a month",
    "may fifteen people live there",
    "prefiero el dos",
    "a las diez",
    "the third one",
  ])("%j names none", (text) => expect(withDayFigures(text)).toBe(text));
});

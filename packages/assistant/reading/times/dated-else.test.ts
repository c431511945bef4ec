import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const others = [
  "my score was 618 in july, might be a little higher now",
  "we had one late payment in february, all clean since",
  "she would be with us until Thanksgiving",
  "my mother comes up every Thanksgiving and Christmas",
  "the in-laws stay with us for the Fourth of July",
  "june 30 is my birthday, turning 24",
  "the baby is due in november, so three of us",
  "we get paid on the 25th",
  "our lease ended in June and we live with my mom since",
  "I got divorced in august, papers and all",
  "mi puntaje era 640 en abril",
  "mi cumpleaños es el 20 de junio",
  "mi suegra se queda con nosotros hasta diciembre",
  "nos pagan el 15 de cada mes",
];

describe("A date of what is over, comes back every year or is somebody else's", () => {
  it.each(others)("is neither to move in on nor to come by: %j", (text) => {
    const { facts, times } = hear(text, { introduced: true });
    expect(facts.moveIn).toBeUndefined();
    expect(times.filter(({ not }) => !not)).toEqual([]);
  });
  it.each(others)("is none to move in on where that was asked: %j", (text) =>
    expect(hear(text, asked("moveIn", "credit")).facts.moveIn).toBeUndefined(),
  );
  it.each(["may we have a grill on the balcony?", "It's for me and my grandson. May I ask how I get up there?"])(
    "is no month of a word that asks: %j",
    (text) => expect(hear(text, asked("moveIn")).facts.moveIn).toBeUndefined(),
  );
  it.each([
    ["I was thinking early October", "2026-10-01"],
    ["October, after the baby comes", "2026-10-01"],
    ["we wanted to move in July", "2026-07-01"],
    ["my birthday is the 3rd, we'd move in June 5", "2026-06-05"],
  ])("leaves the one to move in on: %j", (text, from) =>
    expect(hear(text, asked("moveIn")).facts.moveIn?.from).toBe(from),
  );
});

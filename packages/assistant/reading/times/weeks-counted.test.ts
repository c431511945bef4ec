import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";
import { hear } from "../testing.ts";

const asked = "can we see it saturday at 10:30?";
const moveInOf = (text: string) => talkOf([asked, text]).at(-1)?.heard?.facts.moveIn;

describe("A week counted from a date", () => {
  it.each([
    ["my house sale closes June 9, so the week after that", "2026-06-15"],
    ["school ends June 5, we would move the following week", "2026-06-08"],
    ["el 12 de junio firmamos, nos mudamos la semana siguiente", "2026-06-15"],
  ])("is none of today's, and the date itself is none to move in on: %j", (text, from) =>
    expect(moveInOf(text)?.from).toBe(from),
  );
  it("is next week where no date stands before it", () =>
    expect(hear("can i see it the week after").times[0]?.from).toBe("2026-05-11"));
});

describe("The month of something past", () => {
  it.each([
    "no pets, our old dog passed in March",
    "we lost our cat in January",
    "i graduated in December",
    "no tenemos mascotas, el perro murió en febrero",
    "vendimos la casa en marzo",
  ])("is none to move in: %j", (text) => {
    expect(hear(text).facts.moveIn).toBeUndefined();
    expect(moveInOf(text)).toBeUndefined();
  });
  it.each([
    ["we are interested in january", "2027-01-01"],
    ["we planned for December", "2026-12-01"],
  ])("is one to move in where it is planned: %j", (text, from) => expect(moveInOf(text)?.from).toBe(from));
});

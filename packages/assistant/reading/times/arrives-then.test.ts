import { describe, expect, it } from "vitest";
import type { Talk } from "../../talk.ts";
import { hear } from "../testing.ts";

const offered: Partial<Talk> = { introduced: true, awaiting: "time" };
const heard = (text: string, talk: Partial<Talk> = {}) => {
  const { facts, times } = hear(text, talk);
  return { moveIn: facts.moveIn?.from, toCome: times.filter(({ not }) => !not).map(({ from }) => from) };
};

describe("The date from which somebody comes to live there", () => {
  it.each([
    ["We land in Ohio on June 12 with our two suitcases, is there a bed?", "2026-06-12"],
    ["i get into town june 27", "2026-06-27"],
    ["we pull in with the trailer june 19, is the driveway wide enough", "2026-06-19"],
    ["Sergeant here, transferring to the base, reporting July 10", "2026-07-10"],
    ["I begin at the shipyard there on June 15 and need a room by then", "2026-06-15"],
    ["My fellowship begins July 1 and I'd take the apartment from that day", "2026-07-01"],
    ["they want us out june 30, we need yours from then on", "2026-06-30"],
    ["the movers are booked for June 22, is there an elevator?", "2026-06-22"],
    ["our condo closes June 30 and we'd go straight into yours on July 1", "2026-07-01"],
    ["a friend moves into my room on June 26 so that's the day I need yours", "2026-06-26"],
    ["aterrizamos el 12 de junio, somos dos", "2026-06-12"],
    ["me trasladan el 3 de agosto y desde esa fecha ocuparía la casa", "2026-08-03"],
    ["empiezo en el hospital de allá el 15 de junio", "2026-06-15"],
    ["mi esposa y los niños van a llegar de Arequipa el 18 de junio", "2026-06-18"],
    ["llegamos el 20 de mayo y querríamos entrar esa misma semana", "2026-05-20"],
  ])("is one to move in on: %j", (text, moveIn) => expect(heard(text)).toEqual({ moveIn, toCome: [] }));

  it.each([
    ["we only get there on June 21, that's when we'd start to live there", "2026-06-21"],
    ["llegamos a vivir ahí el 21 de junio", "2026-06-21"],
    ["June 12 is good", "2026-06-12"],
  ])("is none to come by, though times were offered: %j", (text, moveIn) =>
    expect(heard(text, offered)).toEqual({ moveIn, toCome: [] }),
  );

  it.each([
    ["my lease ends the 30th, so from june 1 i'd need the apartment", "2026-06-01"],
    ["mi contrato vence el 31, así que desde junio necesitaría el departamento", "2026-06-01"],
  ])("is told beside the day on which a lease ends: %j", (text, moveIn) =>
    expect(heard(text)).toEqual({ moveIn, toCome: [] }),
  );

  it.each([
    "we fly in on june 12 to look at places",
    "my brother lands on june 12",
    "we came back from our trip on may 2",
    "the couch arrives june 12",
    "I come to town in april for work, I am an engineer",
  ])("is not that of a visit, of another or of what is over: %j", (text) => expect(heard(text).moveIn).toBeUndefined());
});

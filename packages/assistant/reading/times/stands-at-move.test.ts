import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const days = (text: string, talk = {}) => {
  const { facts, times } = hear(text, talk);
  return { moveIn: facts.moveIn?.from, times: times.map(({ from }) => from) };
};

describe("A date, where the message speaks of moving in", () => {
  it.each([
    ["Can we move in on the 26th or 27th? Thursday the 28th would be easiest since my brother helps.", "2026-05-28"],
    ["When would we be able to move in? Saturday the 23rd works for us", "2026-05-23"],
    ["June 8 start, is there a way of getting in the weekend before? Sun the 7th would be perfect", "2026-06-07"],
    ["Would Saturday the 30th be possible to move in, or Sunday the 31st?", "2026-05-30"],
    ["What if we moved in on the 26th? the 27th would work too", "2026-05-26"],
    ["Is there a way to get in a few days early? Monday the 18th would be perfect", "2026-05-18"],
    ["I could pick up the keys on the 25th. Tuesday the 26th is when my truck is booked", "2026-05-25"],
    ["¿el contrato puede empezar el 1 de junio? El 3 de junio sería mejor", "2026-06-03"],
  ])("is one to move in on, also in the next clause: %j", (text, moveIn) =>
    expect(days(text)).toEqual({ moveIn, times: [] }),
  );
  it.each([
    ["I'd move in on the 25th. Could I look at it Thursday the 14th?", "2026-05-14"],
    ["I want to move in on May 25. Is the 14th still open?", "2026-05-14"],
    ["we hope to move in May 25, can we see it the 14th", "2026-05-14"],
  ])("is one to come by where words of coming stand with it: %j", (text, day) =>
    expect(days(text)).toEqual({ moveIn: "2026-05-25", times: [day] }),
  );
  it("is one to come by in the next clause where a time is waited for and it is near by", () =>
    expect(
      days("We would move in on May 28. The 14th is good for us.", { introduced: true, awaiting: "time" }),
    ).toEqual({
      moveIn: "2026-05-28",
      times: ["2026-05-14"],
    }));
  it.each([
    "could I move in around the 25th or would the rent run from the 20th anyway",
    "¿puedo mudarme el 25 o la renta corre desde el 20?",
  ])("is none where it is when the rent begins instead: %j", (text) =>
    expect(hear(text, asked("moveIn")).facts.moveIn).toEqual({ from: "2026-05-25", to: "2026-05-25" }),
  );
});

describe("A day of the week with its number", () => {
  it.each([
    ["could we come Thursday the 14th", "2026-05-14"],
    ["I'd move in Thursday the 18th", "2026-06-18"],
    ["me mudo el jueves 18", "2026-06-18"],
  ])("is of the month in which they agree: %j", (text, day) => {
    const { facts, times } = hear(text);
    expect(facts.moveIn?.from ?? times[0]?.from).toBe(day);
  });
});

describe("A month or a date on which nobody moves in", () => {
  it.each([
    "I make 24 an hour, only began there in April",
    "we got back from Texas in March",
    "entré a la bodega en marzo",
    "I'd hate it, we would not want to move over the holidays or in February",
    "no queremos mudarnos en diciembre ni en enero",
    "my cousin may sleep over at times, he has no lease anywhere right now",
    "just until the end of April, is that doable",
    "el vale se nos vence el 30 de mayo",
  ])("is past, denied or an end: %j", (text) =>
    expect(hear(text, asked("moveIn", "income")).facts.moveIn).toBeUndefined(),
  );
  it.each([
    ["we want something from June until around November", "2026-06-01"],
    ["busco algo de junio a noviembre", "2026-06-01"],
    ["I can't move before June 3", "2026-06-03"],
    ["I don't want to move in May, so June 10", "2026-06-10"],
  ])("is told from one from which on they do: %j", (text, day) => expect(hear(text).facts.moveIn?.from).toBe(day));
});

it("A day of a month with its hour is one to come by, and no month from which on one lives there", () => {
  expect(hear("¿Puedo verlo el sábado 16 de mayo a las 10 de la mañana?").times).toMatchObject([
    { from: "2026-05-16", to: "2026-05-16", at: "10:00" },
  ]);
});

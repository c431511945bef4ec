import { describe, expect, it } from "vitest";
import { clockAt } from "../dialogue/home-clock.ts";
import { sampleWorld } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

const local = (startsAt: string): string => {
  const { day, time } = clockAt(Temporal.Instant.from(startsAt), sampleWorld.property.timeZone);
  return `${day.slice(-2)} ${time}`;
};
const last = (texts: readonly string[]) => talkOf(texts).at(-1)!;
/** The time that a talk comes to, else those that are offered. */
const timesOf = (texts: readonly string[]): string[] => {
  const { talk } = last(texts);
  return (talk.chosen ? [talk.chosen] : talk.offered).map(({ startsAt }) => local(startsAt));
};
/** The day of moving in that the last of some messages tells. */
const moveInOf = (texts: readonly string[]): string | undefined => last(texts).heard?.facts.moveIn?.from;

describe("Where moving in was asked for and times were offered, what is said of one of those days", () => {
  const before = ["when can I see it?", "saturday at 10 works"];
  it.each([
    ["I'd rather have the 11 o'clock slot on Saturday", "16 11:00"],
    ["so 11 oclock saturday. it's Otto", "16 11:00"],
    ["mejor el sábado a las 11 en punto", "16 11:00"],
    ["10.30 saturday, thanks", "16 10:30"],
    ["como le dije, el sábado 16", "16 10:00"],
  ])("is when to come: %j", (text, time) => {
    expect(moveInOf([...before, text])).toBeUndefined();
    expect(timesOf([...before, text])).toEqual([time]);
  });

  it.each([
    ["May 20", "2026-05-20"],
    ["we'd move in saturday the 23rd", "2026-05-23"],
    ["nos mudamos el 23 de mayo", "2026-05-23"],
  ])("is when one moves in if the home is free by then or it says so: %j", (text, day) =>
    expect(moveInOf([...before, text])).toBe(day),
  );
});

describe("A day on which nothing is open", () => {
  it.each([
    ["may I visit today?", "dang. then what's the soonest?", ["11 17:00"]],
    ["could we visit tomorrow?", "oh ok, the earliest you've got", ["11 17:00"]],
    ["¿puedo verla hoy?", "ni modo, ¿cuál es la primera hora?", ["11 17:00"]],
  ])("is left where the renter goes on without it: %j, %j", (day, text, times) =>
    expect(timesOf([day, text])).toEqual(times),
  );
});

it.each([
  ["alright, thursday i guess, 5. it's Otto", "14 17:00"],
  ["saturday i suppose, 11", "16 11:00"],
  ["lunes supongo, a las 6", "11 18:00"],
])("An hour beside a day said with little joy is of that day: %j", (text, time) =>
  expect(timesOf(["when can I see it?", text])).toEqual([time]),
);

it.each(["5.30 on monday", "monday, 5.30 pm", "el lunes 5.30"])("A point stands for a colon in an hour: %j", (text) =>
  expect(timesOf(["when can I see it?", text])).toEqual(["11 17:30"]),
);

it.each(["any day cept monday", "i can do whatever day except monday"])(
  "All days but one leave that one out: %j",
  (text) => expect(timesOf(["when can I see it?", text]).some((time) => time.startsWith("11"))).toBe(false),
);

describe("An hour alone beside the time that stands", () => {
  const chosen = ["can I see it thursday at 5?"];
  it.each([
    ["no, 5:30", "14 17:30"],
    ["sorry, make that 5:30, and my dad comes too", "14 17:30"],
    ["perdón, a las 5 y media", "14 17:30"],
  ])("is another one of its day: %j", (text, time) => expect(timesOf([...chosen, text])).toEqual([time]));
  it.each(["no, two", "actually 3", "no, dos"])("is none where Piper's last words named no time: %j", (text) =>
    expect(last([...chosen, "how many closets are there?", text]).heard?.times).toEqual([]),
  );
});

describe("A tour over video", () => {
  it.each(["can we go on zoom thursday", "could I go on facetime on thursday", "puedo ir por videollamada el jueves"])(
    "is none in person: %j",
    (text) => expect(last([text]).heard?.times.map(({ tourType }) => tourType)).not.toContain("IN_PERSON"),
  );
  it.each(["I can go on thursday after all", "puedo ir el jueves"])("but going there is: %j", (text) =>
    expect(last(["I'd like a video tour on friday", text]).heard?.signals.has("comes-there")).toBe(true),
  );
});

it.each(["la más temprana", "el más temprano por favor"])("The earliest of those offered is the first: %j", (text) =>
  expect(timesOf(["can I see it saturday?", text])).toEqual(["16 10:00"]),
);

describe("A day of the month said again without its month", () => {
  it.each([
    ["we could move on june 20", "no, the 20th is the earliest we can do"],
    ["nos mudaríamos el 20 de junio", "no, el 20 es lo más pronto que podemos"],
  ])("is of the month it was told with: %j, %j", (first, again) => expect(moveInOf([first, again])).toBe("2026-06-20"));
  it("is that of a time offered, where one is of that day", () =>
    expect(timesOf(["we'd move in june 16. when can I see it?", "the 16th at 10"])).toEqual(["16 10:00"]));
});

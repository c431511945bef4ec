import { expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

/** Half past five on Tuesday, chosen; the credit score is still asked for. */
const chosen = { startsAt: "2026-05-12T21:30:00Z", tourType: "IN_PERSON" as const };

it.each([
  "are we all set for 530 then?",
  "ok write me in for 530",
  "so is it a go at 530 or do i wait?",
  "¿ya quedó apartado para las 530?",
])("The hour that was chosen is no credit score: %j", (text) =>
  expect(hear(text, { ...asked("credit"), chosen }).facts).toEqual({}),
);
it.each(["530", "my credit is 530", "como 530", "615 last time i looked"])("A score told alone is one: %j", (text) =>
  expect(hear(text, { ...asked("credit"), chosen }).facts.creditScore).toBeDefined(),
);
it("and another figure asked about is no hour", () =>
  expect(hear("is 580 too low?", { ...asked("credit"), chosen }).times).toEqual([]));

it.each([
  "we'd get there six fifteen or so",
  "the five forty five one is better for us",
  "let's do five forty five, I get off at five",
  "we get off at five so 545 to see it",
  "llegamos a las 545",
  "mejor la visita a las cinco cuarenta y cinco, vamos el martes",
])("An hour told to who asked for a score is none: %j", (text) =>
  expect(hear(text, asked("credit")).facts.creditScore).toBeUndefined(),
);
it.each([
  ["that was the hour, six fifteen on the thirteenth, my credit's seven oh five", 705],
  ["I never said five forty five for my score, it's seven hundred and five and five forty five is when we come", 705],
  ["that's the hour, 545 on the 12th, and my score is 705", 705],
  ["la hora es 545, el puntaje es 705", 705],
  ["no dije eso, esa es la hora. mi puntaje es setecientos treinta y dos", 732],
])("Who puts an hour taken for a score right has this one: %j", (text, score) =>
  expect(hear(text, asked("credit")).facts.creditScore).toEqual({ low: score, high: score }),
);
it.each([
  ["somewhere in the seven tens, no, in the six nineties", 690],
  ["upper six sixties I'd say", 660],
  ["my credit is in the seven forties", 740],
])("A score is told by its ten: %j", (text, low) =>
  expect(hear(text, asked("credit")).facts.creditScore).toEqual({ low, high: low + 9 }),
);

it.each(["thurs 430", "saturday 1030", "430 thursday", "how about friday 530", "el jueves 430", "530 el martes"])(
  "An hour on a day of the week is no score, no pay and no day to move in on: %j",
  (text) => {
    const { facts, times } = hear(text, asked("credit", "income", "moveIn"));
    expect([facts.creditScore, facts.monthlyIncome, facts.moveIn]).toEqual([undefined, undefined, undefined]);
    expect(times.map(({ at }) => at)).toEqual([expect.stringMatching(/^(?:16|17|10):30$/)]);
  },
);
it.each(["they hand me 850 every friday", "i made 950 friday", "me dan 850 cada viernes"])(
  "What comes on a day is pay: %j",
  (text) => expect(hear(text, asked("income")).incomes?.parts.length).toBe(1),
);

it.each([
  "my roommate makes like 15 an hr, 25 hrs a week",
  "he gets around 16 an hour at the mill",
  "gana como 15 la hora, 25 horas por semana",
])("Pay by the hour is no time to come at: %j", (text) => {
  for (const talk of [{}, { introduced: true, awaiting: "time" as const }, { introduced: true, chosen }])
    expect(hear(text, talk).times).toEqual([]);
});

it.each([
  ["I'm out at 430 so maybe 5. Joan Abbot 937 555 0109", "17:00"],
  ["we get off at 5:15, so maybe 6.", "18:00"],
])("An hour after that at which one is free is no number of people: %j", (text, at) => {
  const { facts, times } = hear(text, { introduced: true });
  expect([facts.occupants, times.at(-1)?.at]).toEqual([undefined, at]);
});

it.each([
  ["tuesday suits us. 630?", "18:30"],
  ["we could do wednesday. like 2?", "14:00"],
  ["el martes sí. 1145?", "11:45"],
])("A figure alone behind the name of a day is the hour on it: %j", (text, at) => {
  const { times, facts } = hear(text, asked("credit"));
  expect(times.map((wish) => wish.at)).toEqual([at]);
  expect(facts.creditScore).toBeUndefined();
});
it("and a score behind one that is no hour stays one", () =>
  expect(hear("friday is my payday. 620", asked("credit")).facts.creditScore).toEqual({ low: 620, high: 620 }));

it("What is paid of the rent is no score, however low one may be", () =>
  expect(hear("my portion at the last place was 412", asked("credit")).facts.creditScore).toBeUndefined());

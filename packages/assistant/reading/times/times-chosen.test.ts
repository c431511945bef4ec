import { describe, expect, it } from "vitest";
import type { Talk } from "../../talk.ts";
import { asked, hear } from "../testing.ts";

const offering = (...starts: string[]): Partial<Talk> => ({
  introduced: true,
  awaiting: "time",
  offered: starts.map((startsAt) => ({ startsAt, tourType: "IN_PERSON" as const })),
});
// Tuesday, May 12: 5:30 and 6:00 PM; Wednesday at 6:30 PM.
const halfPastFive = "2026-05-12T21:30:00Z";
const six = "2026-05-12T22:00:00Z";
const wednesday = "2026-05-13T22:30:00Z";

describe("Of the times that were offered,", () => {
  it.each([
    "the last one of these suits me. what do you ask as a deposit?",
    "let's take the last one of them, how many cars fit?",
    "la última de esas me queda bien. ¿cuánto es el depósito?",
  ])("the last one is chosen beside a question: %j", (text) =>
    expect(hear(text, offering(halfPastFive, six, wednesday)).times).toMatchObject([{ choice: 2 }]),
  );
  it("which is the last is asked of a day", () =>
    expect(hear("what is the last one on thursday?", offering(halfPastFive, six)).times[0]?.choice ?? null).toBeNull());

  it.each(["530 by video works, we have a beagle", "530 could be tight for us", "the 530 please", "tuesday 530"])(
    "an hour is told without its colon: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times[0]?.at).toBe("17:30"),
  );
  it.each([
    ["I need 645 not 6", "18:45"],
    ["could you do 515?", "17:15"],
    ["645 would be better", "18:45"],
    ["mejor a las 445", "16:45"],
    ["could we come at 5 or 545", "17:00"],
  ])("one near them is told without its colon too: %j", (text, at) =>
    expect(hear(text, offering(halfPastFive, six)).times[0]?.at).toBe(at),
  );
  it.each(["715 and no pets", "my score is like 645", "como 645 y no tengo mascotas", "the voucher pays 500"])(
    "a figure that is near them but tells something else is no hour: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times).toEqual([]),
  );
  it.each(["5 30 then", "i told you the 5 30 with the owner", "the 5 30 is good"])(
    "an hour is told with its minutes apart: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times[0]?.at).toBe("17:30"),
  );
  it.each(["no i said before noon. sunday at 10:30 is great", "no, dije antes de las 12. el domingo a las 10:30"])(
    "a limit told again is no refusal of it: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times.every(({ not }) => !not)).toBe(true),
  );
  it.each(["credit 530", "$530 a month", "i make 530 a week", "530 score, 5200 a month"])(
    "a figure of something else is no hour: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times.every(({ at }) => at !== "17:30")).toBe(true),
  );
  it("an hour that was chosen is no income, later on either", () => {
    const chosen = { startsAt: halfPastFive, tourType: "IN_PERSON" as const };
    const heard = hear("i meant the 530 on tuesday", { ...asked("income", "moveIn"), chosen });
    expect(heard.facts).toEqual({});
    expect(heard.times[0]?.at).toBe("17:30");
  });

  it.each([
    ["530 could be tight, the other one", 1],
    ["i can't at 6, the other one", 0],
    ["at 6 i'm at the gym, the other one", 0],
    ["6:00 won't work for us, the other one please", 0],
    ["a las 6 no puedo, la otra por favor", 0],
  ])("the other of two is the one not named: %j", (text, choice) =>
    expect(hear(text, offering(halfPastFive, six)).times).toMatchObject([{ choice }]),
  );
  it("the other of three is none in particular", () =>
    expect(
      hear("530 could be tight, the other one", offering(halfPastFive, six, wednesday)).times.every(
        ({ choice }) => choice === null,
      ),
    ).toBe(true));
});

it("An hour of a new sentence is of the day that it names", () =>
  expect(hear("You wrote the 20th again. Is 2:30 on the 13th free?").times).toContainEqual(
    expect.objectContaining({ from: "2026-05-13", at: "14:30" }),
  ));

it.each([
  "well make it 5 so my sister can come",
  "thursday, or make it 5, i am off then",
  "let's do 5 since the bus is late",
])("An hour that is made of it is one, whatever is said of why: %j", (text) =>
  expect(hear(text).times).toContainEqual(expect.objectContaining({ at: "17:00", not: false })),
);
it.each(["mornings, but not thursday or fri", "any day but thursday or friday", "no puedo jueves ni viernes"])(
  "Both of two days are refused: %j",
  (text) => {
    const refused = hear(text).times.filter(({ not }) => not);
    expect(refused.map(({ from }) => from).sort()).toEqual(["2026-05-14", "2026-05-15"]);
    expect(hear(text).times.some(({ not, from }) => !not && from !== null)).toBe(false);
  },
);
it("One of two days may suit though the other does not", () =>
  expect(hear("i can't do thursday or friday, saturday works").times).toContainEqual(
    expect.objectContaining({ from: "2026-05-16", not: false }),
  ));

it.each(["9 may be tight for me", "the 10 may not work"])("A verb is no month: %j", (text) =>
  expect(hear(text).times.every(({ from }) => from === null || !/-05-(?:09|10)$/.test(from))).toBe(true),
);

describe("A day of the week", () => {
  it.each(["is there any thursday?", "any thursday at all"])("may be any: %j", (text) => {
    expect(hear(text).times).toMatchObject([{ from: "2026-05-14" }]);
    expect(hear(text).unknownQuestions).toEqual([]);
  });
});

describe("A condition", () => {
  it("is no question for the owner", () => expect(hear("Si hay, ese mismo.").unknownQuestions).toEqual([]));
  it("of being late asks, and tells of no delay", () =>
    expect(hear("If our bus is slow, is it okay to come ten minutes late?").intents).not.toContain("running_late"));
});

describe("Who leaves it to Piper which of the times offered", () => {
  it.each([
    ["all of them are fine, pick one", 0],
    ["I don't mind, choose for us. Joan Abbot 937 555 0109", 0],
    ["nos da igual, el que usted prefiera", 0],
    ["todos nos sirven", 0],
    ["cualquier hora de esas está bien", 0],
    ["put us down for whichever one is open first", 0],
    ["the first of those", 0],
    ["the sooner the better please", 0],
    ["el que sea más pronto", 0],
    ["the last of these then", 2],
  ])("takes the first, or the one named by its place: %j", (text, choice) =>
    expect(hear(text, offering(halfPastFive, six, wednesday)).times).toMatchObject([{ choice }]),
  );
  it.each([
    ["ok, the closest one then", 1],
    ["what's nearest to that is fine. I'm Joan, 937 555 0109", 1],
    ["sí, la más cercana por favor", 1],
  ])("takes that which is closest to the time asked for: %j", (text, choice) => {
    const standingTime = { from: "2026-05-12", to: "2026-05-12", at: "19:00", after: null, before: null };
    expect(hear(text, { ...offering(halfPastFive, six, wednesday), standingTime }).times).toMatchObject([{ choice }]);
  });
  it.each(["where is the closest bus stop?", "the closest parking is where?", "we both work late", "no me da igual"])(
    "has said so in words of times: %j",
    (text) => expect(hear(text, offering(halfPastFive, six)).times.filter(({ choice }) => choice !== null)).toEqual([]),
  );
});

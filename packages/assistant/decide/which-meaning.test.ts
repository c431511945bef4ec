import { describe, expect, it } from "vitest";
import { say, talkOf } from "./testing.ts";

const lastOf = (...texts: string[]) => talkOf(texts).at(-1)!;

/** Questions of plates or clothes. Which of them leaves it open depends on what was learned last. */
const ofWashing = [
  ...["is there a machine for the washing up", "do i have to do the washing by hand", "is the washing done by hand"],
  ...["do i have to wash the plates by hand there", "is the washing up by hand or by machine", "who does the washing"],
  ...["does it wash", "is the washing a machine", "is there something for the washing", "what washes there"],
  ...[
    "is there a machine to wash things",
    "does a machine wash",
    "do you wash there",
    "can the washing be done by hand",
  ],
];
const ofEither = /Do you mean (?:a dishwasher or laundry|laundry or a dishwasher)\?/;
const question = ofWashing.find((words) => ofEither.test(lastOf(words).text))!;

describe("Which time zone is meant", () => {
  it.each([
    "5 pm, is that Eastern?",
    "are those times in Eastern time?",
    "what time zone is that in",
    "and are those your time or mine? which time zone",
    "¿las horas son hora del este o del centro?",
  ])("is told, and looks for nobody of that name: %j", (text) => {
    const turn = say(text);
    expect(turn.text).toContain("EDT");
    expect(turn.said).toContain("answer");
    expect(turn.heard?.topics).toEqual(["meaning.time_zone"]);
    expect(turn.heard?.intents).not.toContain("ask_identity");
  });
});

describe("A question that may mean either of two things", () => {
  it("is answered with a question that names both, and goes to nobody", () => {
    const turn = lastOf(question);
    expect(turn.text).toMatch(ofEither);
    expect(turn.orders).toEqual([]);
  });

  it.each([
    ["the first", 0],
    ["the second one", 1],
    ["2", 1],
  ])("is of what %j chooses", (answer, place) => {
    const [asked, answered] = talkOf([question, answer]);
    const isDishwasherFirst = /mean a dishwasher/.test(asked?.text ?? "");
    expect(answered?.text).toContain(isDishwasherFirst === (place === 0) ? "dishwasher" : "shared laundry");
  });

  it.each([
    ["the laundry, how does it work", "shared laundry"],
    ["i mean a dishwasher", "dishwasher"],
    ["la lavandería", "laundry"],
  ])("is of what %j names", (answer, told) => expect(lastOf(question, answer).text).toContain(told));

  it("is of both, if both are meant", () => {
    const { text } = lastOf(question, "both");
    expect(text).toContain("dishwasher");
    expect(text).toContain("laundry");
  });

  it("goes to the owner if it means neither", () =>
    expect(lastOf(question, "no, neither").orders).toMatchObject([{ kind: "escalate", question }]));

  it("is let go by who asks something else", () => {
    const [, next, last] = talkOf([question, "how much is the rent?", "the first"]);
    expect(next?.text).toContain("$1,600");
    expect(last?.text).not.toContain("dishwasher");
  });

  it("is asked back once in a talk", () =>
    expect(lastOf(question, "how much is the rent?", question).orders).toMatchObject([{ kind: "escalate" }]));
});

import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { talkOf } from "./testing.ts";

const local = (startsAt: string): string => {
  const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(sampleWorld.property.timeZone);
  return `${at.day} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};
/** The time that a talk comes to, else those that are offered. */
const timesOf = (texts: readonly string[]): string[] => {
  const { talk } = talkOf(texts).at(-1)!;
  return (talk.chosen ? [talk.chosen] : talk.offered).map(({ startsAt }) => local(startsAt));
};

describe("Of two times that were offered,", () => {
  it.each([
    ["the earlier of the two would let us get home before dark", "14 17:00"],
    ["then the earlier of those on thursday", "14 17:00"],
    ["la más temprana de las dos por favor", "14 17:00"],
    ["the later of the two suits my son", "14 17:30"],
    ["no not the first, the second one", "14 17:30"],
    ["la primera no, la segunda", "14 17:30"],
  ])("%j is one", (text, time) => expect(timesOf(["can I see it thursday?", text])).toEqual([time]));
  it.each(["is there an earlier one than those?", "¿hay una más temprano?"])("and %j is none", (text) =>
    expect(talkOf(["can I see it thursday?", text]).at(-1)!.talk.chosen ?? null).toBeNull(),
  );
});

it("The first of three passed over leaves the one that is named", () => {
  for (const text of ["not the first one, the third one", "la primera no, la tercera"])
    expect(timesOf(["can I see it saturday?", text])).toEqual(["16 11:00"]);
});

it.each([
  "monday or thursday after 5:15, whichever is easier",
  "either monday or thursday any time after 5:15, you pick",
  "el lunes o el jueves después de las 5:15, cualquiera",
])("Who leaves the choice between two days after an hour gets none before it: %j", (text) =>
  expect(timesOf(["when can I see it?", text])).toEqual(["11 17:30", "11 18:00", "14 17:30"]),
);

it.each([
  "monday either 5:30 or 6, whichever",
  "you pick, monday 530 or 6",
  "el lunes a las 5:30 o a las 6, cualquiera de las dos",
])("Who leaves the choice between two hours gets no other one: %j", (text) =>
  expect(timesOf(["when can I see it?", text])).toEqual(["11 17:30", "11 18:00"]),
);

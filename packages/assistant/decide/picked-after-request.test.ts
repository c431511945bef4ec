import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { step } from "../step.ts";
import { type Line, newTalk, type Talk } from "../talk.ts";
import type { Turn } from "../turn.ts";
import type { World } from "../world.ts";
import { known, talkOf } from "./testing.ts";

const local = (startsAt: string): string => {
  const at = Temporal.Instant.from(startsAt).toZonedDateTimeISO(sampleWorld.property.timeZone);
  return `${at.day} ${at.toPlainTime().toString({ smallestUnit: "minute" })}`;
};

/** The last turn of a renter of whom all is known, whose wishes become a request. */
function lastOf(texts: readonly string[]): Turn {
  let talk: Talk = newTalk;
  let world: World = { ...sampleWorld, renter: known };
  const history: Line[] = [];
  let last: Turn | null = null;
  for (const text of texts) {
    last = step(talk, { kind: "message", text, history: [...history] }, world);
    talk = last.talk;
    for (const order of last.orders)
      if (order.kind === "request-showing" || order.kind === "move-showing") {
        const startsAt = Temporal.Instant.from(order.startsAt);
        const endsAt = startsAt.add({ minutes: 30 });
        world = { ...world, request: { id: "r", status: "PENDING", startsAt, endsAt, tourType: "IN_PERSON" } };
      }
    history.push({ from: "renter", text }, { from: "piper", text: last.text });
  }
  return last!;
}
const movedTo = (texts: readonly string[]): string[] =>
  lastOf(texts).orders.flatMap((order) => (order.kind === "move-showing" ? [local(order.startsAt)] : []));
const offered = ({ talk }: Turn): string[] => talk.offered.map(({ startsAt }) => local(startsAt));

describe("Who requested one of several times, Monday at 5, Thursday at 5 or Saturday at 10,", () => {
  const before = ["when can I see it?", "monday at 5"];
  it.each([
    ["oh wait, no, the later one", "16 10:00"],
    ["the last one you listed is better for me actually", "16 10:00"],
    ["actually make it the second one", "14 17:00"],
    ["mejor la segunda", "14 17:00"],
    ["mejor la última", "16 10:00"],
    ["sorry, the third one", "16 10:00"],
  ])("moves it with %j", (text, time) => expect(movedTo([...before, text])).toEqual([time]));

  it.each(["can we do the other one actually?", "mejor la otra"])("is offered others with %j", (text) =>
    expect(offered(lastOf([...before, text]))).not.toEqual([]),
  );
  it.each([
    ["can it be later in the day?", ["11 17:30", "11 18:00"]],
    ["is there anything later?", ["11 17:30", "11 18:00"]],
  ])("is offered what is later on the same day with %j", (text, times) =>
    expect(offered(lastOf([...before, text]))).toEqual(times),
  );
  it.each(["which floor is it on, the second one?", "does the second bedroom have a closet?", "ok great"])(
    "moves nothing with %j",
    (text) => expect(movedTo([...before, text])).toEqual([]),
  );
  it.each(["can we go back to 5", "can we do 5", "back to 5"])("goes back with %j", (text) =>
    expect(movedTo([...before, "make it 6 instead", text])).toEqual(["11 17:00"]),
  );
});

it("Of two times the other one is the one that was not requested", () => {
  for (const text of ["no wait, the other one", "perdón, mejor la otra"])
    expect(movedTo(["can I see it thursday?", "5:30", text])).toEqual(["14 17:00"]);
});

describe("Who chose a time and was asked for facts", () => {
  const chosenAfter = (text: string): string | undefined => {
    const { talk } = talkOf(["when can I see it?", "monday at 5", text]).at(-1)!;
    return talk.chosen ? local(talk.chosen.startsAt) : undefined;
  };
  it.each([
    ["oh wait, no, the later one", "16 10:00"],
    ["actually make it the second one", "14 17:00"],
    ["mejor la última", "16 10:00"],
  ])("has another one with %j", (text, time) => expect(chosenAfter(text)).toBe(time));
  it.each(["the earliest I can move is May 25", "el primero de junio", "whatever is soonest"])(
    "keeps it with %j",
    (text) => expect(chosenAfter(text)).toBe("11 17:00"),
  );
});

it("Both hours of a question are hours: one or the other is offered", () => {
  const { talk } = talkOf(["can I see it monday?", "do you have 5 or 6 on monday"]).at(-1)!;
  expect(talk.offered.map(({ startsAt }) => local(startsAt))).toEqual(["11 17:00", "11 18:00"]);
});
